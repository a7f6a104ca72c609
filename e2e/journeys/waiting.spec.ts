import type { APIRequestContext, Page } from "@playwright/test";
import { expectAccessible } from "../accessible.ts";
import { cardOf, type Period, periodsOf } from "../board.ts";
import { expect, test, visits } from "../fixtures.ts";
import { logIn, newMember, newPerson, password, sessionOf, toast } from "../member.ts";

const texts = {
	"sr-Latn": {
		nextWeek: "Sledeća",
		monday: "ponedeljak",
		wait: /^Čekaj mesto/,
		leave: /^Napusti listu/,
		position: "Ti si 1. na listi čekanja.",
		waits: "Čekaš mesto",
		book: /^Prijavi se/,
		cancel: /^Otkaži/,
		cancelled: "Prijava za trening je otkazana.",
		undo: "Poništi",
		overlap: "Dva treninga u isto vreme",
		instead: /^Umesto/,
		logIn: /^Uloguj se: /,
		ahead: "Za treninge narednih dana prijavljuju se članovi.",
		confirm: "Potvrdi prijavu",
		email: "E-adresa",
		password: "Lozinka",
	},
	en: {
		nextWeek: "Next week",
		monday: "Monday",
		wait: /^Join the waiting list/,
		leave: /^Leave the list/,
		position: "You’re number 1 on the waiting list.",
		waits: "On the waiting list",
		book: /^Book/,
		cancel: /^Cancel/,
		cancelled: "Your booking is cancelled.",
		undo: "Undo",
		overlap: "Two classes at once",
		instead: /^Instead of/,
		logIn: /^Log in: /,
		ahead: "Only members can book ahead.",
		confirm: "Confirm booking",
		email: "E-mail",
		password: "Password",
	},
} as const;

/** Each has rooms of its own: they run at the same time. */
const rooms = {
	phone: { club: 1, room: 1, otherClub: 1, otherRoom: 2 },
	desktop: { club: 3, room: 4, otherClub: 3, otherRoom: 3 },
} as const;

/** A member who is not in the browser. */
async function newCaller(request: APIRequestContext, firstName: string) {
	const person = newPerson(firstName, "Matić");
	await newMember(request, person);
	const headers = { session_id: await sessionOf(request, person.email) };
	const of = ({ id, training_date }: Period) =>
		[`/api/period/${id}/booking`, { headers, data: { training_date } }] as const;
	return {
		book: async (period: Period) => expect((await request.post(...of(period))).status()).toBe(201),
		cancel: async (period: Period) => expect((await request.delete(...of(period))).status()).toBe(200),
	};
}

const minutes = (time: number) => Math.trunc(time / 100) * 60 + (time % 100);

async function openNextWeek(page: Page, address: string, words: (typeof texts)[keyof typeof texts]): Promise<void> {
	await page.goto(address);
	await page.getByRole("link", { name: words.nextWeek }).click();
	await expect(page).toHaveURL(/week=2026-11-23/);
}

