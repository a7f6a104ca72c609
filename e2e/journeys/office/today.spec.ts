import type { APIRequestContext, Page } from "@playwright/test";
import { expectAccessible } from "../../accessible.ts";
import { expect, test } from "../../fixtures.ts";
import { logIn, newMember, newPerson, type Person, sessionOf, written } from "../../member.ts";
import { enterOffice, said, workers } from "../../office.ts";

// The shared server's clock starts on a Wednesday at ten: evening trainings are still to come.
interface Training {
	period_id: number;
	date: string;
	time: number;
	capacity: number;
	taken: number;
	cancelled: boolean;
	promotion: boolean;
	training: { name: string; name_eng: string };
}

/** Today's next training of Zemun with the most free places. */
async function roomiestOfZemun(request: APIRequestContext, session: string): Promise<Training> {
	const answer = await request.get("/api/staff/today", { headers: { session_id: session } });
	const { trainings } = (await answer.json()) as { trainings: Training[] };
	const [found] = trainings
		.filter(({ time, cancelled, promotion }) => time > 1130 && !cancelled && !promotion)
		.toSorted((a, b) => b.capacity - b.taken - (a.capacity - a.taken));
	expect(found, "a training with places").toBeDefined();
	return found as Training;
}

/** A new member with a booking, and its code. */
async function bookedMember(request: APIRequestContext, person: Person, { period_id }: Training): Promise<string> {
	await newMember(request, person);
	const headers = { session_id: await sessionOf(request, person.email) };
	expect((await request.post(`/api/period/${period_id}/booking`, { headers })).status()).toBe(201);
	const own = (await (await request.get("/api/user/booking", { headers })).json()) as { code: string }[];
	return own[0]?.code ?? "";
}

/** By phone, which is unique. */
function personRow(page: Page, { phone }: Person) {
	return page.getByRole("listitem").filter({ hasText: written(phone) });
}

async function openRoster(page: Page, request: APIRequestContext, language: "sr" | "en" = "sr"): Promise<Training> {
	const session = await enterOffice(page, request, workers.zemun, { path: "/today", language });
	const training = await roomiestOfZemun(request, session);
	await page.goto(`/staff/today/${training.period_id}/${training.date}`);
	await expect(page.getByRole("heading", { level: 1 })).toHaveText(
		language === "sr" ? training.training.name : training.training.name_eng,
	);
	return training;
}

test("the office opens with today's trainings of the desk's club, which link to their rosters", async ({
	page,
	request,
	quiet,
}) => {
	await enterOffice(page, request, workers.zemun);
	await expect(page).toHaveURL(/\/staff\/today$/);
	await expect(page.getByRole("heading", { name: "Danas", level: 1 })).toBeVisible();
	await expectAccessible(page);
	await page.getByRole("button", { name: "Sledeći dan" }).click();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("četvrtak, 19. novembar");
	await page.getByRole("button", { name: "Nazad na danas" }).click();
	await page
		.getByRole("region", { name: /^Sledeće na redu|^U toku/ })
		.first()
		.getByRole("link")
		.first()
		.click();
	await expect(page).toHaveURL(/\/staff\/today\/\d+\/2026-11-18$/);
	await expect(page.getByRole("heading", { name: "Spisak", level: 2 })).toBeVisible();
	await expectAccessible(page);
	expect(quiet).toEqual([]);
});

test("a code from the account checks in once; a wrong one is rejected", async ({ page, request, browser }) => {
	const training = await openRoster(page, request, "en");
	const vesna = newPerson("Vesna", "Žujović");
	const code = await bookedMember(request, vesna, training);

	const hers = await (await browser.newContext({ reducedMotion: "reduce" })).newPage();
	await logIn(hers, request, vesna.email);
	await hers.goto("/account");
	const picture = hers.getByRole("img", { name: `Kod za ulaz na trening: ${code}` });
	await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
	await hers.context().close();

	await page.getByRole("button", { name: "Scan a code" }).click();
	const dialog = page.getByRole("dialog", { name: "Entry code" });
	const field = dialog.getByRole("textbox", { name: "Booking code" });
	await field.fill(code.toLowerCase());
	await field.press("Enter");
	await expect(dialog.getByRole("status")).toContainText("Vesna Žujović is checked in.");
	await field.fill(code);
	await field.press("Enter");
	await expect(dialog.getByRole("status")).toContainText("was already checked in at");
	await field.fill("KVART-1-0000-0000");
	await field.press("Enter");
	await expect(dialog.getByRole("status")).toContainText("The code isn’t right.");
	await expectAccessible(page);
	await page.keyboard.press("Escape");
	await expect(personRow(page, vesna)).toContainText("Vesna Žujović");
	await expect(personRow(page, vesna)).toContainText("Here since");
});

