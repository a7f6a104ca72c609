import type { Page, Request } from "@playwright/test";
import { fillPerson, newAddress, texts } from "../enquiry-form.ts";
import { expect, held, test, widths } from "../fixtures.ts";

/** Requests sent to the form's call. */
function sentTo(page: Page, form: string): Record<string, unknown>[] {
	const list: Record<string, unknown>[] = [];
	page.on("request", (request: Request) => {
		if (request.url().endsWith(`/api/form/${form}`)) list.push(request.postDataJSON());
	});
	return list;
}

/** Events sent to analytics. */
const measured = (page: Page) => page.evaluate(() => (window as { dataLayer?: unknown }).dataLayer);

/** A phone has one place in a training. */
const newPhone = () =>
	`066 ${String(crypto.getRandomValues(new Uint32Array(1))[0])
		.padStart(10, "0")
		.slice(-7)}`;

test("free training in Serbian on the phone: validation, choices, thank-you page", async ({ page, quiet: _ }) => {
	await page.setViewportSize(widths.phone);
	const sent = sentTo(page, "free_training");
	await page.goto("/free-training");
	const [next, back, send] = ["Dalje", "Nazad", "Pošalji"].map((name) => page.getByRole("button", { name }));
	if (!next || !back || !send) throw new Error("unreachable");
	await expect(page.getByText("Korak 1 od 3")).toBeAttached();
	await expect(page.getByText("1 / 3")).toBeVisible();
	await expect(back).toBeHidden();
	await expect(send).toBeHidden();
	await next.click();

	await expect(page.getByRole("heading", { name: "Kako da te nađemo?" })).toBeFocused();
	await next.click();
	await expect(page.getByText("Ovo polje je obavezno.")).toHaveCount(4);
	await expect(page.getByLabel("Ime i prezime")).toBeFocused();
	await page.getByLabel("Ime i prezime").fill("Jelena");
	await page.getByLabel("Mobilni telefon").fill("0641234");
	await page.getByLabel("E-adresa").fill("jelena@");
	await page.getByLabel("Godine").fill("7");
	await next.click();
	await expect(page.getByText("Broj mora da ima najmanje 8 cifara.")).toBeVisible();
	await expect(page.getByText("E-adresa nije ispravna.", { exact: false })).toBeVisible();
	await expect(page.getByText("Upiši godine sa dve cifre", { exact: false })).toBeVisible();
	await page.getByLabel("Mobilni telefon").fill("0641234567890123");
	await expect(page.getByText("Broj može da ima najviše 15 cifara.")).toBeVisible();
	await back.click();
	await expect(page.getByText("Korak 1 od 3")).toBeAttached();
	await next.click();
	await expect(page.getByLabel("Godine")).toHaveValue("7");
	await fillPerson(page, "sr");
	await page.getByLabel("Mobilni telefon").fill(newPhone());
	await next.click();

	await expect(page.getByText("Korak 3 od 3")).toBeAttached();
	const first = page.getByRole("radio").first();
	await expect(first).toBeChecked();
	await page.getByRole("radio", { name: "Pilates", exact: true }).check();
	await page.getByRole("combobox", { name: "Centar" }).selectOption("Zemun");
	const hours = page.getByRole("combobox", { name: "Termin iz rasporeda" });
	await expect(hours.locator("option")).not.toHaveCount(1);
	await hours.selectOption({ index: 1 });
	await expect(page.getByRole("link", { name: "uslove korišćenja" })).toHaveAttribute("href", "/terms-and-conditions");
	await expect(next).toBeHidden();
	await send.click();
	const thanks = page.getByRole("dialog", { name: "Hvala na interesovanju!" });
	await expect(thanks).toContainText("u najkraćem mogućem roku");
	await expect(page.getByRole("region", { name: "Obaveštenja" })).toContainText("Uspešno");
	const hour: unknown = expect.stringMatching(/^\d+ \d{4}-\d{2}-\d{2}$/);
	const chosen = { wish_to_try: "Pilates", trial_gym: "Zemun", trial_hour: hour };
	expect(sent).toMatchObject([{ name: "Jelena Šćepanović", ...chosen, language: "sr" }]);
	// Cookies were not accepted: nothing is sent to analytics.
	expect(await measured(page)).toBeUndefined();
	await thanks.getByRole("link", { name: "Zatvori" }).click();
	await expect(page).toHaveURL(/:\d+\/$/);
});

