import type { Page } from "@playwright/test";
import { expectAccessible } from "../accessible.ts";
import { expect, test } from "../fixtures.ts";
import { toast } from "../member.ts";

/** Shows a toast like any part of a page. */
async function tell(page: Page, kind: "success" | "error" | "info", text: string): Promise<void> {
	await page.evaluate((detail) => document.dispatchEvent(new CustomEvent("toast", { detail })), { kind, text });
}

/** Until `resume` no time passes on the page. */
async function stopClock(page: Page): Promise<void> {
	await page.clock.pauseAt(new Date(Date.now() + 60_000));
}

test("a toast is visible, announced and can be closed", async ({ page }) => {
	await page.clock.install();
	await page.goto("/faq");
	await stopClock(page);
	await tell(page, "error", "Lozinka nije tačna");
	await tell(page, "error", "Kod je istekao");
	await tell(page, "error", "Lozinka nije tačna");
	await expect(toast(page, "Lozinka nije tačna")).toHaveCount(1);
	await expect(page.getByRole("region", { name: "Obaveštenja" }).getByRole("listitem")).toHaveText([
		"Kod je istekao",
		"Lozinka nije tačna",
	]);
	// Hovering pauses their timers.
	await toast(page, "Lozinka nije tačna").hover();
	await page.clock.resume();
	await expect(page.getByRole("status").filter({ hasText: "Lozinka nije tačna" })).toBeAttached();
	await expectAccessible(page);
	await toast(page, "Lozinka nije tačna").getByRole("button", { name: "Skloni obaveštenje" }).click();
	await expect(toast(page, "Lozinka nije tačna")).toHaveCount(0);
	await expect(toast(page, "Kod je istekao")).toBeVisible();
});

test("a success replaces an earlier error", { tag: "@release" }, async ({ page }) => {
	await page.goto("/404");
	await tell(page, "error", "Nije uspelo");
	await expect(toast(page, "Nije uspelo")).toBeVisible();
	await tell(page, "success", "Uspelo je");
	await expect(toast(page, "Uspelo je")).toBeVisible();
	// At once: a little later it would have closed by itself.
	expect(await toast(page, "Nije uspelo").count()).toBe(0);
});

test("closes by itself unless hovered or focused", { tag: "@release" }, async ({ page }) => {
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

test("is above an open sheet, clickable, and stays when the sheet closes", { tag: "@release" }, async ({ page }) => {
	await page.clock.install();
	await page.goto("/faq");
	await page.getByRole("banner").getByRole("link", { name: "Pretraga" }).click();
	await expect(page.getByRole("dialog", { name: "Pretraga" })).toBeVisible();
	await stopClock(page);
	await tell(page, "info", "U listu");
	await tell(page, "info", "I posle njega");
	await toast(page, "U listu").getByRole("button", { name: "Skloni obaveštenje" }).click();
	await expect(toast(page, "U listu")).toHaveCount(0);
	await page.getByRole("searchbox", { name: "Šta tražiš?" }).press("Escape");
	await expect(page.getByRole("dialog")).toHaveCount(0);
	await expect(toast(page, "I posle njega")).toBeVisible();
	await toast(page, "I posle njega").getByRole("button").click();
	await expect(toast(page, "I posle njega")).toHaveCount(0);
});
