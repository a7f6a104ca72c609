import type { Page, Request } from "@playwright/test";
import { expectAccessible } from "../accessible.ts";
import { cardOf, clock, periodsOf, placesLeft, roomiest, today } from "../board.ts";
import { expect, held, test, widths } from "../fixtures.ts";
import { logIn, newMember, newPerson, password, toast } from "../member.ts";

/** All bookings sent by the page, with their keys. */
function bookingsSent(page: Page): Request[] {
	const sent: Request[] = [];
	page.on("request", (request) => {
		if (request.method() === "POST" && request.url().includes("/booking")) sent.push(request);
	});
	return sent;
}

test.describe("a guest on a phone", () => {
	test.use({ viewport: widths.phone, hasTouch: true });

	test("books a training of today with name and phone", async ({ page, request }) => {
		const room = 8;
		const training = await roomiest(request, room);
		const petar = newPerson("Petar", "Šućur");
		await page.goto("/training-schedule/7");
		const card = cardOf(page, "sreda", training.time);
		await card.getByRole("link", { name: /^Prijavi se/ }).tap();
		const sheet = page.getByRole("dialog", { name: training.training.name });
		await expect(sheet.getByText(`sreda, 18. novembar, ${clock(training.time)}`)).toBeVisible();
		await sheet.getByRole("button", { name: "Prijavi se" }).tap();
		await expect(toast(page, "Popuni sva obavezna polja.")).toBeVisible();
		await expect(sheet.getByText("Ovo polje je obavezno.")).toHaveCount(3);
		await expect(sheet.getByLabel("Ime", { exact: true })).toBeFocused();
		await expectAccessible(page);
		await sheet.getByRole("link", { name: "Zatvori" }).tap();
		await card.getByRole("link", { name: /^Prijavi se/ }).tap();
		await expect(sheet.getByText("Ovo polje je obavezno.")).toHaveCount(0);

		await sheet.getByLabel("Ime", { exact: true }).pressSequentially("  Petar ");
		await sheet.getByLabel("Prezime").fill(petar.lastName);
		await expect(sheet.getByLabel("Ime", { exact: true })).toHaveValue("Petar");
		await sheet.getByLabel("Telefon").fill("064 12");
		await sheet.getByRole("button", { name: "Prijavi se" }).tap();
		await expect(sheet.getByText("Broj mora da ima najmanje 8 cifara.")).toBeVisible();
		await sheet.getByLabel("Telefon").fill(petar.phone);
		await sheet.getByRole("button", { name: "Prijavi se" }).tap();
		await expect(toast(page, "Mesto je tvoje.")).toBeVisible();
		await expect(sheet).toBeHidden();
		await expect(card).toHaveAttribute("data-state", "booked");
		await expect(card.getByRole("img", { name: "Imaš mesto" })).toBeVisible();
		await expect(card.getByRole("link", { name: "Dodaj u kalendar" })).toHaveAttribute("href", /\.ics/);
		expect(await placesLeft(request, room, training.id)).toBe(training.free_places - 1);

		// The browser stores it; on another device only the server has it.
		await page.reload();
		await expect(card).toHaveAttribute("data-state", "booked");
		await page.evaluate(() => localStorage.clear());
		await page.reload();
		await card.getByRole("link", { name: /^Prijavi se/ }).tap();
		await sheet.getByLabel("Ime", { exact: true }).fill("Petar");
		await sheet.getByLabel("Prezime").fill(petar.lastName);
		await sheet.getByLabel("Telefon").fill(petar.phone.replace("064", "064 "));
		await sheet.getByRole("button", { name: "Prijavi se" }).tap();
		await expect(toast(page, "Već imaš mesto na ovom treningu.")).toBeVisible();
		expect(await placesLeft(request, room, training.id)).toBe(training.free_places - 1);
	});
});

test("a member books another day's training in English, sees green, and cancels", async ({
	page,
	request,
	quiet: _,
}) => {
	const mia = newPerson("Mia", "Bell");
	await newMember(request, mia, "en");
	const session = await logIn(page, request, mia.email);
	const room = 3;
	const training = await roomiest(request, room, 5);
	await page.setViewportSize(widths.desktop);
	await page.goto("/en/training-schedule/3");
	const card = cardOf(page, "Friday", training.time);
	await card.getByRole("link", { name: /^Sign up/ }).click();
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
	await expect(card.getByRole("link", { name: /^Sign up/ })).toBeFocused();
	await expect(card).toHaveAttribute("data-state", "open");
	await expect
		.poll(async () => (await periodsOf(request, room, session)).find(({ id }) => id === training.id))
		.toMatchObject({ booked: false, free_places: training.free_places });
});

