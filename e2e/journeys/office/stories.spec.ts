import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import type { APIRequestContext, Page } from "@playwright/test";
import { expect, test } from "../../fixtures.ts";
import { enterOffice, row, said, workers } from "../../office.ts";
import type { OwnServer } from "../../own-server.ts";

// A separate server, because these tests change the home page.
test.describe.configure({ mode: "default" });
let server: OwnServer;
test.beforeAll(({ ownServer }) => {
	server = ownServer;
});

const enter = (page: Page, request: APIRequestContext, path: string, language: "sr" | "en" = "sr") =>
	enterOffice(page, request, workers.chain, { path, language, root: server.url });

const masters = new URL("../../../media/masters/common/", import.meta.url);

/** A photo that is unique by bytes appended to the file. */
function photo(master = "hall-axis-9") {
	const bytes = readFileSync(new URL(`${master}.jpg`, masters));
	return { name: "foto.jpg", mimeType: "image/jpeg", buffer: Buffer.concat([bytes, Buffer.from(randomUUID())]) };
}

/** The field of one language. */
const text = (page: Page, field: string, language: "Srpski" | "Engleski") =>
	page.getByRole("group", { name: field, exact: true }).getByLabel(language);

/** Examining and storing a picture takes long on a busy machine. */
const uploadTimeout = 30_000;

async function choosePicture(page: Page, field: string): Promise<void> {
	const chooser = page.waitForEvent("filechooser");
	await page.getByRole("group", { name: field, exact: true }).getByRole("button", { name: "Izaberi sliku" }).click();
	await (await chooser).setFiles(photo());
	await expect(
		page.getByRole("group", { name: field, exact: true }).getByRole("button", { name: "Ukloni sliku" }),
	).toBeVisible({ timeout: uploadTimeout });
}

const choose = (page: Page, publication: string) =>
	page.getByRole("radiogroup", { name: "Ko ga vidi" }).getByText(publication, { exact: true }).click();

test("a draft is not public; once published with a picture it is on the home page at once; then it is deleted", async ({
	page,
	request,
	quiet,
}) => {
	const title = `Zima u teretani ${randomUUID().slice(0, 8)}`;
	await enter(page, request, "/stories/blog");
	await page.getByRole("link", { name: "Novi tekst" }).click();
	await text(page, "Naslov", "Srpski").fill(title);
	await page.keyboard.press("Control+s");
	await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
	expect(await (await request.get(`${server.url}/blog`)).text()).not.toContain(title);
	await page.getByRole("link", { name: "Blog", exact: true }).last().click();
	await page.getByRole("searchbox").fill(title);
	await expect(row(page, title)).toContainText("Nacrt");
	await expect(row(page, title)).toContainText("Nedostaje prevod");
	await row(page, title).getByRole("link").click();
	await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
	const editor = page.url();
	await text(page, "Naslov", "Engleski").fill(`${title} EN`);
	await text(page, "Sadržaj", "Srpski").pressSequentially("Hladno je napolju. Kod nas je toplo.");
	await text(page, "Sadržaj", "Engleski").pressSequentially("It is cold outside. It is warm in here.");
	await choose(page, "Objavljeno");
	// A published story must be complete.
	await page.keyboard.press("Control+s");
	await expect(page.getByRole("group", { name: "Slika", exact: true })).toContainText("Ovo polje je obavezno.");
	await choosePicture(page, "Slika");
	await text(page, "Opis slike", "Srpski").fill("Sneg ispred kluba");
	await page.getByRole("button", { name: "Pregled" }).click();
	await expect(page.getByRole("dialog").getByRole("heading", { level: 2, name: title })).toBeVisible();
	await page.keyboard.press("Escape");
	await page.keyboard.press("Control+s");
	// The notice of the first save may still be there.
	await expect.poll(async () => (await request.get(`${server.url}/`)).text()).toContain(title);

	await page.goto(`${server.url}/`);
	const lead = page.getByRole("link", { name: title });
	await expect(lead).toBeVisible();
	const picture = page.getByRole("img", { name: "Sneg ispred kluba" });
	await picture.scrollIntoViewIfNeeded();
	await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(200);
	await lead.click();
	await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
	await expect(page.getByText("Kod nas je toplo.")).toBeVisible();
	for (const path of ["/blog", "/en/blog"])
		expect(await (await request.get(server.url + path)).text()).toContain(title);

	await page.goto(editor);
	await page.getByRole("button", { name: "Obriši" }).click();
	await page.getByRole("dialog").getByRole("button", { name: "Obriši" }).click();
	await expect(said(page, "Tekst je obrisan.")).toBeVisible();
	await page.getByRole("searchbox").fill(title);
	await expect(page.getByText("Nema rezultata")).toBeVisible();
	expect(quiet).toEqual([]);
});

