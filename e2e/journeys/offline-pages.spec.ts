import type { APIRequestContext, Page } from "@playwright/test";
import { expectAccessible } from "../accessible.ts";
import { roomiest } from "../board.ts";
import { expect, languages, test, visits } from "../fixtures.ts";
import { type Line, startLine } from "../line.ts";
import { logIn, newMember, newPerson, sessionOf } from "../member.ts";

test.use({ serviceWorkers: "allow" });

const texts = {
	"sr-Latn": {
		lastSeen: /^Bez mreže: poslednje viđeno u \d+:\d\d$/,
		title: "Nema mreže",
		account: "Moj nalog",
	},
	en: {
		lastSeen: /^Offline: last seen at \d+:\d\d$/,
		title: "You’re offline",
		account: "My account",
	},
} as const;

/** Waits until the worker has cached what the open page needs, and answers the page's requests. */
async function expectCached(page: Page, ...paths: string[]): Promise<void> {
	await expect
		.poll(() =>
			page.evaluate(async (wanted) => {
				const names = await caches.keys();
				const lists = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
				const cached = lists.flat().map(({ url }) => new URL(url).pathname);
				const missing = wanted.filter((path) => !cached.includes(path));
				return navigator.serviceWorker.controller ? missing : [...missing, "the worker"];
			}, paths),
		)
		.toEqual([]);
}

const bookingCode = (id: number) => `/booking-code/${id}.svg`;

/** A member with a booking for today. Returns the code that the desk scans. */
async function newBooker(request: APIRequestContext, firstName: string) {
	const person = newPerson(firstName, "Bez Mreže");
	await newMember(request, person);
	const session = await sessionOf(request, person.email);
	const { id } = await roomiest(request, 3);
	const headers = { session_id: session };
	expect((await request.post(`/api/period/${id}/booking`, { headers })).status()).toBe(201);
	const [booking] = (await (await request.get("/api/user/booking", { headers })).json()) as {
		id: number;
		code: string;
	}[];
	return { ...person, booking: booking as { id: number; code: string } };
}

for (const { name, root, lang, device, viewport, tag } of visits) {
	test(`in ${name} on a ${device} the timetable and the own page open offline`, { tag }, async ({
		page,
		context,
		request,
	}) => {
		const words = texts[lang];
		const { email, booking } = await newBooker(request, "Tara");
		await page.setViewportSize(viewport);
		await logIn(page, request, email);
		await page.goto(`${root}/training-schedule/3`);
		await expectCached(page, `${root}/training-schedule/3`, "/api/period/gym_room/3", "/api/time");
		const lastSeen = page.getByText(words.lastSeen);
		await expect(lastSeen).toBeHidden();
		await page.goto(`${root}/account`);
		await expectCached(page, `${root}/account`, "/api/user/booking", bookingCode(booking.id));
		await context.setOffline(true);

		await page.reload();
		await expect(lastSeen).toBeVisible();
		await expect(page.getByText(booking.code)).toBeVisible();
		const picture = page.getByRole("img", { name: booking.code });
		await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
		await expectAccessible(page);

		await page.goto(`${root}/training-schedule/3?day=5`);
		await expect(lastSeen).toBeVisible();
		await expect(page.getByRole("heading", { level: 1 })).toHaveText(/Zemun/);
		const card = page.locator('[data-state="booked"]');
		await expect(card).toBeVisible();
		// Its script was never loaded by this page.
		await card.getByRole("heading").getByRole("link").click();
		await expect(page.getByRole("dialog").getByRole("heading", { level: 2 })).toBeVisible();

		await context.setOffline(false);
		await expect(lastSeen).toBeHidden();
	});
}

test("other pages say that there is no connection, list what opens, and continue by themselves", {
	tag: "@release",
}, async ({ page, context }) => {
	for (const { root, lang } of languages) {
		const words = texts[lang];
		await page.goto(`${root}/training-schedule/4`);
		await expectCached(page, `${root}/training-schedule/4`, `${root}/offline`);
		await context.setOffline(true);
		await page.goto(`${root}/faq`);
		await expect(page.getByRole("heading", { level: 1, name: words.title })).toBeVisible();
		await expectAccessible(page);
		// No member is logged in.
		await expect(page.getByRole("main").getByRole("link", { name: words.account })).toHaveCount(0);
		// By keyboard, because hovering would prefetch the page, and Playwright does not cut that line.
		await page.getByRole("main").getByRole("listitem").getByRole("link").first().press("Enter");
		await expect(page).toHaveURL(`${root}/training-schedule/4`);
		await expect(page.getByText(words.lastSeen)).toBeVisible();
		await page.goto(`${root}/faq`);
		await context.setOffline(false);
		await expect(page.getByRole("heading", { level: 1, name: words.title })).toHaveCount(0);
		await expect(page).toHaveURL(`${root}/faq`);
	}
});

const ownCaches = (page: Page) =>
	page.evaluate(async () => (await caches.keys()).filter((name) => !name.startsWith("site-")));

