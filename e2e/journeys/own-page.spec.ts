import { expectAccessible } from "../accessible.ts";
import { clock, roomiest } from "../board.ts";
import { expect, languages, test, visits, widths } from "../fixtures.ts";
import { logIn, newMember, newPerson } from "../member.ts";

const texts = {
	Serbian: { month: "novembar 2026.", booked: "imaš mesto", end: "Nema više meseci", bar: "Prečice", account: "Nalog" },
	English: { month: "November 2026", booked: "booked", end: "No more months", bar: "Shortcuts", account: "Account" },
} as const;
/** Each has a room of its own: they run at the same time. */
const rooms = { Serbian: 1, English: 5 } as const;

for (const { name, root, device, viewport, tag } of visits) {
	test(`a booking is in the calendar of the month, in ${name} on a ${device}`, { tag }, async ({
		page,
		request,
		quiet: _,
	}) => {
		const words = texts[name];
		const person = newPerson("Kaća", "Mesec");
		await newMember(request, person);
		const session = await logIn(page, request, person.email);
		const training = await roomiest(request, rooms[name]);
		const headers = { session_id: session };
		expect((await request.post(`/api/period/${training.id}/booking`, { headers })).status()).toBe(201);
		await page.setViewportSize(viewport);
		await page.goto(`${root}/account?month=2019-01`);
		const calendar = page.getByRole("region", { name: words.month });
		const entry = calendar.getByRole("cell", { name: /^18 / }).getByRole("link");
		await expect(entry).toContainText(clock(training.time));
		await expect(entry).toContainText(words.booked);
		await expect(calendar.getByRole("link", { name: words.end })).toHaveCount(2);
		await expectAccessible(page);
		await entry.press("Enter");
		await expect(page).toHaveURL(/#booking-\d+$/);
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
