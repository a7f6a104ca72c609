import type { APIRequestContext, Page } from "@playwright/test";
import { expect, test } from "../../fixtures.ts";
import { demoPassword } from "../../member.ts";
import { enterOffice, workers } from "../../office.ts";

// Nothing is saved: other journeys are not disturbed.

/**
 * Cases that need a browser: a real line that breaks, and typed texts that are still there. All other pages are tried
 * in `every-page.dom.test.tsx`.
 */
const pages = [
	{ path: "/today", hasForm: false },
	{ path: "/schedule", hasForm: false },
	{ path: "/content/padel", hasForm: true },
	{ path: "/administration/settings", hasForm: true },
];

/** In the head of the office. */
const noConnection = (page: Page) => page.getByRole("status").filter({ hasText: "Nema veze sa internetom" });

async function expectLoaded(page: Page): Promise<void> {
	await expect(page.locator("main [aria-busy=true]")).toHaveCount(0);
	await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
	await expect(page.getByRole("alert").filter({ hasText: "Nema veze" })).toHaveCount(0);
}

/** The first text of a form that is saved as a whole; searches and filters are not. */
function textOfForm(page: Page) {
	return page
		.locator("main form:has(output) :is(input[type=text], input:not([type]), textarea)")
		.and(
			page.locator(
				":not([readonly]):not([disabled]):not([role]):not([aria-haspopup]):not([inputmode]):not([data-dates-input])",
			),
		)
		.first();
}

/** Returns what the page cannot save now. */
async function typeInto(page: Page): Promise<string> {
	const text = textOfForm(page);
	const typed = `${await text.inputValue()} nesačuvano`;
	await text.fill(typed);
	return typed;
}

/** As if it had expired, or an administrator had ended it. */
async function endSession(page: Page, request: APIRequestContext): Promise<void> {
	const session = await page.evaluate(() => localStorage.getItem("token") ?? "");
	await request.post("/api/user/logout", { headers: { session_id: session } });
}

async function logInInPlace(page: Page): Promise<void> {
	const lock = page.getByRole("dialog", { name: "Kancelarija je zaključana" });
	await expect(lock.getByRole("heading", { name: "Sesija je istekla" })).toBeVisible();
	await lock.getByLabel("Lozinka").fill(demoPassword);
	await lock.getByRole("button", { name: "Nastavi" }).click();
	await expect(lock).toBeHidden();
}

for (const { path, hasForm } of pages) {
	test(`${path} shows that the connection is lost or the session has ended, and goes on`, {
		tag: path === "/content/padel" ? [] : ["@release"],
	}, async ({ page, request, context }) => {
		await page.clock.install();
		await enterOffice(page, request, workers.admin, { path });
		// The schedule is shown for one club.
		if (path === "/schedule") await page.getByRole("button", { name: "Zemun", exact: true }).click();
		await expectLoaded(page);

		await context.setOffline(true);
		await expect(noConnection(page)).toBeVisible();
		await context.setOffline(false);
		await expect(noConnection(page)).toHaveCount(0);
		await expectLoaded(page);

		const typed = hasForm ? await typeInto(page) : null;
		// First offline: with a connection the page may notice the end before the save, which then waits for the log-in.
		await context.setOffline(true);
		await endSession(page, request);
		if (typed !== null) await page.keyboard.press("Control+s");
		await expect(noConnection(page)).toBeVisible();
		// Data on the screen is fetched again only if it is older than a few seconds.
		await page.clock.fastForward("00:30");
		await context.setOffline(false);
		await logInInPlace(page);
		await expectLoaded(page);
		if (typed !== null) await expect(textOfForm(page)).toHaveValue(typed);
	});
}

test("an area whose scripts did not load says so, and loads by itself", async ({ page, request, context }) => {
	await enterOffice(page, request, workers.admin, { path: "/profile" });
	await context.setOffline(true);
	await page.getByRole("link", { name: "Brojke" }).click();
	await expect(page.getByRole("alert").getByText("Nema veze sa internetom")).toBeVisible();
	await context.setOffline(false);
	await expect(page.getByRole("heading", { level: 1, name: "Brojke" })).toBeVisible();
});
