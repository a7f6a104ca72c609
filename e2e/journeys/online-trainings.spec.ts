import { expectAccessible } from "../accessible.ts";
import { expect, test, widths } from "../fixtures.ts";
import { logIn, newMember, newPerson, prove, toast } from "../member.ts";

test("on the phone, in Serbian: terms, code, videos, and a counted view", async ({ page, request }) => {
	const una = newPerson("Una", "Stević");
	await newMember(request, una);
	const session = await logIn(page, request, una.email);
	await page.setViewportSize(widths.phone);
	await page.goto("/online-trainings");
	const terms = page.getByRole("dialog", { name: "Pre prvog snimka" });
	await expect(terms.getByRole("link", { name: "Pročitaj uslove" })).toHaveAttribute("href", "/terms-and-conditions");
	await terms.getByRole("button", { name: "Nastavi" }).click();
	await expect(terms.getByText("Potvrdi da se slažeš sa uslovima.")).toBeVisible();
	await expectAccessible(page);
	await terms.getByLabel("Slažem se").check();
	await terms.getByRole("button", { name: "Nastavi" }).click();

	const code = page.getByRole("dialog", { name: "Unesi kod grupe" });
	const send = code.getByRole("button", { name: "Otključaj snimke" });
	for (const [typed, answer] of [
		["NEMA-GA", "Kod nije tačan."],
		["KVART2020", "Kod je istekao ili još ne važi."],
	] as const) {
		await code.getByLabel("Kod", { exact: true }).fill(typed);
		await send.click();
		await expect(toast(page, answer)).toBeVisible();
		await expect(code.getByLabel("Kod", { exact: true })).toHaveAccessibleDescription(answer);
		await expect(code.getByLabel("Kod", { exact: true })).toBeFocused();
	}
	await code.getByLabel("Kod", { exact: true }).fill("KVART2026");
	await send.click();
	await expect(code).toBeHidden();
	const films = page.getByRole("article");
	await expect(films).toHaveCount(7);
	await expect(page.getByText("7 snimaka")).toBeVisible();

	// Titles are cut at 43 characters, descriptions at 102; the sheet shows them in full.
	const long = films.filter({ hasText: "Celo telo" });
	await expect(long.getByRole("heading")).toHaveText("Celo telo za dvadeset minuta, bez ijednog r…");
	await long.getByRole("button", { name: /^Opširnije/ }).click();
	const sheet = page.getByRole("dialog", { name: "Celo telo za dvadeset minuta, bez ijednog rekvizita" });
	await expect(sheet).toContainText("pa tempo biraš prema danu koji imaš iza sebe.");
	await page.keyboard.press("Escape");
	await expect(films.filter({ hasText: "Trening sa rancem" }).getByRole("button", { name: /^Pusti/ })).toHaveCount(0);

	await expect(page.locator("video")).toHaveCount(0);
	const counted = page.waitForResponse("**/api/user/video/*");
	await films
		.filter({ hasText: "Večernje istezanje" })
		.getByRole("button", { name: /^Pusti/ })
		.click();
	expect((await counted).status()).toBe(201);
	await expect
		.poll(() => page.locator("video").evaluate((film: HTMLVideoElement) => film.currentTime))
		.toBeGreaterThan(0);
	await prove(request, session);
	const kept = await request.get("/api/user/export", { headers: { session_id: session } });
	const { video_views: views } = (await kept.json()) as { video_views: { title: string; device: string }[] };
	expect(views).toHaveLength(1);
	expect(views[0]).toMatchObject({ title: "Večernje istezanje" });
	expect(views[0]?.device).toMatch(/Linux.*Chrome/);
});

