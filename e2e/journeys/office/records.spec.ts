import type { APIRequestContext, Locator, Page } from "@playwright/test";
import { expect, test } from "../../fixtures.ts";
import { enterOffice, panel, row, said, workers } from "../../office.ts";
import type { OwnServer } from "../../own-server.ts";

// A separate server, because these tests change every page.
test.describe.configure({ mode: "default" });
let server: OwnServer;
test.beforeAll(({ ownServer }) => {
	server = ownServer;
});

type Language = "sr" | "en";

function asChain(page: Page, request: APIRequestContext, path: string, language: Language = "sr") {
	return enterOffice(page, request, workers.chain, { path, language, root: server.url });
}

async function add<T>(request: APIRequestContext, session: string, kind: string, data: object): Promise<T> {
	const answer = await request.post(`${server.url}/api/staff/${kind}`, { headers: { session_id: session }, data });
	expect(answer.status()).toBe(201);
	return (await answer.json()) as T;
}

/** The text field of one language. */
function text(page: Page, field: string, language: "Srpski" | "Engleski") {
	return page.getByRole("group", { name: field }).first().getByLabel(language);
}

async function centreOf(locator: Locator) {
	const box = (await locator.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
	return [box.x + box.width / 2, box.y + box.height / 2] as const;
}

/** Drags the first item of a list to the last. */
async function dragToLast(page: Page, list: Locator) {
	const items = list.getByRole("listitem");
	await items.last().scrollIntoViewIfNeeded();
	const [x, from] = await centreOf(items.first().locator("[aria-hidden]").first());
	const [, to] = await centreOf(items.last());
	await page.mouse.move(x, from);
	await page.mouse.down();
	await page.mouse.move(x, to, { steps: 10 });
	await expect(items.last()).toHaveAttribute("data-over");
	await page.mouse.up();
}

test("a new question is on the site at once, and the list shows its missing translation", async ({ page, request }) => {
	await asChain(page, request, "/content/questions");
	await page.getByRole("link", { name: "Novo pitanje" }).click();
	await text(page, "Pitanje", "Srpski").fill("Ima li klub saunu?");
	await expect(panel(page, "Pregled")).toContainText("Ima li klub saunu?");
	await page.getByRole("button", { name: /^Dodaj/ }).click();
	await expect(page.getByText("Ovo polje je obavezno.")).toBeVisible();
	await text(page, "Odgovor", "Srpski").fill("Ima, u Zemunu.");
	await page.getByRole("button", { name: /^Dodaj/ }).click();
	await expect(said(page, "Dodato.")).toBeVisible();
	await expect(page.getByRole("heading", { level: 1, name: "Ima li klub saunu?" })).toBeVisible();
	for (const path of ["/faq", "/en/faq"])
		expect(await (await request.get(server.url + path)).text()).toContain("Ima li klub saunu?");

	await page.getByRole("link", { name: "Pitanja" }).last().click();
	await page.getByRole("searchbox").fill("saunu");
	await expect(row(page, "Ima li klub saunu?")).toContainText("Nedostaju 2 teksta");
	await row(page, "Ima li klub saunu?").getByRole("link").click();
	await text(page, "Pitanje", "Engleski").fill("Is there a sauna?");
	await text(page, "Odgovor", "Engleski").fill("Yes, in Zemun.");
	await page.keyboard.press("Control+s");
	await expect(said(page, "Sačuvano.")).toBeVisible();
	expect(await (await request.get(`${server.url}/en/faq`)).text()).toContain("Is there a sauna?");

	await page.getByRole("button", { name: "Ukloni" }).click();
	await page.getByRole("dialog").getByRole("button", { name: "Ukloni" }).click();
	await expect(page).toHaveURL(`${server.url}/staff/content/questions`);
	expect(await (await request.get(`${server.url}/faq`)).text()).not.toContain("Ima li klub saunu?");
});

test("two people edit one record without losing input", { tag: "@release" }, async ({ page, request }) => {
	const session = await asChain(page, request, "/content/terms");
	const fields = { title: "Parking", title_eng: "Parking", text: "Besplatan je.", text_eng: "It is free." };
	const { id } = await add<{ id: number }>(request, session, "terms_block", fields);
	await page.goto(`${server.url}/staff/content/terms/${id}`);
	await text(page, "Naslov", "Srpski").fill("Parking i bicikli");
	await text(page, "Tekst", "Srpski").fill("Besplatan je dva sata.");
	const headers = { session_id: session };
	const theirs = { version: 1, title_eng: "Parking and bikes", text: "Besplatan je ceo dan." };
	await request.patch(`${server.url}/api/staff/terms_block/${id}`, { headers, data: theirs });
	await page.keyboard.press("Control+s");
	const dialog = page.getByRole("dialog");
	await expect(dialog).toContainText("Besplatan je ceo dan.");
	await dialog.getByRole("radio", { name: /Besplatan je dva sata\./ }).check();
	await dialog.getByRole("button", { name: "Sačuvaj spojeno" }).click();
	await expect(said(page, "Sačuvano.")).toBeVisible();
	const kept = await request.get(`${server.url}/api/staff/terms_block/${id}`, { headers });
	expect(await kept.json()).toMatchObject({
		title: "Parking i bicikli",
		title_eng: "Parking and bikes",
		text: "Besplatan je dva sata.",
	});
	const terms = await (await request.get(`${server.url}/terms-and-conditions`)).text();
	expect(terms).toContain("Parking i bicikli");
});

test("a scheduled training cannot be removed, and the reason is shown", { tag: "@release" }, async ({
	page,
	request,
}) => {
	await asChain(page, request, "/content/trainings/1");
	await page.getByRole("button", { name: "Ukloni", exact: true }).click();
	await page.getByRole("dialog").getByRole("button", { name: "Ukloni" }).click();
	await expect(said(page, "nalazi se u rasporedu")).toBeVisible();
	await expect(page.getByRole("dialog")).toBeHidden();
});

test("videos are reordered by drag and by keyboard", async ({ page, request }) => {
	const session = await asChain(page, request, "/videos/films/order");
	const { id: group } = await add<{ id: number }>(request, session, "video_group", { name: "Trčanje", name_eng: "" });
	for (const title of ["Prvi krug", "Drugi krug", "Treći krug"]) {
		const film = { group_id: group, title, title_eng: "", description: "", description_eng: "" };
		await add(request, session, "video", { ...film, url: "/videos/run.mp4", published: true });
	}
	await page.reload();
	const shelf = page.getByRole("group", { name: "Trčanje" });
	await expect(shelf.getByRole("listitem")).toHaveText(["Prvi krug", "Drugi krug", "Treći krug"]);
	await shelf.getByRole("button", { name: "Pomeri nagore: Treći krug" }).press("Enter");
	await expect(shelf.getByRole("listitem")).toHaveText(["Prvi krug", "Treći krug", "Drugi krug"]);
	await dragToLast(page, shelf);
	await expect(shelf.getByRole("listitem")).toHaveText(["Treći krug", "Drugi krug", "Prvi krug"]);
	await page.getByRole("button", { name: /Sačuvaj/ }).click();
	await expect(said(page, "Novi redosled je sačuvan.")).toBeVisible();
	const films = await request.get(`${server.url}/api/staff/video`, { headers: { session_id: session } });
	const own = ((await films.json()) as { group_id: number; title: string }[]).filter((film) => film.group_id === group);
	expect(own.map(({ title }) => title)).toEqual(["Treći krug", "Drugi krug", "Prvi krug"]);
});

test("the desk opens its club with an address, sets its hours and its gallery, and sees no other", async ({
	page,
	request,
}) => {
	const session = await enterOffice(page, request, workers.zemun, { path: "/content", root: server.url });
	await expect(page).toHaveURL(/\/staff\/content\/clubs$/);
	await expect(page.getByRole("row")).toHaveCount(2);
	await row(page, "Zemun").getByRole("link").click();
	await page.getByLabel("Uskoro se otvara").check();
	await page.getByLabel("Adresa", { exact: true }).fill("");
	await page.keyboard.press("Control+s");
	await expect(said(page, "Sačuvano.")).toBeVisible();
	expect(await (await request.get(`${server.url}/zemun`)).text()).not.toContain("/galleries/zemun/1.jpg");

	await page.getByLabel("Uskoro se otvara").uncheck();
	await page.keyboard.press("Control+s");
	await expect(page.getByLabel("Adresa", { exact: true })).toBeFocused();
	await page.getByLabel("Adresa", { exact: true }).fill("Glavna 40, Zemun");
	await page.getByRole("group", { name: "Nedeljom" }).getByLabel("Zatvoreno").check();
	await page.getByRole("button", { name: "Pomeri nadole: Slika 1", exact: true }).click();
	await page.keyboard.press("Control+s");
	await expect(page.getByText("Izmene nisu sačuvane")).toBeHidden();
	const zemun = await (await request.get(`${server.url}/zemun`)).text();
	expect(zemun).toContain("Glavna 40, Zemun");
	expect(zemun.indexOf("/galleries/zemun/2.jpg")).toBeLessThan(zemun.indexOf("/galleries/zemun/1.jpg"));

	const headers = { session_id: session };
	expect((await request.get(`${server.url}/api/staff/gym/5`, { headers })).status()).toBe(403);
	await page.goto(`${server.url}/staff/content/trainings`);
	await expect(page.getByRole("heading", { level: 1, name: "Strana ne postoji" })).toBeVisible();
});

test("overlapping promotions are reported at the dates", { tag: "@release" }, async ({ page, request }) => {
	await asChain(page, request, "/content/promotions/new", "en");
	await page.getByRole("group", { name: "Title" }).getByLabel("Serbian").fill("Zimski maraton");
	await page.getByLabel("First day").fill("01/12/2026");
	await page.getByLabel("Last day").fill("24/12/2026");
	await page.getByText("Zemun", { exact: true }).last().click();
	await page.getByRole("button", { name: /^Add/ }).click();
	const error = page.getByText("Another promotion runs in one of these clubs during these days.");
	await expect(error).toBeVisible();
	// The calendar that opens with the focus must not cover it.
	await error.click({ trial: true });
});