test("the desk finds a member without diacritics, checks in with Enter, adds a guest and a member, and cancels", async ({
	page,
	request,
}) => {
	const training = await openRoster(page, request);
	const dusan = newPerson("Đušan", `Šćekić${crypto.randomUUID().slice(0, 6)}`);
	await bookedMember(request, dusan, training);
	await page.reload();
	const row = personRow(page, dusan);
	await expect(row.getByRole("link", { name: /^Pozovi/ })).toHaveAttribute("href", `tel:${dusan.phone}`);
	await expect(row.getByRole("link", { name: `${dusan.firstName} ${dusan.lastName}`, exact: true })).toHaveAttribute(
		"href",
		/^\/staff\/members\/list\/\d+$/,
	);
	const search = page.getByRole("textbox", { name: "Nađi na spisku" });
	await search.fill(dusan.lastName.replace("Šć", "sc"));
	await expect(page.getByRole("listitem").filter({ hasText: "Rezervisano" })).toHaveCount(1);
	await search.press("Enter");
	await expect(row).toContainText("Tu od");
	await expect(search).toHaveValue("");
	await expect(search).toBeFocused();
	await row.getByRole("button", { name: /^Poništi dolazak/ }).click();
	await expect(row.getByRole("button", { name: /^Zabeleži dolazak/ })).toBeVisible();

	const guest = newPerson("Goran", `Čavić${crypto.randomUUID().slice(0, 6)}`);
	await page.getByRole("button", { name: "Upiši na licu mesta" }).click();
	const dialog = page.getByRole("dialog", { name: "Upiši na licu mesta" });
	await dialog.getByText("Gost", { exact: true }).click();
	await dialog.getByRole("switch", { name: "Odmah ulazi na trening" }).check();
	await dialog.getByRole("textbox", { name: "Ime", exact: true }).fill(guest.firstName);
	await dialog.getByRole("textbox", { name: "Prezime" }).fill(guest.lastName);
	await dialog.getByRole("button", { name: "Upiši" }).click();
	await expect(dialog.getByText("Ovo polje je obavezno.")).toBeVisible();
	await dialog.getByRole("textbox", { name: "Telefon" }).fill(guest.phone);
	await expectAccessible(page);
	await dialog.getByRole("button", { name: "Upiši" }).click();
	await expect(said(page, "mesto je upisano")).toBeVisible();
	await expect(personRow(page, guest)).toContainText("Bez rezervacije");
	await expect(personRow(page, guest)).toContainText("Tu od");

	const member = newPerson("Mila", `Đokić${crypto.randomUUID().slice(0, 6)}`);
	await newMember(request, member);
	await page.getByRole("button", { name: "Upiši na licu mesta" }).click();
	await dialog.getByRole("textbox", { name: "Ime, telefon ili broj kartice" }).fill(member.phone);
	await dialog.getByRole("button", { name: `Upiši: ${member.firstName} ${member.lastName}` }).click();
	await expect(personRow(page, member)).toContainText("Na recepciji: Milica Stanić");

	await personRow(page, member)
		.getByRole("button", { name: /^Otkaži rezervaciju/ })
		.click();
	await page.getByRole("dialog").getByRole("button", { name: "Otkaži rezervaciju" }).click();
	await expect(said(page, "Rezervacija je otkazana")).toBeVisible();
	await expect(personRow(page, member)).toHaveCount(0);
});

test("the roster opens as a PDF in a new tab", { tag: "@release" }, async ({ page, request, context }) => {
	await openRoster(page, request);
	const answered = page.waitForResponse(/\/api\/staff\/roster\/\d+\/sheet/);
	const opened = context.waitForEvent("page");
	await page.getByRole("button", { name: "Odštampaj spisak" }).click();
	expect((await answered).headers()["content-type"]).toBe("application/pdf");
	await opened;
});
