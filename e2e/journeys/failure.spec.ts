import type { Route } from "@playwright/test";
import { Client } from "pg";
import { startCluster } from "../../apps/server/test/postgres-cluster.ts";
import { expect, test } from "../fixtures.ts";
import { toast } from "../member.ts";
import { startOwnServer, startTimeout } from "../own-server.ts";

test("without a database the site serves cached pages and an error page otherwise", { tag: "@release" }, async ({
	page,
}) => {
	test.setTimeout(startTimeout);
	const cluster = await startCluster();
	const admin = new Client({ connectionString: `${cluster.url}/postgres` });
	await admin.connect();
	await admin.query("create database kvart_failure");
	await admin.end();
	const server = await startOwnServer({ DATABASE_URL: `${cluster.url}/kvart_failure`, DEMO: "1" });
	expect((await page.goto(`${server.url}/faq`))?.status()).toBe(200);
	// The database stops while the server runs.
	await cluster.stop();
	expect((await page.goto(`${server.url}/faq`))?.status()).toBe(200);
	for (const [path, title] of [
		["/padel", "Nešto je puklo kod nas"],
		["/en/padel", "Something broke on our side"],
	] as const) {
		const response = await page.goto(server.url + path);
		expect(response?.status()).toBe(503);
		expect(response?.headers()["retry-after"]).toBe("2");
		await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
		await expect(page.getByRole("link", { name: /Pokušaj ponovo|Try again/ })).toHaveAttribute("href", path);
	}
	await server.stop();
});

async function breakProps(route: Route): Promise<void> {
	const response = await route.fetch();
	await route.fulfill({ response, body: (await response.text()).replaceAll('"choices":', '"broken":') });
}

test("an app that fails leaves the page of the server, whose links work without it", { tag: "@release" }, async ({
	page,
}) => {
	const errors: string[] = [];
	page.on("pageerror", ({ message }) => errors.push(message));
	await page.route("**/training-schedule/3", breakProps, { times: 1 });
	// Pictures may take longer than the message is shown.
	await page.goto("/training-schedule/3", { waitUntil: "commit" });
	await expect(toast(page, "Nešto nije u redu na našoj strani.")).toBeVisible();
	expect(errors).toEqual([expect.stringContaining("trainings")]);
	await expect(page.getByRole("article").first()).toBeVisible();
	const small = page.getByRole("navigation", { name: "Sale" }).getByRole("link", { name: "Mala sala" });
	await small.click();
	await expect(small).toHaveAttribute("aria-current", "page");
	await expect(page).toHaveURL(/room=4$/);
	await expect(page.getByRole("article").first()).toBeVisible();
});
