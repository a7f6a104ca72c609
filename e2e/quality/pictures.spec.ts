import type { Page } from "@playwright/test";
import { expect, test } from "../fixtures.ts";

interface Shown {
	source: string;
	/** Loaded pixels per shown pixel. */
	ratio: number;
	alt: string | null;
}

/** One page of every layout that shows pictures. */
const withPictures = [
	"/",
	"/clubs",
	"/zemun",
	"/ustanicka",
	"/freestyle-trainings",
	"/gym-services",
	"/padel",
	"/blog",
	"/blog/10",
	"/events/6",
];

// The smallest file is 240 pixels wide.
const smallestBox = 190;

/** Loads all visible pictures, lazy ones too, and measures every one that came from a `srcset`. */
async function pictures(page: Page): Promise<Shown[]> {
	const images = page.locator("main img[srcset], main picture img");
	await images.evaluateAll((list: HTMLImageElement[]) =>
		Promise.all(
			list
				.filter((img) => img.checkVisibility())
				.map((img) => {
					img.loading = "eager";
					return img.decode();
				}),
		),
	);
	return images.evaluateAll((list: HTMLImageElement[], smallest) => {
		return list
			.filter((img) => img.naturalWidth > 0 && img.checkVisibility() && img.clientWidth >= smallest)
			.map((img) => {
				const file = Number(/\.(\d+)\.\w+$/.exec(img.currentSrc)?.[1] ?? img.naturalWidth);
				const height = (file * img.naturalHeight) / img.naturalWidth;
				// With object-fit the larger side decides.
				const shownWidth = Math.max(img.clientWidth, (img.clientHeight * file) / height);
				// A drawing is as sharp in every size.
				const ratio = img.currentSrc.endsWith(".svg") ? 1 : file / (shownWidth * devicePixelRatio);
				return { source: img.currentSrc, ratio, alt: img.getAttribute("alt") };
			});
	}, smallestBox);
}

const checked = process.env["RELEASE_TESTS"] ? withPictures : ["/", "/zemun", "/freestyle-trainings", "/blog/10"];

for (const [width, height, scale] of [
	[390, 844, 2],
	[1440, 900, 1],
] as const) {
	const tag = width === 390 ? [] : ["@release"];
	test(`at ${width} px pages load pictures of the size they show, each once`, { tag }, async ({ browser }) => {
		test.slow();
		for (const path of checked) {
			// A browser that has a larger file of another page shows that one.
			const context = await browser.newContext({ viewport: { width, height }, deviceScaleFactor: scale });
			const page = await context.newPage();
			await page.goto(path);
			const shown = await pictures(page);
			expect(
				shown.filter(({ ratio }) => ratio > 1.3),
				path,
			).toEqual([]);
			expect(
				shown.filter(({ alt }) => alt === null),
				path,
			).toEqual([]);
			const sources = shown.map(({ source }) => source.replace(/\.\d+\.\w+$/, ""));
			expect(new Set(sources).size, `a picture appears at most once on ${path}`).toBe(sources.length);
			await context.close();
		}
	});
}
