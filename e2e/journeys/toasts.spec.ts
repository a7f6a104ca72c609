import type { Page } from "@playwright/test";
import { expectAccessible } from "../accessible.ts";
import { expect, test } from "../fixtures.ts";
import { toast } from "../member.ts";

/** As any part of a page tells something. */
async function tell(page: Page, kind: "success" | "error" | "info", text: string): Promise<void> {
	await page.evaluate((detail) => document.dispatchEvent(new CustomEvent("toast", { detail })), { kind, text });
}

test("a toast is seen, heard and put away", async ({ page }) => {
	await page.goto("/faq");
	await tell(page, "error", "Lozinka nije tačna");
	await tell(page, "error", "Kod je istekao");
	await tell(page, "error", "Lozinka nije tačna");
	await expect(toast(page, "Lozinka nije tačna")).toHaveCount(1);
	await expect(page.getByRole("region", { name: "Obaveštenja" }).getByRole("listitem")).toHaveText([
		"Kod je istekao",
		"Lozinka nije tačna",
	]);
	await expect(page.getByRole("status").filter({ hasText: "Lozinka nije tačna" })).toBeAttached();
	// Under the pointer its time stands still.
	await toast(page, "Lozinka nije tačna").hover();
	await expectAccessible(page);
	await toast(page, "Lozinka nije tačna").getByRole("button", { name: "Skloni obaveštenje" }).click();
	await expect(toast(page, "Lozinka nije tačna")).toHaveCount(0);
	await expect(toast(page, "Kod je istekao")).toBeVisible();
});

test("what went well puts an end to what went wrong before it", async ({ page }) => {
	await page.goto("/404");
	await tell(page, "error", "Nije uspelo");
	await expect(toast(page, "Nije uspelo")).toBeVisible();
	await tell(page, "success", "Uspelo je");
	await expect(toast(page, "Uspelo je")).toBeVisible();
	await expect(toast(page, "Nije uspelo")).toHaveCount(0);
});

test("goes by itself, but not from under the pointer or the focus", async ({ page }) => {
	await page.clock.install();
	await page.goto("/faq");
	await tell(page, "info", "Čitaj polako");
	await toast(page, "Čitaj polako").hover();
	await page.clock.runFor(20_000);
	await expect(toast(page, "Čitaj polako")).toBeVisible();
	await toast(page, "Čitaj polako").getByRole("button").focus();
	await page.mouse.move(0, 0);
	await page.clock.runFor(20_000);
	await expect(toast(page, "Čitaj polako")).toBeVisible();
	await page.getByRole("link", { name: "Pređi na sadržaj" }).focus();
	await page.clock.runFor(6000);
	await expect(toast(page, "Čitaj polako")).toHaveCount(0);
});

test("stands above an open sheet and can be pressed there, and stays when the sheet closes", async ({ page }) => {
	await page.goto("/faq");
	await page.getByRole("banner").getByRole("link", { name: "Pretraga" }).click();
	await expect(page.getByRole("dialog", { name: "Pretraga" })).toBeVisible();
	await tell(page, "info", "U listu");
	await tell(page, "info", "I posle njega");
	await toast(page, "U listu").getByRole("button", { name: "Skloni obaveštenje" }).click();
	await expect(toast(page, "U listu")).toHaveCount(0);
	await expect(toast(page, "I posle njega")).toBeVisible();
	await page.getByRole("searchbox", { name: "Šta tražiš?" }).press("Escape");
	await expect(page.getByRole("dialog")).toHaveCount(0);
	await expect(toast(page, "I posle njega")).toBeVisible();
	await toast(page, "I posle njega").getByRole("button").click();
	await expect(toast(page, "I posle njega")).toHaveCount(0);
});