test("the whole form works before scripts load, and arrives once", async ({ page }) => {
	await page.setViewportSize(widths.phone);
	await held(page, "**/assets/*.js");
	const posted: URLSearchParams[] = [];
	page.on("request", (request) => {
		if (request.method() === "POST") posted.push(new URLSearchParams(request.postData() ?? ""));
	});
	await page.goto("/free-training", { waitUntil: "commit" });
	await page.getByRole("button", { name: "Dalje" }).click();
	await page.getByLabel("Ime i prezime").fill("Jelena");
	await page.getByRole("button", { name: "Dalje" }).click();
	await expect(page.getByText("Ovo polje je obavezno.")).toHaveCount(3);
	await expect(page.getByLabel("Ime i prezime")).toHaveValue("Jelena");
	await fillPerson(page, "sr");
	await page.getByLabel("Godine").press("Enter");
	await page.getByRole("radio", { name: "Pilates", exact: true }).check();
	await page.getByRole("button", { name: "Nazad" }).click();
	await expect(page.getByLabel("Ime i prezime")).toHaveValue("Jelena Šćepanović");
	await page.getByRole("button", { name: "Dalje" }).click();
	await expect(page.getByRole("radio", { name: "Pilates", exact: true })).toBeChecked();
	await page.getByRole("button", { name: "Pošalji" }).click();
	await expect(page).toHaveURL(/\/free-training\?sent=1/);
	await expect(page.getByRole("dialog", { name: "Hvala na interesovanju!" })).toBeVisible();
	expect(posted.filter((form) => !form.has("step"))).toHaveLength(1);
});

test("input and step survive the loading of scripts", { tag: "@release" }, async ({ page }) => {
	const letGo = await held(page, "**/assets/*.js");
	await page.goto("/en/training-selection", { waitUntil: "commit" });
	await fillPerson(page, "en");
	await page.getByRole("button", { name: "Next" }).click();
	await page.getByRole("radio", { name: "Personal training" }).check();
	await page.getByLabel("Where would you like to train?").selectOption("Pionir");
	letGo();
	await page.waitForLoadState();
	await page.getByRole("button", { name: "Next" }).click();
	await expect(page.getByRole("heading", { name: "Anything else?" })).toBeFocused();
	await page.goBack();
	await expect(page.getByRole("radio", { name: "Personal training" })).toBeChecked();
	await expect(page.getByLabel("Where would you like to train?")).toHaveValue("Pionir");
	await page.getByRole("button", { name: "Previous" }).click();
	await expect(page.getByLabel("Full name")).toHaveValue("Jelena Šćepanović");
});

test("a price request in English on the desktop: one enquiry for two clicks, choices stored in Serbian", async ({
	page,
	quiet: _,
}) => {
	await page.setViewportSize(widths.desktop);
	await page.addInitScript(() => localStorage.setItem("cookies_accepted", "true"));
	const sent = sentTo(page, "price");
	await page.goto("/en/price-list#request");
	const offer = page.getByRole("region", { name: "An offer made for you" });
	// The form is also sent without a proof that takes too long.
	const solved = page.waitForEvent("worker").then((worker) => new Promise((done) => worker.once("close", done)));
	await fillPerson(page, "en");
	await offer.getByRole("button", { name: "Next" }).click();
	await expect(offer.getByRole("radio", { name: "The gym, on my own" })).toBeChecked();
	await offer.getByRole("radio", { name: "Group programmes", exact: true }).check();
	await offer.getByRole("radio", { name: "Weekends only" }).check();
	await expect(offer.getByLabel("Where would you like to train?")).toHaveValue("Zemun");
	await offer.getByLabel("Where would you like to train?").selectOption("Vračar");
	await offer.getByRole("button", { name: "Previous" }).click();
	await expect(offer.getByText("Step 1 of 3")).toBeAttached();
	await expect(offer.getByLabel("Full name")).toHaveValue("Jelena Šćepanović");
	await offer.getByRole("button", { name: "Next" }).click();
	await offer.getByRole("button", { name: "Next" }).click();
	await offer.getByLabel("Anything else we should know?").fill("I work shifts.");
	await solved;
	// A slow connection leaves time for a second click.
	const letGo = await held(page, "**/api/form/price");
	await offer.getByRole("button", { name: "Send" }).dblclick();
	await expect(offer.getByRole("button", { name: "Send" })).toHaveAttribute("aria-disabled", "true");
	letGo();
	await expect(page.getByRole("dialog", { name: "Thank you for your interest!" })).toBeVisible();
	expect(sent).toMatchObject([
		{
			wish_to_go: "Grupne programe",
			can_visit: "Samo vikendom",
			primary_wish: "Smršam",
			membership_period: "Jedan mesec",
			training_place: "Vračar",
			additional: "I work shifts.",
			language: "en",
			proof: expect.any(String),
		},
	]);
	expect(await measured(page)).toEqual([{ event: "formSubmit", form: "price" }]);
});

