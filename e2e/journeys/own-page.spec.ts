import { expectAccessible } from "../accessible.ts";
import { clock, roomiest } from "../board.ts";
import { expect, languages, test, visits, widths } from "../fixtures.ts";
import { logIn, newMember, newPerson, sessionOf, toast } from "../member.ts";

const texts = {
	Serbian: {
		next: "Tvoj sledeći trening",
		code: "Kod za ulaz",
		bookings: "Moji treninzi",
		month: "novembar 2026.",
		booked: "imaš mesto",
		end: "Nema više meseci",
		calendar: /^Dodaj u kalendar/,
		other: /^Promeni termin/,
		changed: "Promenjeno. Sada imaš",
		cancel: /^Otkaži/,
		undo: /^Poništi/,
		bar: "Prečice",
		account: "Nalog",
	},
	English: {
		next: "Your next class",
		code: "Entry code",
		bookings: "My classes",
		month: "November 2026",
		booked: "booked",
		end: "No more months",
		calendar: /^Add to calendar/,
		other: /^Change the time/,
		changed: "Changed. You now have",
		cancel: /^Cancel/,
		undo: /^Undo/,
		bar: "Shortcuts",
		account: "Account",
	},
} as const;
/** Each has a room of its own: they run at the same time. */
const rooms = { Serbian: 4, English: 5 } as const;

for (const { name, root, device, viewport, tag } of visits) {
	test(`a member's class is on the home page with its code, in the month, changed with two presses, and cancelled, in ${name} on a ${device}`, {
		tag,
	}, async ({ page, request, quiet: _ }) => {
		const words = texts[name];
		const una = newPerson("Una", "Rakić");
		await newMember(request, una);
		const headers = { session_id: await sessionOf(request, una.email) };
		const training = await roomiest(request, rooms[name]);
		const booked = await request.post(`/api/period/${training.id}/booking`, { headers, data: {} });
		expect(booked.status()).toBe(201);
		await logIn(page, request, una.email);
		await page.setViewportSize(viewport);
		await page.goto(root || "/");
		const own = page.getByRole("region", { name: words.next });
		await expect(own).toContainText(name === "English" ? training.training.name_eng : training.training.name);
		await expectAccessible(page);
		await own.getByRole("button", { name: words.code }).click();
		await expect(own.getByRole("img", { name: words.code })).toBeVisible();
		await page.keyboard.press("Escape");
		await own.getByRole("link", { name: words.cancel }).click();
		await expect(page).toHaveURL(/\/account#booking-\d+$/);

		const bookings = page.getByRole("region", { name: words.bookings });
		const calendar = bookings.getByRole("link", { name: words.calendar }).first();
		const file = await request.get((await calendar.getAttribute("href")) ?? "");
		expect(file.headers()["content-type"]).toContain("text/calendar");
		expect(await file.text()).toContain("DTSTART;TZID=Europe/Belgrade:20261118T");
		await expectAccessible(page);

		await page.goto(`${root}/account?month=2019-01`);
		const month = page.getByRole("region", { name: words.month });
		const entry = month.getByRole("cell", { name: /^18 / }).getByRole("link");
		await expect(entry).toContainText(clock(training.time));
		await expect(entry).toContainText(words.booked);
		await expect(month.getByRole("link", { name: words.end })).toHaveCount(2);
		await expectAccessible(page);
		await entry.press("Enter");
		await expect(page).toHaveURL(/#booking-\d+$/);

		await page.getByRole("link", { name: words.other }).first().click();
		const sheet = page.getByRole("dialog");
		// The last one is far enough ahead to be cancelled in time.
		const hour = sheet.getByRole("listitem").last();
		await expect(hour).toBeVisible();
		await expectAccessible(page);
		await page.goBack();
		await expect(sheet).toHaveCount(0);
		await page.goForward();
		await hour.getByRole("button").click();
		await expect(toast(page, words.changed)).toBeVisible();
		await expect(sheet).toHaveCount(0);
		const list = async () => (await (await request.get("/api/user/booking", { headers })).json()) as { id: number }[];
		expect(await list()).toEqual([
			expect.not.objectContaining({ period_id: training.id, training_date: training.training_date }),
		]);

		await bookings.getByRole("button", { name: words.cancel }).first().click();
		await expect(bookings.getByRole("button", { name: words.undo }).first()).toBeVisible();
		await expect.poll(list).toEqual([]);
	});
}

test("the phone's bar leads members to their account", { tag: "@release" }, async ({ page, request }) => {
	await logIn(page, request, "ana@kvart.example");
	await page.setViewportSize(widths.phone);
	for (const { name, root } of languages) {
		await page.goto(`${root}/clubs`);
		const bar = page.getByRole("navigation", { name: texts[name].bar });
		await bar.getByRole("link", { name: texts[name].account }).click();
		await expect(page).toHaveURL(`${root}/account`);
	}
});
