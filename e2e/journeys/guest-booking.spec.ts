import type { APIRequestContext } from "@playwright/test";
import { expectAccessible } from "../accessible.ts";
import { bookingsOf, bookingsSent, cardOf, clock, type Period, placesLeft, roomiest } from "../board.ts";
import { expect, noScripts, test, visits, widths } from "../fixtures.ts";
import { newPerson, sessionOf, toast } from "../member.ts";
import { workers } from "../office.ts";

async function cancelAtDesk(request: APIRequestContext, training: Period, phone: string): Promise<void> {
	const headers = { session_id: await sessionOf(request, workers.admin) };
	const [booking] = await bookingsOf(request, training, phone);
	expect((await request.delete(`/api/staff/booking/${booking}`, { headers })).ok()).toBe(true);
}

test.describe("a guest on a phone", () => {
	test.use({ viewport: widths.phone, hasTouch: true });

	test("books a training of today, gets the confirmation by mail, and a place that the desk cancels is gone", async ({
		page,
		request,
	}) => {
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
		await sheet.getByRole("textbox", { name: /^E/ }).fill(petar.email);
		await sheet.getByRole("button", { name: "Prijavi se" }).tap();
		await expect(toast(page, "Mesto je tvoje.")).toBeVisible();
		await expect(sheet).toBeHidden();
		await expect(card).toHaveAttribute("data-state", "booked");
		await expect(card.getByRole("img", { name: "Imaš mesto" })).toBeVisible();
		await expect(card.getByRole("link", { name: "Dodaj u kalendar" })).toHaveAttribute("href", /\.ics/);
		expect(await placesLeft(request, room, training.id)).toBe(training.free_places - 1);
		await expect
			.poll(async () => (await request.get(`/demo/mail?to=${encodeURIComponent(petar.email)}`)).text())
			.toContain("Mesto je tvoje");

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

		await cancelAtDesk(request, training, petar.phone);
		await page.reload();
		await expect(card).toHaveAttribute("data-state", "open");
	});
});

for (const { name, root, device, viewport } of visits) {
	test(`a guest gets the confirmation by mail, and a place that the desk cancels is gone, in ${name} on a ${device}`, {
		tag: "@release",
	}, async ({ page, request }) => {
		const english = name === "English";
		const words = english
			? {
					first: "First name",
					last: "Last name",
					phone: "Phone",
					book: "Book",
					day: "Wednesday",
					mail: "You have a place",
				}
			: { first: "Ime", last: "Prezime", phone: "Telefon", book: "Prijavi se", day: "sreda", mail: "Mesto je tvoje" };
		const [club, room] = english ? [4, 5] : [8, 9];
		const training = await roomiest(request, room);
		const guest = newPerson("Sofija", "Čolić");
		await page.setViewportSize(viewport);
		await page.goto(`${root}/training-schedule/${club}`);
		const card = cardOf(page, words.day, training.time);
		await card.getByRole("link", { name: new RegExp(`^${words.book}`) }).click();
		const sheet = page.getByRole("dialog");
		await sheet.getByLabel(words.first, { exact: true }).fill(guest.firstName);
		await sheet.getByLabel(words.last).fill(guest.lastName);
		await sheet.getByLabel(words.phone).fill(guest.phone);
		await sheet.getByRole("textbox", { name: /^E/ }).fill(guest.email);
		await expectAccessible(page);
		await sheet.getByRole("button", { name: words.book }).click();
		await expect(card).toHaveAttribute("data-state", "booked");
		await expect
			.poll(async () => (await request.get(`/demo/mail?to=${encodeURIComponent(guest.email)}`)).text())
			.toContain(words.mail);

		await cancelAtDesk(request, training, guest.phone);
		await page.reload();
		await expect(card).toHaveAttribute("data-state", "open");
	});
}

test("a guest books by keyboard on a slow connection: one request, no lost input, focus restored", {
	tag: "@release",
}, async ({ page, request }) => {
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
	await card.getByRole("link", { name: /^Book/ }).focus();
	await page.keyboard.press("Enter");
	const sheet = page.getByRole("dialog", { name: training.training.name_eng });
	await expect(sheet.getByRole("heading", { name: training.training.name_eng })).toBeFocused();
	for (const text of [nora.firstName, nora.lastName, nora.phone]) {
		await page.keyboard.press("Tab");
		if (text === nora.firstName) await page.keyboard.press("Tab");
		await page.keyboard.type(text);
	}
	await page.keyboard.press("Enter");
	await expect(sheet.getByRole("alert")).toContainText("you won’t be booked twice");
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

test("a guest books a date of the promotion", { tag: "@release" }, async ({ page }) => {
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
		book: "Book",
		required: "This field is required.",
		done: "The place is yours",
		calendar: "Add to calendar",
		name: { first: "First name", last: "Last name", phone: "Phone" },
		prefix: "064/",
	},
]) {
	test(`a guest can book before scripts load: ${done}`, {
		tag: board.startsWith("/en") ? ["@release"] : [],
	}, async ({ page, request }) => {
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
		const phone = prefix + goran.phone.slice(4, 11);
		await sheet.getByLabel(name.phone).fill(phone);
		await sheet.getByRole("button", { name: book }).click();
		await expect(sheet.getByText(done)).toBeVisible();
		await expect(sheet.getByRole("link", { name: calendar })).toHaveAttribute("href", /\.ics/);
		expect(await bookingsOf(request, training, phone)).toHaveLength(1);
		letGo();
		await sheet.getByRole("link", { name: /^(Zatvori|Close)$/ }).click();
		await expect(sheet).toBeHidden();
	});
}

test("input and focus survive the loading of scripts, and the form is sent once", { tag: "@release" }, async ({
	page,
	request,
}) => {
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

test.describe("without scripts", () => {
	test.use({ javaScriptEnabled: false });

	test("a guest books a date of the promotion; the second time the page reports the booking", {
		tag: "@release",
	}, async ({ page }) => {
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
