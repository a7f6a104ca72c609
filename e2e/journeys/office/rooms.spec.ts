import type { GymRoom } from "@kvart/contract/clubs";
import type { ScheduleEntry, ScheduleWeek } from "@kvart/contract/staff/schedule";
import { minutesOf } from "@kvart/contract/time";
import { expectAccessible } from "../../accessible.ts";
import { expect, test } from "../../fixtures.ts";
import { enterOffice, workers } from "../../office.ts";

const zemun = 3;
// A week that no other journey changes.
const [monday, sunday] = ["2026-12-07", "2026-12-13"];
const wide = { width: 1440, height: 900 } as const;

const plannedOn = (week: ScheduleWeek | undefined): ScheduleEntry =>
	week?.entries.find((entry) => entry.training_date === sunday && !entry.cancelled) as ScheduleEntry;

test("both rooms are side by side, and a conflict shows before anything is dropped", async ({ page, request }) => {
	const session = await enterOffice(page, request, workers.zemun, { path: `/schedule/week?room=all&week=${monday}` });
	const headers = { session_id: session };
	const rooms = (await (await request.get(`/api/gym/${zemun}/gym_room`)).json()) as GymRoom[];
	const [first, second] = await Promise.all(
		rooms.slice(0, 2).map(async ({ id }) => {
			const answer = await request.get(`/api/staff/schedule/room/${id}/week?date=${sunday}`, { headers });
			return (await answer.json()) as ScheduleWeek;
		}),
	);
	const [moved, obstacle] = [plannedOn(first), plannedOn(second)];

	// Too narrow for both.
	await expect(page.getByText("Sve sale", { exact: true })).toHaveCount(0);
	await page.setViewportSize(wide);
	await expect(page.getByText("Sve sale", { exact: true })).toBeVisible();
	for (const name of [first?.room.name, second?.room.name])
		await expect(page.getByRole("region", { name: `nedelja, 13. decembar, ${name}` })).toBeVisible();
	await expectAccessible(page);

	const handle = page
		.getByRole("region", { name: `nedelja, 13. decembar, ${first?.room.name}` })
		.getByRole("button", { name: /^Premesti: / })
		.first();
	await handle.focus();
	await page.keyboard.press("Enter");
	await expect(page.getByText(/^Podignut trening: /)).toBeAttached();
	// A picked-up card reacts to arrow keys from the next task on.
	await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
	await page.keyboard.press("ArrowRight");
	const announced = page.locator("output").filter({ hasText: `${second?.room.name}, nedelja, 13. decembar` });
	await expect(announced).toBeAttached();
	const quarters = (minutesOf(obstacle.time) - minutesOf(moved.time)) / 15;
	for (let step = 0; step < Math.abs(quarters); step += 1)
		await page.keyboard.press(quarters > 0 ? "ArrowDown" : "ArrowUp");
	const taken = `Sala je zauzeta: ${obstacle.training.name}, `;
	await expect(announced).toContainText(taken);
	await expect(page.locator("p").filter({ hasText: taken })).toBeVisible();
	await page.keyboard.press("Escape");
	await expect(page.locator("p").filter({ hasText: taken })).toHaveCount(0);
});
