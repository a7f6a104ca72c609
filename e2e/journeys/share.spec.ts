import { expectAccessible } from "../accessible.ts";
import { expect, test, widths } from "../fixtures.ts";
import { toast } from "../member.ts";

test("a class is shared in two presses from home, and a friend books it as a guest", async ({
	page,
	browser,
	context,
	request,
}) => {
	await context.grantPermissions(["clipboard-read", "clipboard-write"]);
	await page.setViewportSize(widths.phone);
	await page.goto("/");
	await page
		.getByRole("region", { name: "Sledeći termini" })
		.getByRole("link", { name: /^Prijavi se: / })
		.first()
		.click();
	const sheet = page.getByRole("dialog");
	// Only now it is modal, and no longer moves.
	await expect(sheet.getByRole("heading", { level: 2 })).toBeFocused();
	await sheet.getByRole("link", { name: /^Podeli: / }).click();
	await expect(toast(page, "Link je kopiran.")).toBeVisible();
	const address = await page.evaluate(() => navigator.clipboard.readText());
	expect(address).toMatch(/\/class\/\d+-2026-11-18$/);

	const preview = /property="og:image" content="([^"]+)"/.exec(await (await request.get(address)).text())?.[1] ?? "";
	expect(preview).toMatch(/\/media\/og\/class-\d+\.sr\.jpg$/);
	expect((await request.get(new URL(preview).pathname)).headers()["content-type"]).toBe("image/jpeg");

	const friend = await (await browser.newContext()).newPage();
	await friend.goto(address);
	await expectAccessible(friend);
	await friend.getByRole("main").getByRole("link", { name: "Prijavi se", exact: true }).click();
	await expect(friend.getByRole("dialog").getByLabel("Telefon")).toBeVisible();
	await friend.context().close();
});

test("a class that is over says so and leads to the next ones", { tag: "@release" }, async ({ page }) => {
	const answer = await page.goto("/en/class/1-2026-11-11");
	expect(answer?.status()).toBe(404);
	await expect(page.getByRole("heading", { level: 1, name: "That class is over" })).toBeVisible();
	await expect(page.getByRole("region", { name: "Next classes" }).getByRole("listitem").first()).toBeVisible();
});
