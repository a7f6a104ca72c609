import type { APIRequestContext, Page } from "@playwright/test";
import { expectAccessible } from "../../accessible.ts";
import { expect, test, widths } from "../../fixtures.ts";
import { newMember, newPerson, sessionOf } from "../../member.ts";
import { enterOffice, said, workers } from "../../office.ts";

/** The second room of Zemun, at a free hour. BodyPump, which both coaches of the demo teach. */
const room = 4;
const [date, time, bodyPump] = ["2026-11-18", 2200, 31];

interface Coach {
	headers: Record<string, string>;
	id: number;
}

async function coachOf(request: APIRequestContext, email: string): Promise<Coach> {
	const headers = { session_id: await sessionOf(request, email) };
	const session = (await (await request.get("/api/staff/session", { headers })).json()) as { coach_id: number };
	return { headers, id: session.coach_id };
}

/** A class of the demo's coach tonight, with a member; removes what an earlier run left. */
async function classTonight(request: APIRequestContext, coach: Coach): Promise<number> {
	const headers = { session_id: await sessionOf(request, workers.zemun) };
	const week = await request.get(`/api/staff/schedule/room/${room}/week?date=${date}`, { headers });
	type Entry = { period_id: number; training_date: string; time: number; version: number };
	const { entries } = (await week.json()) as { entries: Entry[] };
	for (const old of entries.filter((entry) => entry.training_date === date && entry.time === time))
		await request.delete(`/api/staff/schedule/period/${old.period_id}`, {
			headers,
			data: { version: old.version, date, reason: "new-plan" },
		});
	const data = { kind: "once", date, time, training_id: bodyPump, trainer_id: coach.id, capacity: 8 };
	const added = await request.post(`/api/staff/schedule/room/${room}/period`, { headers, data });
	expect(added.status()).toBe(201);
	return ((await added.json()) as { entry: { period_id: number } }).entry.period_id;
}

async function onPhone(page: Page, request: APIRequestContext, email: string, path: string): Promise<void> {
	await enterOffice(page, request, email, { path });
	await page.setViewportSize(widths.phone);
}

test("a coach checks people in on the phone and reports an absence; a colleague takes over and a manager confirms", async ({
	page,
	request,
	browser,
	quiet: _,
}) => {
	const coach = await coachOf(request, workers.coach);
	const period = await classTonight(request, coach);
	const mina = newPerson("Mina", "Žarković");
	await newMember(request, mina);
	const headers = { session_id: await sessionOf(request, mina.email) };
	expect((await request.post(`/api/period/${period}/booking`, { headers })).status()).toBe(201);

	await onPhone(page, request, workers.coach, "/classes");
	await expectAccessible(page);
	await page.locator(`a[href$="/classes/week/${period}/${date}"]`).click();
	const person = page.getByRole("listitem").filter({ hasText: "Mina Žarković" });
	await expect(person).not.toContainText("+381");
	await person.getByRole("button", { name: "Tu je: Mina Žarković" }).click();
	await expect(person.getByRole("button", { name: "Poništi dolazak: Mina Žarković" })).toBeVisible();
	await page.getByRole("button", { name: "Javi", exact: true }).click();
	await expectAccessible(page);
	await page.getByRole("button", { name: "Javi da ne dolazim" }).click();
	await expect(page.getByText("Menadžer traži rešenje.")).toBeVisible();
	await expectAccessible(page);
	await page.goto("/staff/today");
	await expect(page.getByRole("heading", { name: "Strana ne postoji" })).toBeVisible();

	const colleague = await (await browser.newContext({ reducedMotion: "reduce" })).newPage();
	await onPhone(colleague, request, workers.colleague, "/classes/offers");
	await colleague.getByRole("button", { name: /^Preuzmi: .*22:00/ }).click();
	await expect(colleague.getByRole("button", { name: /^Odustani: .*22:00/ })).toBeVisible();
	await expectAccessible(colleague);

	const manager = await (await browser.newContext({ reducedMotion: "reduce" })).newPage();
	await enterOffice(manager, request, workers.zemun, { path: "/today" });
	await manager.getByRole("link", { name: /Nikola Stamenić preuzima trening.*22:00/ }).click();
	await manager.getByRole("button", { name: /^Potvrdi zamenu: .*22:00/ }).click();
	const dialog = manager.getByRole("dialog", { name: "Potvrdi zamenu" });
	await expect(dialog.getByText("Mina Žarković")).toBeVisible();
	await dialog.getByRole("button", { name: "Potvrdi zamenu" }).click();
	await expect(said(manager, "Sačuvano.")).toBeVisible();
	await expect(manager.getByRole("button", { name: /^Potvrdi zamenu: .*22:00/ })).toHaveCount(0);
	await manager.context().close();

	await colleague.goto("/staff/classes");
	await expect(colleague.locator(`a[href$="/classes/week/${period}/${date}"]`)).toBeVisible();
	await expect(colleague.getByText("Zamena: Jelena Radosavac")).toBeVisible();
	await colleague.context().close();
});