test("a logged-out member logs in from the sheet and returns to the same training", async ({ page, request }) => {
	const vesna = newPerson("Vesna", "Đorđević");
	await newMember(request, vesna);
	const training = await roomiest(request, 9);
	await page.setViewportSize(widths.desktop);
	await page.goto("/training-schedule/8?mode=day");
	await cardOf(page, "sreda", training.time)
		.getByRole("link", { name: /^Prijavi se/ })
		.click();
	const sheet = page.getByRole("dialog", { name: training.training.name });
	await sheet.getByRole("link", { name: "Prijavi se i rezerviši jednim dodirom" }).click();
	await expect(page).toHaveURL(/\/login\?redirect=/);
	await page.getByLabel("E-adresa").fill(vesna.email);
	await page.getByLabel("Lozinka").fill(password);
	await page.keyboard.press("Enter");
	await expect(page).toHaveURL(new RegExp(`/training-schedule/8\\?mode=day&book=${training.id}$`));
	await sheet.getByRole("button", { name: "Potvrdi prijavu" }).click();
	await expect(sheet).toBeHidden();
	const card = cardOf(page, "sreda", training.time);
	await expect(card).toHaveAttribute("data-state", "booked");
	await card.getByRole("button", { name: /^Otkaži/ }).click();
	await expect(toast(page, "Prijava za trening je otkazana.")).toBeVisible();
	await expect(card).toHaveAttribute("data-state", "open");
});

