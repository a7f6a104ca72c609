import type { APIRequestContext, Page } from "@playwright/test";
import { expectAccessible } from "../../accessible.ts";
import { expect, test } from "../../fixtures.ts";
import { demoPassword } from "../../member.ts";
import { enterOffice, panel, said, workers } from "../../office.ts";
import type { OwnServer } from "../../own-server.ts";

// Replies and stories are saved: on a server of its own, they disturb no other journey.
test.describe.configure({ mode: "default" });
let server: OwnServer;
test.beforeAll(({ ownServer }) => {
	server = ownServer;
});

const enter = (page: Page, request: APIRequestContext, email: string, path: string) =>
	enterOffice(page, request, email, { path, root: server.url });

/** As if it had expired, or an administrator had ended it. */
async function endSession(request: APIRequestContext, session: string): Promise<void> {
	await request.post(`${server.url}/api/user/logout`, { headers: { session_id: session } });
}

async function logInAgain(page: Page): Promise<void> {
	const lock = page.getByRole("dialog", { name: "Kancelarija je zaključana" });
	await expect(lock.getByRole("heading", { name: "Sesija je istekla" })).toBeVisible();
	await lock.getByLabel("Lozinka").fill(demoPassword);
	await lock.getByRole("button", { name: "Nastavi" }).click();
	await expect(lock).toBeHidden();
}

const restored = (page: Page) => page.getByText("Vraćeno je ono što niste sačuvali");
const header = (page: Page) => page.getByRole("group", { name: "Naslov" }).first().getByLabel("Srpski");

test("a story survives an ended session: log in in place, and it is saved; another account never sees the draft", async ({
	page,
	request,
}) => {
	const session = await enter(page, request, workers.chain, "/stories/blog/new");
	await header(page).fill("Zimski raspored bez gubitaka");
	await endSession(request, session);
	await page.getByRole("button", { name: "Sačuvaj" }).click();
	await logInAgain(page);
	await expect(page).toHaveURL(/\/stories\/blog\/\d+$/);
	await expect(page.getByRole("heading", { level: 1, name: "Zimski raspored bez gubitaka" })).toBeVisible();

	await page.goto(`${server.url}/staff/stories/blog/new`);
	await header(page).fill("Samo za moje oči");
	await page.goto("about:blank");
	const next = await page.context().newPage();
	await enter(next, request, workers.admin, "/stories/blog/new");
	await expect(header(next)).toHaveValue("");
	await expect(restored(next)).toBeHidden();
});

test("a story survives a closed tab, until it is discarded", { tag: "@release" }, async ({ page, request }) => {
	await enter(page, request, workers.chain, "/stories/blog/new");
	await header(page).fill("Započeto pre ručka");
	await page.goto("about:blank");
	await page.goto(`${server.url}/staff/stories/blog/new`);
	await expect(restored(page)).toBeVisible();
	await expect(header(page)).toHaveValue("Započeto pre ručka");
	await expectAccessible(page);
	await page.getByRole("button", { name: "Odbaci", exact: true }).click();
	await expect(header(page)).toHaveValue("");
	await page.reload();
	await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
	await expect(restored(page)).toBeHidden();
});

test("a price list survives a reload without a session", { tag: "@release" }, async ({ page, request }) => {
	const session = await enter(page, request, workers.chain, "/content/prices");
	await page.getByRole("table").getByRole("link").first().click();
	const title = page.getByLabel("Naslov", { exact: true }).first();
	const before = await title.inputValue();
	await title.fill(`${before} (proleće)`);
	await endSession(request, session);
	await page.reload();
	await expect(page.getByRole("heading", { name: "Logovanje za zaposlene" })).toBeVisible();
	await page.getByLabel("E-adresa").fill(workers.chain);
	await page.getByLabel("Lozinka", { exact: true }).fill(demoPassword);
	await page.getByRole("button", { name: "Uloguj se", exact: true }).click();
	await expect(restored(page)).toBeVisible();
	await expect(title).toHaveValue(`${before} (proleće)`);
	await page.getByRole("button", { name: "Odbaci", exact: true }).click();
	await expect(title).toHaveValue(before);
});

test("a reply to an enquiry survives an ended session and a reload", { tag: "@release" }, async ({ page, request }) => {
	const session = await enter(page, request, workers.chain, "/enquiries/inbox");
	await page.getByRole("table").getByRole("link").first().click();
	const reply = panel(page, "Odgovor mejlom");
	await reply.getByRole("textbox", { name: "Poruka" }).fill("Termin je slobodan u sredu u 18 časova.");
	await endSession(request, session);
	await reply.getByRole("button", { name: "Pošalji odgovor" }).click();
	await logInAgain(page);
	await expect(said(page, "Odgovor je poslat")).toBeVisible();
	await reply.getByRole("textbox", { name: "Poruka" }).fill("I još nešto.");
	await page.reload();
	await expect(reply.getByRole("textbox", { name: "Poruka" })).toHaveValue("I još nešto.");
	await expect(restored(page)).toBeVisible();
});