test("after a log-out nothing of the member is left, and the next one sees only their own", async ({
	page,
	context,
	request,
}) => {
	const { email, booking } = await newBooker(request, "Sanja");
	await logIn(page, request, email);
	await page.goto("/account");
	await expectCached(page, "/account", bookingCode(booking.id));
	await page.getByRole("banner").getByRole("button", { name: "Izloguj se" }).click();
	await expect(page).toHaveURL("/login");
	await expect.poll(() => ownCaches(page)).toEqual([]);
	await context.setOffline(true);
	await page.goto("/account");
	await expect(page.getByRole("heading", { level: 1, name: "Nema mreže" })).toBeVisible();
	await expect(page.getByText(booking.code)).toHaveCount(0);
	await context.setOffline(false);
	// The page reloads by itself, and is the log-in now. There, a session would lead on to the account.
	await expect(page.getByLabel("E-adresa")).toBeVisible();
	await page.goto("/faq");

	const other = await newBooker(request, "Zoran");
	const session = await sessionOf(request, other.email);
	await page.evaluate((token) => localStorage.setItem("token", token), session);
	await page.goto("/account");
	await expectCached(page, "/account", bookingCode(other.booking.id));
	await context.setOffline(true);
	await page.reload();
	await expect(page.getByText(other.booking.code)).toBeVisible();
	await expect(page.getByText(booking.code)).toHaveCount(0);
});

test("a log-out without a connection deletes everything as well", async ({ page, context, request }) => {
	const { email, booking } = await newBooker(request, "Vesna");
	await logIn(page, request, email);
	await page.goto("/account");
	await expectCached(page, "/account", bookingCode(booking.id));
	await context.setOffline(true);
	await page.reload();
	await expect(page.getByText(booking.code)).toBeVisible();
	await page.getByRole("banner").getByRole("button", { name: "Izloguj se" }).click();
	await expect(page.getByRole("heading", { level: 1, name: "Nema mreže" })).toBeVisible();
	await expect.poll(() => ownCaches(page)).toEqual([]);
});

/** The proxy counts the pages. */
const numberOf = async (page: Page) => Number.parseInt(await page.title(), 10);

const cachedNumber = (page: Page, path: string) =>
	page.evaluate(async (wanted) => {
		const html = await (await caches.match(wanted))?.text();
		return Number.parseInt(/<title>(\d+) /.exec(html ?? "")?.[1] ?? "", 10);
	}, path);

test.describe("behind a line that can be cut", () => {
	let line: Line;
	test.beforeEach(async ({ baseURL }) => {
		line = await startLine(baseURL as string);
	});
	test.afterEach(() => line.stop());

	test("online the page always comes from the server, and without it the last one", { tag: "@release" }, async ({
		page,
	}) => {
		await page.goto(`${line.url}/training-schedule/5`);
		await expectCached(page, "/training-schedule/5");
		let seen = await numberOf(page);
		for (let visit = 0; visit < 3; visit += 1) {
			await page.reload();
			expect(await numberOf(page)).toBeGreaterThan(seen);
			await expect(page.locator("html[data-stored]")).toHaveCount(0);
			seen = await numberOf(page);
		}
		// The worker stores a page after it is shown.
		await expect.poll(() => cachedNumber(page, "/training-schedule/5")).toBe(seen);
		// The browser does not know that it is offline.
		line.cut();
		await page.reload();
		expect(await numberOf(page)).toBe(seen);
		await expect(page.locator("html[data-stored]")).toHaveCount(1);
		line.mend();
		await page.waitForFunction((last) => Number.parseInt(document.title, 10) > last, seen);
		await expect(page.locator("html[data-stored]")).toHaveCount(0);
	});

	test("a page that is online never gets cached data, even if a request fails", { tag: "@release" }, async ({
		page,
		request,
	}) => {
		const { email } = await newBooker(request, "Nada");
		await logIn(page, request, email);
		await page.goto(`${line.url}/account`);
		await expectCached(page, "/account", "/api/user/booking");
		const answered = await page.evaluate(async () => {
			const headers = { session_id: localStorage.getItem("token") ?? "" };
			return (await fetch("/api/user/booking", { headers })).status;
		});
		expect(answered).toBe(200);
		line.cut();
		const failed = await page.evaluate(async () => {
			const headers = { session_id: localStorage.getItem("token") ?? "" };
			return fetch("/api/user/booking", { headers }).then(
				({ status }) => `answered with ${status}`,
				() => "failed",
			);
		});
		expect(failed).toBe("failed");
	});

	test("a new build replaces the caches of the last one, and keeps what was seen", { tag: "@release" }, async ({
		page,
		request,
	}) => {
		const { email } = await newBooker(request, "Rada");
		await logIn(page, request, email);
		await page.goto(`${line.url}/training-schedule/5`);
		await expectCached(page, "/training-schedule/5");
		await page.goto(`${line.url}/account`);
		await expectCached(page, "/account", "/api/user/booking");
		const names = () => page.evaluate(async () => (await caches.keys()).toSorted());
		expect(await names()).toEqual(["own-first", "site-first"]);
		line.deploy("second");
		// The browser looks for a new worker by itself after a navigation; the test does not wait for that.
		await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
		await expect.poll(names).toEqual(["own-second", "site-second"]);
		await expectCached(page, "/training-schedule/5", "/account", "/api/user/booking");
		line.cut();
		await page.goto(`${line.url}/training-schedule/5`);
		await expect(page.locator("html[data-stored]")).toHaveCount(1);
	});
});

test("a visitor who saves data gets no service worker", { tag: "@release" }, async ({ page }) => {
	await page.addInitScript(() => Object.defineProperty(navigator, "connection", { value: { saveData: true } }));
	await page.goto("/faq", { waitUntil: "load" });
	expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
});