test("in English videos can be sorted; a used code closes the form", async ({ page, request }) => {
	await logIn(page, request, "ana@kvart.example");
	await page.setViewportSize(widths.desktop);
	const titles = async () => {
		await expect(page.getByRole("article")).toHaveCount(7);
		return page.getByRole("article").getByRole("heading").allTextContents();
	};
	await page.goto("/online-trainings");
	const serbian = await titles();
	expect(serbian).toEqual(serbian.toSorted((a, b) => a.localeCompare(b, "sr-Latn")));
	await page.getByRole("banner").getByRole("link", { name: "English" }).click();
	await expect(page).toHaveURL("/en/online-trainings");
	const english = await titles();
	await expectAccessible(page);
	expect(english).toEqual(english.toSorted((a, b) => a.localeCompare(b, "en")));
	await page.getByRole("button", { name: "Enter code" }).click();
	const code = page.getByRole("dialog", { name: "Enter your group code" });
	await code.getByLabel("Code").fill("KVART2026");
	await page.keyboard.press("Enter");
	await expect(toast(page, "You already have access to this group")).toBeVisible();
	await expect(code).toBeHidden();
});

test("a video of another service loads only when played, in a frame", { tag: "@release" }, async ({
	page,
	request,
}) => {
	await logIn(page, request, "ana@kvart.example");
	const video = {
		id: 1,
		title: "Na drugom mestu",
		title_eng: "Elsewhere",
		description: "Opis",
		description_eng: "Description",
		url: "https://www.youtube.com/watch?v=dQw4w9WgXcQ",
	};
	await page.route("**/api/user/group-code", (route) => route.fulfill({ json: [video] }));
	await page.route("**/api/user/video/1", (route) => route.fulfill({ status: 201, json: { code: "SUC_SUCCESS" } }));
	const asked: string[] = [];
	await page.route(/youtube|ytimg|google/, (route) => {
		asked.push(route.request().url());
		return route.fulfill({ contentType: "text/html", body: "<title>player</title>" });
	});
	await page.goto("/en/online-trainings");
	await expect(page.getByText("This video is on YouTube.")).toBeVisible();
	expect(asked).toEqual([]);
	const counted = page.waitForRequest("**/api/user/video/1");
	await page.getByRole("button", { name: "Play: Elsewhere" }).click();
	await expect(page.locator("iframe")).toHaveAttribute("title", "Video: Elsewhere");
	expect((await counted).postDataJSON()).toEqual({ device: { os: "Linux", client: "Chrome" } });
	expect(asked).toEqual(["https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1&rel=0"]);
});

test("a code before the terms returns to the terms", { tag: "@release" }, async ({ page, request }) => {
	const ida = newPerson("Ida", "Perić");
	await newMember(request, ida, "en");
	await logIn(page, request, ida.email);
	// The page assumes accepted terms, as if opened by another member.
	await page.route(
		"**/api/user",
		async (route) => {
			const answer = await route.fetch();
			const user = (await answer.json()) as Record<string, unknown>;
			await route.fulfill({ json: { ...user, terms_and_conditions: true } });
		},
		{ times: 1 },
	);
	await page.goto("/en/online-trainings");
	const code = page.getByRole("dialog", { name: "Enter your group code" });
	await code.getByLabel("Code").fill("KVART2026");
	await page.keyboard.press("Enter");
	const terms = page.getByRole("dialog", { name: "Before your first video" });
	await terms.getByLabel("I agree").check();
	await terms.getByRole("button", { name: "Continue" }).click();
	await code.getByLabel("Code").fill("KVART2026");
	await page.keyboard.press("Enter");
	await expect(page.getByRole("article")).toHaveCount(7);
});

test("offline everything opens, and shows what needs a connection", { tag: "@release" }, async ({
	page,
	request,
	context,
}) => {
	await logIn(page, request, "ana@kvart.example");
	await page.goto("/online-trainings");
	await expect(page.getByRole("article")).toHaveCount(7);
	await context.setOffline(true);
	await page
		.getByRole("button", { name: /^Opširnije/ })
		.first()
		.click();
	await expect(page.getByRole("dialog")).toBeVisible();
	await page.keyboard.press("Escape");
	await page.getByRole("button", { name: "Unesi kod" }).click();
	const code = page.getByRole("dialog", { name: "Unesi kod grupe" });
	await code.getByLabel("Kod", { exact: true }).fill("KVART2026");
	await page.keyboard.press("Enter");
	await expect(toast(page, "Nema veze sa internetom.")).toBeVisible();
	await expect(code.getByLabel("Kod", { exact: true })).toHaveValue("KVART2026");
});
