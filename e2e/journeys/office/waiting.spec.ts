import type { APIRequestContext, Page } from "@playwright/test";
import { expectAccessible } from "../../accessible.ts";
import { expect, test } from "../../fixtures.ts";
import { newMember, newPerson, type Person, sessionOf, written } from "../../member.ts";
import { enterOffice, panel, said, workers } from "../../office.ts";

interface Training {
	period_id: number;
	capacity: number;
	taken: number;
	cancelled: boolean;
	promotion: boolean;
}

// No other journey books on this day.
const friday = "2026-11-20";

/** A training of Zemun with one place, which a new member has booked. */
async function fullTraining(request: APIRequestContext, session: string, member: Person): Promise<number> {
	const headers = { session_id: session };
	const answer = await request.get(`/api/staff/today?date=${friday}`, { headers });
	const { trainings } = (await answer.json()) as { trainings: Training[] };
	const found = trainings.find(
		({ capacity, taken, cancelled, promotion }) => capacity === 1 && taken === 0 && !cancelled && !promotion,
	);
	expect(found, "a free training with one place").toBeDefined();
	const id = found?.period_id ?? 0;
	const own = { session_id: await sessionOf(request, member.email) };
	const booked = await request.post(`/api/period/${id}/booking`, { headers: own, data: { training_date: friday } });
	expect(booked.status()).toBe(201);
	return id;
}

const waiting = (page: Page) => panel(page, "Lista čekanja").getByRole("listitem");
const rowOf = (page: Page, { phone }: Person) => page.getByRole("listitem").filter({ hasText: written(phone) });

/** By the whole phone, because the desk does not know them yet. */
async function putOnList(page: Page, { phone, firstName }: Person): Promise<void> {
	await page.getByRole("button", { name: "Stavi na listu čekanja" }).click();
	const dialog = page.getByRole("dialog", { name: "Stavi na listu čekanja" });
	await dialog.getByRole("textbox").fill(phone);
	await dialog.getByRole("button", { name: new RegExp(`^Stavi na listu: ${firstName}`) }).click();
	await expect(said(page, firstName)).toBeVisible();
	await expect(dialog).toBeHidden();
}

test("the desk puts members on the waiting list, takes one off, and the next gets the free place", async ({
	page,
	request,
}) => {
	const [mina, jovan, lena] = [
		newPerson("Mina", "Prva"),
		newPerson("Jovan", "Drugi"),
		newPerson("Lena", "Treća"),
	] as const;
	for (const person of [mina, jovan, lena]) await newMember(request, person);
	const session = await enterOffice(page, request, workers.zemun, { path: "/today" });
	const period = await fullTraining(request, session, mina);
	await page.goto(`/staff/today/${period}/${friday}`);
	await expect(page.getByText("Niko ne čeka.")).toBeVisible();

	await putOnList(page, jovan);
	await putOnList(page, lena);
	await expect(waiting(page)).toHaveText([/^1\. Jovan Drugi/, /^2\. Lena Treća/]);
	await expectAccessible(page);

	await page.getByRole("button", { name: /^Skini s liste: Jovan/ }).click();
	await page.getByRole("dialog").getByRole("button", { name: "Skini s liste" }).click();
	await expect(said(page, "Lista čekanja je sačuvana.")).toBeVisible();
	await expect(waiting(page)).toHaveText([/^1\. Lena Treća/]);

	await rowOf(page, mina)
		.getByRole("button", { name: /^Otkaži/ })
		.click();
	await page
		.getByRole("dialog")
		.getByRole("button", { name: /^Otkaži/ })
		.click();
	await expect(rowOf(page, mina)).toHaveCount(0);
	await expect(rowOf(page, lena).getByRole("button", { name: /^Zabeleži dolazak/ })).toBeVisible();
	await expect(page.getByText("Niko ne čeka.")).toBeVisible();
});