test("a new event for the banner is in the home banner, in the chosen order", async ({ page, request }) => {
	const title = `Dan otvorenih vrata ${randomUUID().slice(0, 8)}`;
	await enter(page, request, "/stories/events/new");
	await text(page, "Naslov", "Srpski").fill(title);
	await text(page, "Nadnaslov", "Srpski").fill("Subota");
	await text(page, "Sažetak", "Srpski").fill("Dođi i probaj.");
	await text(page, "Sadržaj", "Srpski").pressSequentially("Ceo dan, u svim klubovima.");
	await choosePicture(page, "Slika");
	await page.getByRole("switch", { name: "Prikaži u baneru na početnoj strani" }).check();
	await choose(page, "Objavljeno");
	await page.keyboard.press("Control+s");
	await expect(said(page, "Sačuvano.")).toBeVisible();
	expect(await (await request.get(`${server.url}/`)).text()).toContain(title);

	await page.getByRole("link", { name: "Baner", exact: true }).click();
	for (const _ of [1, 2, 3]) await page.getByRole("button", { name: `Pomeri nagore: ${title}` }).click();
	await page.keyboard.press("Control+s");
	// The notice of the first save may still be there: the home page says when the order is saved.
	const first = async () => {
		const home = (await (await request.get(`${server.url}/api/event/home`)).json()) as { header: string }[];
		return home[0]?.header;
	};
	await expect.poll(first).toBe(title);
});

test("two people edit the same text without losing input", { tag: "@release" }, async ({ page, request }) => {
	const title = `Zajedno ${randomUUID().slice(0, 8)}`;
	const session = await enter(page, request, "/stories/blog/new");
	await text(page, "Naslov", "Srpski").fill(title);
	await page.keyboard.press("Control+s");
	// Only the editor of the stored text has its title as heading; the address is there earlier.
	await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
	const address = `${server.url}/api/staff/blog/${page.url().split("/").at(-1)}`;
	const headers = { session_id: session };
	const { id: _, state: _state, published_at, ...post } = await (await request.get(address, { headers })).json();
	await text(page, "Sadržaj", "Srpski").pressSequentially("Moja rečenica.");
	const other = await request.patch(address, {
		headers,
		data: { ...post, header: `${title} 2`, publish_at: published_at },
	});
	expect(other.status()).toBe(200);
	await page.keyboard.press("Control+s");
	await page.getByRole("dialog").getByRole("button", { name: "Sačuvaj spojeno" }).click();
	// The notice of the first save may still be there: the stored text says when it is merged.
	await expect
		.poll(async () => (await request.get(address, { headers })).json())
		.toMatchObject({ header: `${title} 2`, text: "<p>Moja rečenica.</p>" });
});

test("files that are not pictures or too small are rejected with a message", { tag: "@release" }, async ({
	page,
	request,
}) => {
	await enter(page, request, "/stories/events/new");
	const field = page.getByRole("group", { name: "Slika za baner" });
	const send = async (file: ReturnType<typeof photo>) => {
		const chooser = page.waitForEvent("filechooser");
		await field.getByRole("button", { name: "Izaberi sliku" }).click();
		await (await chooser).setFiles(file);
	};
	await send(photo("barbell-sleeve-1"));
	await expect(field.getByRole("alert")).toContainText("1600 × 800");
	await send({ name: "foto.jpg", mimeType: "image/jpeg", buffer: Buffer.from("<svg/>") });
	await expect(field.getByRole("alert")).toContainText("nije slika");
});

test("staff of one club cannot edit stories", { tag: "@release" }, async ({ page, request }) => {
	await enterOffice(page, request, workers.zemun, { path: "/stories/blog", root: server.url });
	await expect(page.getByRole("heading", { level: 1, name: "Strana ne postoji" })).toBeVisible();
	await expect(page.getByRole("link", { name: "Blog i događaji" })).toHaveCount(0);
});
