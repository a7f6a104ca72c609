import type { Page } from "@playwright/test";
import { expectAccessible } from "../accessible.ts";
import { bookingsSent, cardOf, periodsOf, placesLeft, roomiest } from "../board.ts";
import { expect, noScripts, test, widths } from "../fixtures.ts";
import { logIn, newMember, newPerson, password, toast } from "../member.ts";

/** The board has what this member booked, of both weeks. */
function ownBookingsLoaded(page: Page): Promise<unknown> {
	const of = (week: string) => page.waitForResponse(new RegExp(`/api/period/gym_room/\\d+\\?week=${week}$`));
	return Promise.all([of("this"), of("next")]);
}

test("a member books another day's training in English, sees green, and cancels", async ({
	page,
	request,
	quiet: _,
}) => {
	const mia = newPerson("Mia", "Bell");
	await newMember(request, mia, "en");
	const session = await logIn(page, request, mia.email);
	const room = 3;
	// On Fridays the tests of other engines book and cancel here.
	const training = await roomiest(request, room, 4);
	await page.setViewportSize(widths.desktop);
	await page.goto("/en/training-schedule/3");
	const card = cardOf(page, "Thursday", training.time);
	await card.getByRole("link", { name: /^Book/ }).click();
	await expect(toast(page, "The place is yours")).toBeVisible();
	await expect(card).toHaveAttribute("data-state", "booked");
	await expect(card.getByRole("button", { name: /^Cancel/ })).toBeFocused();
	await expect(card.getByText(`Free ${training.free_places - 1} / ${training.capacity}`)).toBeVisible();
	// From the top, because targets under the sticky header count as too small.
	await page.evaluate(() => window.scrollTo(0, 0));
	await expectAccessible(page);
	await page.reload();
	await expect(card.getByRole("img", { name: "You have a place" })).toBeVisible();

	await page.goto("/en/account");
	await expect(page.getByRole("heading", { name: training.training.name_eng })).toBeVisible();
	await page.goto("/en/training-schedule/3");
	await card.getByRole("button", { name: /^Cancel/ }).click();
	// While the place is held, the cancellation can be taken back.
	await expect(card.getByRole("button", { name: /^Undo/ })).toBeFocused();
	await expect(card.getByRole("link", { name: /^Book/ })).toBeFocused();
	await expect(card).toHaveAttribute("data-state", "open");
	await expect
		.poll(async () => (await periodsOf(request, room, session)).find(({ id }) => id === training.id))
		.toMatchObject({ booked: false, free_places: training.free_places });
});

test("a visitor logs in from the sheet and returns to the same training, as does a member whose session ended", async ({
	page,
	request,
}) => {
	const vesna = newPerson("Vesna", "Đorđević");
	await newMember(request, vesna);
	const training = await roomiest(request, 9);
	await page.setViewportSize(widths.desktop);
	await page.goto("/training-schedule/8?mode=day");
	const card = cardOf(page, "sreda", training.time);
	const sheet = page.getByRole("dialog", { name: training.training.name });
	const logInAndConfirm = async () => {
		await page.getByLabel("E-adresa").fill(vesna.email);
		await page.getByLabel("Lozinka").fill(password);
		await page.keyboard.press("Enter");
		await expect(page).toHaveURL(new RegExp(`/training-schedule/8\\?mode=day&book=${training.id}$`));
		await sheet.getByRole("button", { name: "Potvrdi prijavu" }).click();
		await expect(sheet).toBeHidden();
		await expect(card).toHaveAttribute("data-state", "booked");
	};
	await card.getByRole("link", { name: /^Prijavi se/ }).click();
	await sheet.getByRole("link", { name: "Uloguj se, pa se prijavi jednim dodirom" }).click();
	await expect(page).toHaveURL(/\/login\?redirect=/);
	await logInAndConfirm();
	await card.getByRole("button", { name: /^Otkaži/ }).click();
	await expect(toast(page, "Prijava za trening je otkazana.")).toBeVisible();
	await expect(card).toHaveAttribute("data-state", "open");

	const session = await page.evaluate(() => localStorage.getItem("token") ?? "");
	const loaded = ownBookingsLoaded(page);
	await page.goto("/training-schedule/8?mode=day");
	await loaded;
	await request.post("/api/user/logout", { headers: { session_id: session } });
	await card.getByRole("link", { name: /^Prijavi se/ }).click();
	await expect(page).toHaveURL(/\/login\?redirect=.*ended=1$/);
	await logInAndConfirm();
});

