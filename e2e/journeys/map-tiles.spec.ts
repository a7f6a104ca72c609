import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, test } from "../fixtures.ts";
import { type OwnServer, startOwnServer, startTimeout } from "../own-server.ts";

const pixel = Buffer.from(
	"iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
	"base64",
);

let tiles: Server;
let site: OwnServer;
const asked: string[] = [];

test.beforeAll(async () => {
	test.setTimeout(startTimeout);
	tiles = createServer((request, response) => {
		asked.push(request.url ?? "");
		response.setHeader("content-type", "image/png").end(pixel);
	});
	await new Promise<void>((resolve) => tiles.listen(0, resolve));
	const { port } = tiles.address() as AddressInfo;
	site = await startOwnServer({ MAP_TILES_URL: `http://localhost:${port}/{z}/{x}/{y}.png` });
});

test.afterAll(async () => {
	await site.stop();
	tiles.close();
});

test("a club's map shows tiles of the configured server around the club, at zoom 12", { tag: "@release" }, async ({
	page,
	quiet: _,
}) => {
	await page.goto(`${site.url}/zemun`);
	expect(asked).toEqual([]);
	await page.locator("[data-detail]").scrollIntoViewIfNeeded();
	// The tile of 44.8357549, 20.4074158.
	await expect.poll(() => asked).toContain("/12/2280/1476.png");
	await expect
		.poll(() =>
			page
				.locator("img.leaflet-tile")
				.first()
				.evaluate((tile: HTMLImageElement) => tile.naturalWidth),
		)
		.toBe(1);
	expect(asked.every((path) => path.startsWith("/12/"))).toBe(true);
});