test("training selection by keyboard: without the terms nothing is sent, and a failure of the server loses nothing", async ({
	page,
}) => {
	const sent = sentTo(page, "training_selection");
	const { keyboard } = page;
	// From the start: set just before the request, it once came too late.
	await page.route(
		"**/api/form/training_selection",
		(route) => route.fulfill({ status: 500, json: { code: "ERR_SOMETHING_WENT_WRONG" } }),
		{ times: 1 },
	);
	await page.goto("/en/training-selection");
	await page.getByLabel("Full name").focus();
	for (const text of ["Ana Petrović", "0641234567", "", newAddress(), "34"]) {
		await keyboard.type(text);
		await keyboard.press("Tab");
	}
	await keyboard.press("Enter");
	await expect(page.getByRole("heading", { name: "What suits you?" })).toBeFocused();
	await keyboard.press("Tab");
	await keyboard.press("ArrowDown");
	await expect(page.getByRole("radio", { name: "Group programmes", exact: true })).toBeChecked();
	await keyboard.press("Enter");
	await expect(page.getByRole("heading", { name: "Anything else?" })).toBeFocused();
	await page.getByLabel("Anything else we should know?").fill("My back hurts.");
	await page.getByRole("button", { name: "Send" }).focus();
	await keyboard.press("Enter");
	const terms = page.getByRole("checkbox", { name: "I accept the", exact: false });
	await expect(terms).toBeFocused();
	await expect(terms).toHaveAttribute("aria-invalid", "true");
	await expect(terms).not.toHaveAttribute("aria-describedby");
	expect(sent).toEqual([]);
	await keyboard.press("Space");
	await expect(terms).not.toHaveAttribute("aria-invalid");
	await keyboard.press("Enter");
	const problem = page.getByRole("alert").filter({ hasText: "couldn’t send" });
	await expect(problem).toBeVisible();
	await expect(page.getByLabel("Anything else we should know?")).toHaveValue("My back hurts.");
	await problem.getByRole("button", { name: "Try again" }).press("Enter");
	await expect(page.getByRole("dialog")).toBeVisible();
	expect(sent).toMatchObject([{ form_id: expect.any(String) }, { form_id: sent[0]?.["form_id"] }]);
	expect(sent[1]).toMatchObject({
		name: "Ana Petrović",
		wish_to_go: "Grupne programe",
		training_place: "Banjica",
		additional: "My back hurts.",
		terms_and_conditions: true,
	});
	await keyboard.press("Escape");
	await expect(page).toHaveURL(/\/en$/);
});

test("a server error for a field returns to its step", { tag: "@release" }, async ({ page }) => {
	await page.route("**/api/form/training_selection", (route) =>
		route.fulfill({
			status: 422,
			json: { code: "ERR_BAD_EMAIL", errors: [{ field: "email", code: "bad-email-format" }] },
		}),
	);
	await page.goto("/training-selection");
	await fillPerson(page, "sr");
	await page.getByRole("button", { name: "Dalje" }).click();
	await expect(page.getByText("Korak 2 od 3")).toBeAttached();
	await page.getByRole("button", { name: "Dalje" }).click();
	await page.getByRole("checkbox").check();
	await page.getByRole("button", { name: "Pošalji" }).click();
	await expect(page.getByText("Korak 1 od 3")).toBeAttached();
	await expect(page.getByLabel("E-adresa")).toBeFocused();
	await expect(page.getByLabel("E-adresa")).toHaveAttribute("aria-invalid", "true");
});