for (const { name, root, lang, device, viewport, tag } of visits) {
	const words = texts[lang];
	const { club, room, otherClub, otherRoom } = rooms[device];
	test.describe(`${name}, ${device}`, { tag }, () => {
		test.use({ viewport });

		test("a member waits for a place next week, leaves, waits again and is moved up", async ({ page, request }) => {
			const holder = await newCaller(request, "Vuk");
			const full = (await periodsOf(request, room, "", "next")).find(
				({ day, capacity, free_places, cancelled }) => day === 1 && capacity === 1 && free_places === 1 && !cancelled,
			);
			expect(full, "the demo has a training with one place").toBeDefined();
			if (!full) return;
			await holder.book(full);
			const ana = newPerson("Ana", "Ristić");
			await newMember(request, ana);
			await logIn(page, request, ana.email);
			await openNextWeek(page, `${root}/training-schedule/${club}?room=${room}`, words);
			const card = cardOf(page, words.monday, full.time);
			await card.getByRole("link", { name: words.wait }).click();
			await expect(card.getByText(words.position)).toBeVisible();
			await expect(card).toHaveAttribute("data-state", "waiting");
			await expect(card.getByRole("button", { name: words.leave })).toBeFocused();
			// From the top, because targets under the sticky header count as too small.
			await page.evaluate(() => window.scrollTo(0, 0));
			await expectAccessible(page);
			await page.keyboard.press("Enter");
			await expect(card.getByRole("link", { name: words.wait })).toBeFocused();
			await page.keyboard.press("Enter");
			await expect(card.getByText(words.position)).toBeVisible();

			await page.goto(`${root}/account`);
			const waits = page.getByRole("region", { name: words.waits });
			await expect(waits.getByText(words.position)).toBeVisible();
			await expectAccessible(page);
			await holder.cancel(full);
			await page.reload();
			await expect(page.getByRole("button", { name: words.cancel })).toBeVisible();
			await expect(waits).toHaveCount(0);

			await openNextWeek(page, `${root}/training-schedule/${club}?room=${room}`, words);
			await expect(card).toHaveAttribute("data-state", "booked");
			await card.getByRole("button", { name: words.cancel }).click();
			await expect(card.getByRole("button", { name: words.undo })).toBeFocused();
			await toast(page, words.cancelled).getByRole("button", { name: words.undo }).click();
			await expect(card).toHaveAttribute("data-state", "booked");
			await expect(card.getByRole("button", { name: words.cancel })).toBeFocused();
		});

		test("a member changes to a class that overlaps another one", { tag: "@release" }, async ({ page, request }) => {
			const mia = newPerson("Mia", "Savić");
			await newMember(request, mia);
			const session = await logIn(page, request, mia.email);
			const [mine = [], others = []] = await Promise.all(
				[room, otherRoom].map(async (each) =>
					(await periodsOf(request, each, "", "next")).filter(
						({ day, free_places, cancelled }) => day < 3 && free_places > 1 && !cancelled,
					),
				),
			);
			const pair = mine
				.flatMap((one) => others.map((other) => [one, other] as const))
				.find(
					([one, other]) =>
						one.day === other.day &&
						minutes(one.time) < minutes(other.time) + other.duration &&
						minutes(other.time) < minutes(one.time) + one.duration,
				);
			expect(pair, "two trainings at the same time").toBeDefined();
			if (!pair) return;
			const [booked, wanted] = pair;
			const headers = { session_id: session };
			const data = { training_date: booked.training_date };
			expect((await request.post(`/api/period/${booked.id}/booking`, { headers, data })).status()).toBe(201);
			const board = `${root}/training-schedule/${otherClub}?room=${otherRoom}&week=2026-11-23&day=${wanted.day}`;
			await page.goto(`${board}&mode=day`);
			const card = page.getByRole("article").filter({ has: page.locator(`[data-slot="${wanted.id}"]`) });
			const sheet = page.getByRole("dialog", { name: words.overlap });
			// Until its script has run, the page has the visitors' link, which leads to the log-in.
			await expect(card.getByRole("link", { name: words.book })).toHaveAttribute("href", /[?&]book=/);
			await card.getByRole("link", { name: words.book }).click();
			await expect(sheet.getByRole("status")).toContainText(root ? booked.training.name_eng : booked.training.name);
			await expectAccessible(page);
			await page.goBack();
			await expect(sheet).toHaveCount(0);
			await expect(card.getByRole("link", { name: words.book })).toBeFocused();
			await page.keyboard.press("Enter");
			await sheet.getByRole("button", { name: words.instead }).click();
			await expect(card).toHaveAttribute("data-state", "booked");
			await expect(card.getByRole("button", { name: words.cancel })).toBeFocused();
			const own = await (await request.get("/api/user/booking", { headers })).json();
			expect(own.map(({ period_id }: { period_id: number }) => period_id)).toEqual([wanted.id]);
		});

		test("a visitor logs in for a class next week and is back at that very class", { tag: "@release" }, async ({
			page,
			request,
		}) => {
			const sara = newPerson("Sara", "Tomić");
			await newMember(request, sara);
			await openNextWeek(page, `${root}/training-schedule/${club}?room=${room}`, words);
			const monday = page.getByRole("region", { name: new RegExp(`^${words.monday}`, "i") });
			const free = (await periodsOf(request, room, "", "next")).find(
				({ day, free_places, cancelled }) => day === 1 && free_places > 1 && !cancelled,
			);
			const card = monday.getByRole("article").filter({ has: page.locator(`[data-slot="${free?.id}"]`) });
			await expect(card.getByRole("button", { name: words.book, disabled: true })).toBeVisible();
			await card.getByRole("link", { name: words.logIn }).click();
			await expect(page).toHaveURL(/\/login\?redirect=.*&ahead=1$/);
			await expect(page.getByText(words.ahead, { exact: false })).toBeVisible();
			await page.getByLabel(words.email).fill(sara.email);
			await page.getByLabel(words.password, { exact: true }).fill(password);
			await page.keyboard.press("Enter");
			await expect(page).toHaveURL(new RegExp(`week=2026-11-23&book=${free?.id}$`));
			await page.getByRole("dialog").getByRole("button", { name: words.confirm }).click();
			await expect(card).toHaveAttribute("data-state", "booked");
		});
	});
}
