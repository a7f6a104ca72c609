import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { expect, held, test, widths } from "../fixtures.ts";

/** Before its small script has loaded, the link leads to a page with the centre chosen. */
async function pickCentre(page: Page, name: string): Promise<void> {
	const link = page.getByRole("link", { name });
	await expect(link).toHaveAttribute("aria-controls", "form");
	await link.click();
}

test("the landing page has all its content", { tag: "@release" }, async ({ page, quiet: _ }) => {
	await page.goto("/landing");
	await expect(page.getByRole("heading", { level: 1, name: "Probaj besplatno" })).toBeVisible();
	await expect(page.getByRole("region", { name: "Zašto baš mi" }).getByRole("heading", { level: 3 })).toHaveText([
		"Decenije uspeha",
		"Školovani treneri",
		"Personalni treneri",
		"Opremljena teretana",
		"Fitnes treninzi",
		"Moderni centri",
		"Besplatan probni trening",
		"Odlična atmosfera",
	]);
	const cards = page.getByRole("region", { name: "Izaberi kvart" }).getByRole("article");
	await expect(cards).toHaveCount(12);
	const card = (name: string) => cards.filter({ has: page.getByRole("heading", { name, exact: true }) });
	const zemun = card("Zemun");
	await expect(zemun.getByRole("img").first()).toBeVisible();
	await expect(zemun.getByText("Teretana | Fitnes | Kardio zona")).toBeVisible();
	await expect(zemun.getByText("Ocena 4,7 od 5")).toBeAttached();
	await expect(zemun.getByText("Parking iza zgrade")).toBeVisible();
	await expect(zemun.getByRole("link", { name: "+381 11 4000 103" })).toHaveAttribute("href", "tel:+381114000103");
	await expect(zemun.getByRole("link", { name: "Cenovnik" })).toHaveAttribute("href", "/price-list");
	for (const [ribbon, names] of [
		["Masaža", ["Zemun", "Vračar", "Ušće", "Navigator", "Prvomajska"]],
		["Les Mills", ["Blokovi", "Zemun", "Navigator", "Prvomajska"]],
	] as const) {
		await expect(cards.filter({ has: page.getByText(ribbon, { exact: true }) })).toHaveCount(names.length);
		for (const name of names) await expect(card(name).getByText(ribbon, { exact: true })).toBeVisible();
	}
	const soon = card("Miljakovac");
	await expect(soon.getByText("Uskoro")).toHaveCount(2);
	await expect(soon.getByRole("img").first()).toBeVisible();
	await expect(soon.getByText("Ocena 4,6 od 5")).toBeAttached();
	await expect(soon.getByRole("listitem")).toHaveCount(0);
	await expect(soon.getByRole("link", { name: "Probni trening", exact: false })).toHaveCount(0);
	await expect(soon.getByRole("link", { name: "Cenovnik" })).toHaveCount(0);
	await expect(page.getByRole("region", { name: "Pitanja" }).getByRole("group")).toHaveCount(7);
});

test("a club chosen on its card is in the form; missing fields are shown; the lead arrives", async ({ page }) => {
	await page.setViewportSize(widths.phone);
	await page.goto("/landing");
	const come = page.waitForResponse("**/assets/enquiry-*.js");
	await page.getByRole("link", { name: "Hoću probni trening" }).click();
	await come;
	const form = page.getByRole("region", { name: "Ti biraš, mi zovemo" });
	await expect(form.getByRole("heading", { level: 2 })).toBeInViewport();
	await pickCentre(page, "Probni trening: Vračar");
	await expect(form.getByRole("heading", { level: 2 })).toBeFocused();
	await expect(form.getByRole("heading", { level: 2 })).toBeInViewport();
	await expect(form.getByLabel("Centar")).toHaveValue("Vračar");
	await form.getByRole("button", { name: "Pošalji" }).click();
	await expect(form.getByText("Ovo polje je obavezno.")).toHaveCount(4);
	await expect(form.getByLabel("Ime i prezime")).toBeFocused();
	await expect(form.getByLabel("Ime i prezime")).toHaveAttribute("aria-invalid", "true");
	await form.getByLabel("Ime i prezime").fill("Nikola Đurić");
	await form.getByLabel("Mobilni telefon").fill("0651112223");
	await form.getByLabel("E-adresa").fill(`${randomUUID()}@kvart.example`);
	await form.getByRole("radio", { name: "Grupni fitnes" }).check();
	const [request] = await Promise.all([
		page.waitForRequest("**/api/form/lending_page"),
		form.getByRole("button", { name: "Pošalji" }).click(),
	]);
	expect(request.postDataJSON()).toMatchObject({ gym_location: "Vračar", wish_to_try: "grupni_fitnes" });
	await expect(page.getByRole("dialog", { name: "Hvala na interesovanju!" })).toBeVisible();
	await page.keyboard.press("Escape");
	await expect(page).toHaveURL(/:\d+\/$/);
});