test("offline the form keeps everything and is sent when back online", { tag: "@release" }, async ({
	page,
	context,
}) => {
	const sent = sentTo(page, "training_selection");
	await page.goto("/en/training-selection");
	await fillPerson(page, "en");
	await page.getByRole("button", { name: "Next" }).click();
	await expect(page.getByText("Step 2 of 3")).toBeAttached();
	await context.setOffline(true);
	await page.getByRole("button", { name: "Next" }).click();
	await page.getByLabel("Anything else we should know?").fill("I work shifts.");
	await page.getByRole("checkbox").check();
	await page.getByRole("button", { name: "Send" }).click();
	const problem = page.getByRole("alert").filter({ hasText: "couldn’t send" });
	await expect(problem).toContainText("No internet connection");
	await expect(page.getByLabel("Anything else we should know?")).toHaveValue("I work shifts.");
	await context.setOffline(false);
	await problem.getByRole("button", { name: "Try again" }).click();
	await expect(page.getByRole("dialog", { name: "Thank you for your interest!" })).toBeVisible();
	expect(new Set(sent.map(({ form_id }) => form_id)).size).toBe(1);
});

test("the response of a captive portal does not count as success", { tag: "@release" }, async ({ page }) => {
	await page.route("**/api/form/training_selection", (route) =>
		route.fulfill({ status: 200, contentType: "text/html", body: "<h1>Free Wi-Fi</h1>" }),
	);
	await page.goto("/training-selection");
	await fillPerson(page, "sr");
	await page.getByRole("button", { name: "Dalje" }).click();
	await page.getByRole("button", { name: "Dalje" }).click();
	await page.getByRole("checkbox").check();
	await page.getByRole("button", { name: "Pošalji" }).click();
	await expect(page.getByRole("alert").filter({ hasText: "Nismo uspeli" })).toContainText("Odgovorila je mreža");
	await expect(page.getByRole("dialog", { name: "Hvala" })).toBeHidden();
});

test.describe("without scripts", () => {
	test.use({ javaScriptEnabled: false });

	test("the whole form is shown, errors keep the input, and the thank-you page links home", {
		tag: "@release",
	}, async ({ page }) => {
		await page.goto("/price-list#request");
		await expect(page.getByRole("button", { name: "Dalje" })).toBeHidden();
		await page.getByLabel("Ime i prezime").fill("Marko Ćirić");
		await page.getByLabel("Mobilni telefon").fill("123");
		await page.getByRole("radio", { name: "Samo vikendom" }).check();
		await page.getByLabel("Šta još treba da znamo?").fill("Posle posla.");
		const [answer] = await Promise.all([
			page.waitForResponse((response) => response.request().method() === "POST"),
			page.getByRole("button", { name: "Pošalji" }).click(),
		]);
		expect(answer.status()).toBe(422);
		await expect(page.getByText("Broj mora da ima najmanje 8 cifara.")).toBeVisible();
		await expect(page.getByText("Ovo polje je obavezno.")).toHaveCount(2);
		await expect(page.getByLabel("Ime i prezime")).toHaveValue("Marko Ćirić");
		await expect(page.getByRole("radio", { name: "Samo vikendom" })).toBeChecked();
		await expect(page.getByLabel("Šta još treba da znamo?")).toHaveValue("Posle posla.");
		await fillPerson(page, "sr");
		await page.getByRole("button", { name: "Pošalji" }).click();
		await expect(page).toHaveURL(/\/price-list\?sent=1/);
		const thanks = page.getByRole("dialog", { name: "Hvala na interesovanju!" });
		await expect(thanks).toBeVisible();
		await thanks.getByRole("link", { name: "Zatvori" }).click();
		await expect(page).toHaveURL(/:\d+\/$/);
	});

	test("the terms are required, the free training needs no choice, also in English", { tag: "@release" }, async ({
		page,
	}) => {
		await page.goto("/en/training-selection");
		await fillPerson(page, "en");
		await page.getByRole("button", { name: "Send" }).click();
		const terms = page.getByRole("checkbox");
		await expect(terms).toHaveAttribute("aria-invalid", "true");
		await expect(page.getByText("This field is required.")).toHaveCount(0);
		await terms.check();
		await page.getByRole("button", { name: "Send" }).click();
		await expect(page.getByRole("dialog", { name: "Thank you for your interest!" })).toBeVisible();
		await page.goto("/en/free-training");
		await fillPerson(page, "en");
		await page.getByRole("textbox", { name: texts.en.phone }).fill(newPhone());
		await expect(page.getByRole("radio").first()).toBeChecked();
		await page.getByRole("combobox", { name: "Centre" }).selectOption("Zemun");
		await page.getByRole("button", { name: "Show classes" }).click();
		await page.getByRole("combobox", { name: "A class from the schedule" }).selectOption({ index: 1 });
		await page.getByRole("button", { name: "Send" }).click();
		await expect(page.getByRole("dialog", { name: "Thank you for your interest!" })).toBeVisible();
	});
});