test("a full training suggests the same one nearby", async ({ page, request }) => {
	const room = 5;
	const full = (await periodsOf(request, room)).find(
		({ day, time, free_places, cancelled }) => day === today && time > 1100 && free_places === 0 && !cancelled,
	);
	expect(full, "the demo has a full training").toBeDefined();
	// A fake response: which clubs have the same training next varies in the demo.
	await page.route("**/api/period/*/nearby", (route) =>
		route.fulfill({
			json: [
				{
					id: 77,
					time: 1820,
					training_date: "2026-11-18",
					duration: 50,
					free_places: 2,
					training: full?.training,
					coach: null,
					gym: { id: 5, name: "Vračar", slug: "vracar" },
					room: { id: 6, name: "Dvorišna sala", name_eng: "Courtyard studio" },
					distance: 2340,
				},
			],
		}),
	);
	await page.setViewportSize(widths.desktop);
	await page.goto("/training-schedule/4");
	const card = cardOf(page, "sreda", full?.time ?? 0);
	await expect(card.getByText(`Slobodno 0 / ${full?.capacity}`)).toBeVisible();
	await card.getByRole("link", { name: /^Popunjeno/ }).click();
	const nearby = page.getByRole("dialog").getByRole("region", { name: "Danas u blizini" });
	await expect(nearby.getByRole("link", { name: /18:20.*Vračar.*2,3 km · 2 slobodna mesta/ })).toHaveAttribute(
		"href",
		"/training-schedule/5?room=6&book=77",
	);
	await expect(page.getByRole("dialog").getByLabel("Telefon")).toHaveCount(0);
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

test("a guest books by keyboard on a slow connection: one request, no lost input, focus restored", async ({
	page,
	request,
}) => {
	const room = 6;
	const training = await roomiest(request, room);
	const nora = newPerson("Nora", "Hill");
	const sent = bookingsSent(page);
	const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
	let tries = 0;
	await page.route("**/booking/guest", async (route) => {
		tries += 1;
		if (tries === 1) return route.abort();
		await answered;
		return route.continue();
	});
	await page.setViewportSize(widths.desktop);
	await page.goto("/en/training-schedule/5?mode=day");
	const card = cardOf(page, "Wednesday", training.time);
	await card.getByRole("link", { name: /^Sign up/ }).focus();
	await page.keyboard.press("Enter");
	const sheet = page.getByRole("dialog", { name: training.training.name_eng });
	await expect(sheet.getByRole("heading", { name: training.training.name_eng })).toBeFocused();
	for (const text of [nora.firstName, nora.lastName, nora.phone]) {
		await page.keyboard.press("Tab");
		if (text === nora.firstName) await page.keyboard.press("Tab");
		await page.keyboard.type(text);
	}
	await page.keyboard.press("Enter");
	await expect(sheet.getByRole("alert")).toContainText("your place will not count twice");
	await page.keyboard.press("Escape");
	await expect(sheet).toBeHidden();
	await expect(card.getByRole("alert")).toBeVisible();
	await card.getByRole("link", { name: /^Try again/ }).press("Enter");
	await expect(sheet.getByLabel("Phone")).toHaveValue(nora.phone);
	const button = sheet.getByRole("button", { name: /^Try again/ });
	await button.press("Enter");
	await expect(sheet.getByRole("button", { name: /Please wait/ })).toHaveAttribute("aria-disabled", "true");
	await page.keyboard.press("Enter");
	answer();
	await expect(sheet).toBeHidden();
	await expect(card.getByRole("img", { name: "You have a place" })).toBeVisible();
	await expect(card.getByRole("button", { name: /^Your place/ })).toBeFocused();
	await expect(card.getByRole("button", { name: /^Your place/ })).toHaveAccessibleDescription(/tell the front desk/);
	expect(sent).toHaveLength(2);
	expect(await placesLeft(request, room, training.id)).toBe(training.free_places - 1);
});

test("a guest books a date of the promotion", async ({ page }) => {
	const lea = newPerson("Lea", "Popović");
	await page.setViewportSize(widths.desktop);
	await page.goto("/promotions/5");
	const card = page.getByRole("region", { name: "petak" }).getByRole("article").first();
	const places = async () => Number(/Slobodno (\d+)/.exec(await card.innerText())?.[1]);
	const before = await places();
	await card.getByRole("link", { name: /^Prijavi se/ }).click();
	const sheet = page.getByRole("dialog");
	await sheet.getByLabel("Ime", { exact: true }).fill(lea.firstName);
	await sheet.getByLabel("Prezime").fill(lea.lastName);
	await sheet.getByLabel("Telefon").fill(lea.phone);
	await sheet.getByRole("button", { name: "Prijavi se" }).click();
	await expect(card).toHaveAttribute("data-state", "booked");
	await expect.poll(places).toBeLessThan(before);
});

/** Delays all scripts until the test releases them. */
const noScripts = (page: Page) => held(page, "**/assets/*.js");

for (const { board, room, day, book, required, done, calendar, name, prefix } of [
	{
		board: "/training-schedule/5?room=7",
		room: 7,
		day: "sreda",
		book: "Prijavi se",
		required: "Ovo polje je obavezno.",
		done: "Mesto je tvoje.",
		calendar: "Dodaj u kalendar",
		name: { first: "Ime", last: "Prezime", phone: "Telefon" },
		prefix: "+381 64 ",
	},
	{
		board: "/en/training-schedule/3?room=4",
		room: 4,
		day: "Wednesday",
		book: "Sign up",
		required: "This field is required.",
		done: "The place is yours",
		calendar: "Add to calendar",
		name: { first: "First name", last: "Last name", phone: "Phone" },
		prefix: "064/",
	},
]) {
	test(`a guest can book before scripts load: ${done}`, async ({ page, request }) => {
		const training = await roomiest(request, room);
		const goran = newPerson("Goran", "Žunić");
		await page.setViewportSize(widths.phone);
		const letGo = await noScripts(page);
		await page.goto(board, { waitUntil: "commit" });
		const card = cardOf(page, day, training.time);
		await card.getByRole("link", { name: new RegExp(`^${book}`) }).click();
		await expect(page).toHaveURL(new RegExp(`book=${training.id}$`));
		const sheet = page.getByRole("dialog");
		await sheet.getByLabel(name.first, { exact: true }).fill(goran.firstName);
		await sheet.getByRole("button", { name: book }).click();
		await expect(sheet.getByText(required)).toHaveCount(2);
		await expect(sheet.getByLabel(name.first, { exact: true })).toHaveValue(goran.firstName);
		await sheet.getByLabel(name.last).fill(goran.lastName);
		await sheet.getByLabel(name.phone).fill(prefix + goran.phone.slice(4, 11));
		await sheet.getByRole("button", { name: book }).click();
		await expect(sheet.getByText(done)).toBeVisible();
		await expect(sheet.getByRole("link", { name: calendar })).toHaveAttribute("href", /\.ics/);
		expect(await placesLeft(request, room, training.id)).toBe(training.free_places - 1);
		letGo();
		await sheet.getByRole("link", { name: /^(Zatvori|Close)$/ }).click();
		await expect(sheet).toBeHidden();
	});
}

test("input and focus survive the loading of scripts, and the form is sent once", async ({ page, request }) => {
	const room = 2;
	const training = await roomiest(request, room);
	const luka = newPerson("Luka", "Đurić");
	const sent = bookingsSent(page);
	const letGo = await noScripts(page);
	await page.goto(`/training-schedule/1?room=${room}&book=${training.id}`, { waitUntil: "commit" });
	const sheet = page.getByRole("dialog");
	await sheet.getByLabel("Ime", { exact: true }).fill(luka.firstName);
	await sheet.getByLabel("Prezime").pressSequentially(luka.lastName);
	letGo();
	await expect(page.locator("dialog:modal")).toBeVisible();
	await expect(sheet.getByLabel("Prezime")).toBeFocused();
	await expect(sheet.getByLabel("Ime", { exact: true })).toHaveValue(luka.firstName);
	await expect(sheet.getByLabel("Prezime")).toHaveValue(luka.lastName);
	await sheet.getByLabel("Telefon").fill(luka.phone);
	await page.keyboard.press("Enter");
	await expect(sheet).toBeHidden();
	expect(sent).toHaveLength(1);
	expect(await placesLeft(request, room, training.id)).toBe(training.free_places - 1);
});

test("a member who clicks before scripts load finds the training open and books it once", async ({ page, request }) => {
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

test("a session that ends during a booking leads through the log-in back to the training", async ({
	page,
	request,
}) => {
	const sara = newPerson("Sara", "Ilić");
	await newMember(request, sara);
	const session = await logIn(page, request, sara.email);
	const training = await roomiest(request, 8, 5);
	await page.setViewportSize(widths.desktop);
	await page.goto("/training-schedule/7?mode=week", { waitUntil: "networkidle" });
	const card = cardOf(page, "petak", training.time);
	await request.post("/api/user/logout", { headers: { session_id: session } });
	await card.getByRole("link", { name: /^Prijavi se/ }).click();
	await expect(page).toHaveURL(/\/login\?redirect=.*ended=1$/);
	await page.getByLabel("E-adresa").fill(sara.email);
	await page.getByLabel("Lozinka").fill(password);
	await page.keyboard.press("Enter");
	await expect(page).toHaveURL(new RegExp(`/training-schedule/7\\?mode=week&book=${training.id}$`));
	await page
		.getByRole("dialog", { name: training.training.name })
		.getByRole("button", { name: "Potvrdi prijavu" })
		.click();
	await expect(card).toHaveAttribute("data-state", "booked");
});

test("a member's bookings are requested once when the page opens", async ({ page, request }) => {
	const una = newPerson("Una", "Marić");
	await newMember(request, una);
	await logIn(page, request, una.email);
	const asked: string[] = [];
	page.on("request", (each) => {
		if (each.url().includes("/api/period/gym_room/")) asked.push(each.url());
	});
	await page.goto("/training-schedule/3");
	await expect.poll(() => asked.length).toBeGreaterThan(0);
	await page.waitForLoadState("networkidle");
	expect(asked).toHaveLength(1);
});

test.describe("without scripts", () => {
	test.use({ javaScriptEnabled: false });

	test("a guest books a date of the promotion; the second time the page reports the booking", async ({ page }) => {
		const mina = newPerson("Mina", "Vasić");
		await page.setViewportSize(widths.desktop);
		await page.goto("/promotions/5");
		const friday = page.getByRole("region", { name: "petak" });
		await friday
			.getByRole("link", { name: /^Prijavi se/ })
			.first()
			.click();
		const sheet = page.getByRole("dialog");
		for (const words of ["Mesto je tvoje.", "Već imaš mesto na ovom treningu."]) {
			await page.goto(page.url());
			await sheet.getByLabel("Ime", { exact: true }).fill(mina.firstName);
			await sheet.getByLabel("Prezime").fill(mina.lastName);
			await sheet.getByLabel("Telefon").fill(mina.phone);
			await sheet.getByRole("button", { name: "Prijavi se" }).click();
			await expect(sheet.getByText(words)).toBeVisible();
		}
	});
});