test("after a lost response the card says so, and a retry does not book twice", async ({ page, request }) => {
	const iva = newPerson("Iva", "Kostić");
	await newMember(request, iva);
	await logIn(page, request, iva.email);
	const room = 1;
	const training = await roomiest(request, room, 6);
	const sent = bookingsSent(page);
	let lost = false;
	await page.route("**/api/period/*/booking", async (route) => {
		if (lost || route.request().method() !== "POST") return route.continue();
		lost = true;
		// The server handles the request, but the response is lost.
		await route.fetch();
		return route.abort();
	});
	await page.setViewportSize(widths.desktop);
	await page.goto("/training-schedule/1");
	const card = cardOf(page, "subota", training.time);
	await card.getByRole("link", { name: /^Prijavi se/ }).click();
	await expect(card.getByRole("alert")).toContainText("Veza je pukla pre potvrde.");
	await card.getByRole("link", { name: /^Pokušaj ponovo/ }).click();
	await expect(toast(page, "Mesto je tvoje.")).toBeVisible();
	await expect(card.getByRole("alert")).toHaveCount(0);
	await expect(card).toHaveAttribute("data-state", "booked");
	expect(await placesLeft(request, room, training.id)).toBe(training.free_places - 1);
	const keys = sent.map((each) => each.headers()["idempotency-key"]);
	expect(keys).toHaveLength(2);
	expect(keys[0]).toMatch(/\S{8,}/);
	expect(keys[1]).toBe(keys[0]);
	await card.getByRole("button", { name: /^Otkaži/ }).click();
	await expect(card).toHaveAttribute("data-state", "open");
});

test("a member who clicks before scripts load finds the training open and books it once", { tag: "@release" }, async ({
	page,
	request,
}) => {
	const ivana = newPerson("Ivana", "Čolić");
	await newMember(request, ivana);
	await logIn(page, request, ivana.email);
	const training = await roomiest(request, 9);
	const sent = bookingsSent(page);
	await page.setViewportSize(widths.desktop);
	const letGo = await noScripts(page);
	await page.goto("/training-schedule/8", { waitUntil: "commit" });
	const card = cardOf(page, "sreda", training.time);
	// The cached page does not know that members may book other days, so it must not say that they cannot.
	const friday = page.getByRole("region", { name: "petak" });
	await expect(friday.getByRole("article").first()).toBeVisible();
	await expect(friday.getByRole("button", { name: /^Prijavi se/ })).toHaveCount(0);
	await card.getByRole("link", { name: /^Prijavi se/ }).click();
	await expect(page).toHaveURL(new RegExp(`book=${training.id}$`));
	const sheet = page.getByRole("dialog");
	await expect(sheet.getByRole("button", { name: /^Potvrdi prijavu/ })).toHaveAttribute("aria-disabled", "true");
	await expect(sheet.getByLabel("Telefon")).toBeHidden();
	letGo();
	await sheet.getByRole("button", { name: "Potvrdi prijavu", exact: true }).click();
	await expect(sheet).toBeHidden();
	await expect(card).toHaveAttribute("data-state", "booked");
	expect(sent).toHaveLength(1);
	await card.getByRole("button", { name: /^Otkaži/ }).click();
	await expect(card).toHaveAttribute("data-state", "open");
});

test("a member's bookings are requested once when the page opens", { tag: "@release" }, async ({ page, request }) => {
	const una = newPerson("Una", "Marić");
	await newMember(request, una);
	await logIn(page, request, una.email);
	const asked: string[] = [];
	page.on("request", (each) => {
		if (each.url().includes("/api/period/gym_room/")) asked.push(each.url());
	});
	const loaded = ownBookingsLoaded(page);
	await page.goto("/training-schedule/3");
	await loaded;
	// Answers are drawn, so every request that follows from them has been made.
	await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
	expect(asked.map((url) => new URL(url).search)).toEqual(["?week=this", "?week=next"]);
});
