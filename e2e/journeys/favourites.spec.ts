import type { Page } from "@playwright/test";
import { expectAccessible } from "../accessible.ts";
import { expect, noScripts, test, visits, widths } from "../fixtures.ts";
import { logIn, newMember, newPerson, password } from "../member.ts";

const texts = {
	Serbian: {
		heart: (name: string) => `Omiljeno: ${name}`,
		notice: "Uloguj se da bismo zapamtili šta ti je omiljeno.",
		email: "E-adresa",
		password: "Lozinka",
		logIn: "Uloguj se",
		section: "Omiljeno",
		mine: "Samo moje omiljeno",
		show: "Prikaži termine",
		day: /^(Danas|Sutra)/,
		none: "Još nemaš omiljenih",
	},
	English: {
		heart: (name: string) => `Favourite: ${name}`,
		notice: "Log in and we’ll remember your favourites.",
		email: "E-mail",
		password: "Password",
		logIn: "Log in",
		section: "Favourites",
		mine: "Only my favourites",
		show: "Show classes",
		day: /^(Today|Tomorrow)/,
		none: "No favourites yet",
	},
} as const;

/** Hearts change before the server has answered. */
const saved = (page: Page, method: "POST" | "DELETE") =>
	page.waitForResponse((answer) => answer.url().endsWith("/user/favourite") && answer.request().method() === method);

for (const { name, root, device, viewport, tag } of visits) {
	test(`a visitor presses a heart, logs in, and finds only favourites, in ${name} on a ${device}`, { tag }, async ({
		page,
		request,
		quiet: _,
	}) => {
		const words = texts[name];
		const person = newPerson("Ivana", "Srce");
		await newMember(request, person);
		await page.setViewportSize(viewport);
		await page.goto(`${root}/zemun`);
		const heart = page.getByRole("button", { name: words.heart("Zemun") }).first();
		await expect(heart).toHaveAttribute("aria-pressed", "false");
		await heart.click();
		await expect(page).toHaveURL(/\/login\?redirect=/);
		await expect(page.getByText(words.notice)).toBeVisible();
		const main = page.getByRole("main");
		await main.getByLabel(words.email).fill(person.email);
		await main.getByLabel(words.password, { exact: true }).fill(password);
		const added = saved(page, "POST");
		await main.getByRole("button", { name: words.logIn, exact: true }).click();
		await expect(page).toHaveURL(new RegExp(`${root}/zemun$`));
		await expect(heart).toHaveAttribute("aria-pressed", "true");
		await added;
		await expectAccessible(page);

		await page.goto(`${root}/find`);
		await page.getByLabel(words.mine).check();
		await page.getByRole("button", { name: words.show }).click();
		await expect(page).toHaveURL(/[?&]mine=1#results$/);
		const first = page.getByRole("region", { name: words.day }).getByRole("listitem").first();
		await expect(first).toContainText("Zemun");
		await expectAccessible(page);

		await page.goto(`${root}/account`);
		const own = page.getByRole("region", { name: words.section, exact: true });
		await expect(own.getByRole("link", { name: "Zemun" }).first()).toHaveAttribute("href", `${root}/zemun`);
		await own.scrollIntoViewIfNeeded();
		await expectAccessible(page);
		const removed = saved(page, "DELETE");
		await own.getByRole("button", { name: words.heart("Zemun") }).click();
		await expect(own.getByRole("button", { name: words.heart("Zemun") })).toHaveAttribute("aria-pressed", "false");
		await removed;
		await page.reload();
		await expect(own.getByText(words.none)).toBeVisible();
	});
}

test("hearts of cards and sheets are one, and stay marked while sheets open and close", { tag: "@release" }, async ({
	page,
	request,
}) => {
	const person = newPerson("Mila", "Srce");
	await newMember(request, person);
	await logIn(page, request, person.email);
	await page.setViewportSize(widths.desktop);
	await page.goto("/coaches");
	const heart = page
		.getByRole("listitem")
		.getByRole("button", { name: /^Omiljeno: / })
		.nth(1);
	const label = (await heart.getAttribute("aria-label")) ?? "";
	await heart.press("Enter");
	await expect(heart).toHaveAttribute("aria-pressed", "true");
	await page.getByRole("link", { name: label.replace("Omiljeno: ", "") }).click();
	const sheet = page.getByRole("dialog");
	const inSheet = sheet.getByRole("button", { name: label });
	await expect(inSheet).toHaveAttribute("aria-pressed", "true");
	await inSheet.press("Space");
	await expect(inSheet).toHaveAttribute("aria-pressed", "false");
	await page.keyboard.press("Escape");
	await expect(sheet).toBeHidden();
	await expect(heart).toHaveAttribute("aria-pressed", "false");
});

test("before scripts load, a press leads to the log-in and names the way back", { tag: "@release" }, async ({
	page,
}) => {
	const letGo = await noScripts(page);
	await page.goto("/en/coaches?club=zemun", { waitUntil: "commit" });
	await page
		.getByRole("button", { name: /^Favourite: / })
		.first()
		.click();
	await expect(page).toHaveURL("/en/login?redirect=%2Fen%2Fcoaches%3Fclub%3Dzemun&favourite=1");
	letGo();
});