for (const { path, pick, title, label, send } of [
	{
		path: "/landing",
		pick: "Probni trening: Vračar",
		title: "Ti biraš, mi zovemo",
		label: "Centar",
		send: "Pošalji",
	},
	{
		path: "/en/sign-up",
		pick: "Choose Vračar",
		title: "The last step before your first",
		label: "Centre",
		send: "Send",
	},
]) {
	test(`in a new browser a click on a club of ${path} only chooses it`, { tag: "@release" }, async ({ page }) => {
		await page.goto(path);
		const form = page.getByRole("region", { name: title });
		const come = page.waitForResponse("**/assets/enquiry-*.js");
		await pickCentre(page, pick);
		await expect(form.getByLabel(label)).toHaveValue("Vračar");
		await expect(form.getByRole("heading", { level: 2 })).toBeFocused();
		await come;
		await form.getByRole("button", { name: send }).click();
		await expect(form.getByLabel(label)).toHaveValue("Vračar");
		await expect(form.getByRole("textbox").first()).toHaveAttribute("aria-invalid", "true");
		await expect(form.getByRole("button")).toHaveCount(1);
	});
}

test("a form sent before its script has come opens at the first missing field", { tag: "@release" }, async ({
	page,
}) => {
	const letGo = await held(page, "**/assets/enquiry-*.js");
	await page.goto("/landing");
	const form = page.getByRole("region", { name: "Ti biraš, mi zovemo" });
	await form.getByRole("button", { name: "Pošalji" }).click();
	await expect(form.getByText("Ovo polje je obavezno.").first()).toBeVisible();
	letGo();
	await expect(form.getByLabel("Ime i prezime")).toBeFocused();
});

test("on a slow connection the form does not change while scripts load", { tag: "@release" }, async ({ page }) => {
	await page.setViewportSize(widths.phone);
	const letGo = await held(page, "**/assets/enquiry-*.js");
	await page.goto("/landing");
	const form = page.getByRole("region", { name: "Ti biraš, mi zovemo" });
	await form.getByLabel("Ime i prezime").fill("Nikola Đurić");
	await page.getByRole("link", { name: "Hoću probni trening" }).click();
	await expect(form.getByRole("heading", { level: 2 })).toBeInViewport();
	await pickCentre(page, "Probni trening: Vračar");
	await expect(form.getByRole("heading", { level: 2 })).toBeFocused();
	await expect(form.getByLabel("Centar")).toHaveValue("Vračar");
	const come = page.waitForResponse("**/assets/enquiry-*.js");
	letGo();
	await come;
	await form.getByLabel("Mobilni telefon").fill("0651112223");
	await expect(form.getByLabel("Centar")).toHaveValue("Vračar");
	await expect(form.getByLabel("Ime i prezime")).toHaveValue("Nikola Đurić");
	// The script has loaded: it stores its step in the history.
	await page.waitForFunction(() => (history.state as { enquiry?: object } | null)?.enquiry !== undefined);
	await page.reload();
	await expect(form.getByLabel("Centar")).toHaveValue("Vračar");
	await expect(form.getByLabel("Ime i prezime")).toHaveValue("Nikola Đurić");
});

