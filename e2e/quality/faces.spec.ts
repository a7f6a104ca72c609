import type { Page } from "@playwright/test";
import { facesOf } from "../../media/src/drawings.ts";
import { heroes } from "../../media/src/hero/heroes.ts";
import { expect, languages, test } from "../fixtures.ts";

/** Pages that begin with drawn people; the home page and event 4 also show them in the banner. */
const withPeople = [
	"/",
	"/events/4",
	"/events/6",
	"/landing",
	"/sign-up",
	"/freestyle-trainings",
	"/les-mills-trainings",
	"/gym-services",
	"/padel",
];

const sizes = [
	[390, 844],
	[768, 1024],
	[1024, 768],
	[1440, 900],
	[1920, 1080],
] as const;

const faces = Object.fromEntries(
	(Object.keys(heroes) as (keyof typeof heroes)[]).map((name) => [`drawn-${name}`, facesOf(`drawn/${name}`)]),
);

/** Every line of text on the page that meets a face of a hero, and how many faces there are. */
function lettersOnFaces(page: Page) {
	return page.evaluate((known) => {
		const boxes = [...document.querySelectorAll<HTMLImageElement>("main img")].flatMap((img) => {
			const [, id = ""] = /\/media\/p\/(drawn-hero-[a-z-]+)\./.exec(img.currentSrc || img.src) ?? [];
			const { left, top, width, height } = img.getBoundingClientRect();
			// Heroes show the whole picture, so that parts of it are parts of the image.
			if (Math.abs(width / height - 16 / 9) > 0.02) return [];
			return (known[id] ?? []).map((face) => ({
				id,
				left: left + face.x * width,
				right: left + (face.x + face.width) * width,
				top: top + face.y * height,
				bottom: top + (face.y + face.height) * height,
			}));
		});
		const met: string[] = [];
		const walker = document.createTreeWalker(document.querySelector("main") ?? document.body, NodeFilter.SHOW_TEXT);
		for (let node = walker.nextNode(); node; node = walker.nextNode()) {
			const text = node.textContent?.trim();
			const parent = node.parentElement;
			// Not what only screen readers get.
			if (!text || !parent?.checkVisibility() || parent.clientWidth === 1) continue;
			const range = document.createRange();
			range.selectNodeContents(node);
			for (const line of range.getClientRects()) {
				const on = boxes.find(
					(face) =>
						line.right > face.left && line.left < face.right && line.bottom > face.top && line.top < face.bottom,
				);
				if (on) met.push(`${text} on ${on.id}`);
			}
		}
		return { count: boxes.length, met };
	}, faces);
}

for (const { name, root } of languages) {
	test(`no letter lies on a drawn face (${name})`, { tag: "@release" }, async ({ page }) => {
		for (const path of withPeople) {
			await page.goto((root + path).replace(/(.)\/$/, "$1"));
			for (const [width, height] of sizes) {
				await page.setViewportSize({ width, height });
				const { count, met } = await lettersOnFaces(page);
				expect(count, `faces on ${path} at ${width} px`).toBeGreaterThan(1);
				expect(met, `${path} at ${width} px`).toEqual([]);
			}
		}
	});
}