test("before scripts load a club's button and Send work, and the lead arrives once", { tag: "@release" }, async ({
	page,
}) => {
	await page.setViewportSize(widths.phone);
	await held(page, "**/assets/*.js");
	let posts = 0;
	page.on("request", (request) => {
		if (request.method() === "POST") posts++;
	});
	await page.goto("/landing", { waitUntil: "commit" });
	await page.getByRole("link", { name: "Probni trening: Zemun" }).click();
	await expect(page).toHaveURL(/\?gym=Zemun#form$/);
	const form = page.getByRole("region", { name: "Ti biraš, mi zovemo" });
	await expect(form.getByLabel("Centar")).toHaveValue("Zemun");
	await form.getByLabel("Ime i prezime").fill("Nikola Đurić");
	await form.getByLabel("Mobilni telefon").fill("0651112223");
	await form.getByLabel("E-adresa").fill(`${randomUUID()}@kvart.example`);
	await form.getByRole("radio", { name: "Grupni fitnes" }).check();
	await form.getByRole("button", { name: "Pošalji" }).click();
	await expect(page.getByRole("dialog", { name: "Hvala na interesovanju!" })).toBeVisible();
	expect(posts).toBe(1);
});

test("links to the form can be opened in a new tab", { tag: "@release" }, async ({ page, context }) => {
	await page.goto("/landing");
	for (const [name, address] of [
		["Hoću probni trening", /\/landing#form$/],
		["Probni trening: Zemun", /\/landing\?gym=Zemun#form$/],
	] as const) {
		const other = context.waitForEvent("page");
		await page.getByRole("link", { name }).click({ modifiers: ["ControlOrMeta"] });
		await expect(await other).toHaveURL(address);
	}
});

test("a plan of the price list goes along to the sign-up page, where a club is chosen, and arrives with the lead", async ({
	page,
	quiet: _,
}) => {
	await page.setViewportSize(widths.desktop);
	await page.goto("/en/price-list");
	await page.getByRole("link", { name: "Join: Gym", exact: true }).click();
	const form = page.getByRole("region", { name: "The last step before your first" });
	await expect(form.getByLabel("Chosen membership")).toHaveValue("Teretana");
	await expect(form.getByRole("heading", { level: 2 })).toBeInViewport();
	await expect(page.getByRole("region", { name: "All in one place" }).getByRole("listitem")).toHaveCount(6);
	for (const name of ["Individual training", "Personal training", "Group fitness"]) {
		await expect(page.getByRole("heading", { level: 3, name })).toBeVisible();
	}
	const board = page.getByRole("region", { name: "Which one is on your way?" });
	await expect(board.getByRole("listitem")).toHaveCount(12);
	await expect(board.getByRole("link", { name: "Choose Miljakovac" })).toHaveCount(0);
	await board.getByRole("link", { name: "Choose Ušće" }).click();
	await expect(form.getByLabel("Centre")).toHaveValue("Ušće");
	await form.getByLabel("Full name").fill("Nikola Đurić");
	await form.getByLabel("Mobile phone").fill("0651112223");
	await form.getByLabel("E-mail").fill(`${randomUUID()}@kvart.example`);
	await form.getByRole("radio", { name: "Personal training" }).check();
	const [request] = await Promise.all([
		page.waitForRequest("**/api/form/lending_page"),
		form.getByRole("button", { name: "Send" }).click(),
	]);
	expect(request.postDataJSON()).toMatchObject({ gym_location: "Ušće", plan: "Teretana", address: "" });
	await expect(page.getByRole("dialog", { name: "Thank you for your interest!" })).toBeVisible();
});

test.describe("without scripts", () => {
	test.use({ javaScriptEnabled: false });

	test("a plan survives the choice of a club and a refused form", { tag: "@release" }, async ({ page }) => {
		await page.goto("/sign-up?plan=Teretana");
		await page.getByRole("link", { name: "Izaberi centar Zemun" }).click();
		const form = page.locator("#form");
		await form.getByRole("button", { name: "Pošalji" }).click();
		await expect(form.getByText("Ovo polje je obavezno.").first()).toBeVisible();
		await expect(form.getByLabel("Izabrana članarina")).toHaveValue("Teretana");
		await expect(form.getByLabel("Centar")).toHaveValue("Zemun");
	});

	test("a card's link selects its club in the form, and the form is sent", { tag: "@release" }, async ({ page }) => {
		await page.goto("/landing");
		await page.getByRole("link", { name: "Probni trening: Zemun" }).click();
		const form = page.getByRole("region", { name: "Ti biraš, mi zovemo" });
		await expect(form.getByLabel("Centar")).toHaveValue("Zemun");
		await form.getByLabel("Ime i prezime").fill("Sanja Čolić");
		await form.getByLabel("Mobilni telefon").fill("0651112223");
		await form.getByLabel("E-adresa").fill(`${randomUUID()}@kvart.example`);
		await form.getByRole("button", { name: "Pošalji" }).click();
		await expect(form.getByText("Ovo polje je obavezno.")).toHaveCount(1);
		await expect(form.getByLabel("Centar")).toHaveValue("Zemun");
		await form.getByRole("radio", { name: "Personalni trening" }).check();
		await form.getByRole("button", { name: "Pošalji" }).click();
		await expect(page.getByRole("dialog", { name: "Hvala na interesovanju!" })).toBeVisible();
	});
});
