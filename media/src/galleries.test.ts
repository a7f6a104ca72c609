import { fileURLToPath } from "node:url";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { isDrawingName } from "./drawings.ts";
import { clubHeroes, clubHeroesSmall, clubKeyOf, clubTileFocus, clubTileOf, galleries } from "./galleries.ts";
import { masters } from "./masters.ts";
import { bitDistance, perceptualHash } from "./perceptual-hash.ts";
import { isMasterName } from "./picture.ts";
import { pages } from "./slots.ts";

const SPEC_COUNTS = {
	pionir: 17,
	zvezdara: 15,
	barajevo: 15,
	prvomajska: 16,
	banjica: 18,
	blokovi: 15,
	usce: 15,
	ustanicka: 30,
	miljakovac: 10,
	vracar: 27,
	navigator: 11,
	zemun: 10,
};
/** In bits; measured in perceptual-hash.ts. */
const NEAR_DUPLICATE = 14;

const hashes = new Map<string, Promise<boolean[]>>();
function hashOf(name: string): Promise<boolean[]> {
	const known = hashes.get(name) ?? perceptualHash(fileURLToPath(new URL(`../masters/${name}.jpg`, import.meta.url)));
	hashes.set(name, known);
	return known;
}

async function nearDuplicates(names: readonly string[]): Promise<string[]> {
	const found: string[] = [];
	for (const [at, a] of names.entries()) {
		for (const b of names.slice(at + 1)) {
			if (bitDistance(await hashOf(a), await hashOf(b)) < NEAR_DUPLICATE) found.push(`${a} ~ ${b}`);
		}
	}
	return found;
}

describe("galleries", () => {
	test("have the spec's number of pictures, 199 in total", () => {
		expect(Object.fromEntries(Object.entries(galleries).map(([club, list]) => [club, list.length]))).toEqual(
			SPEC_COUNTS,
		);
		expect(Object.values(galleries).flat()).toHaveLength(199);
	});

	test("never share pictures between clubs or with the hero", () => {
		const all: string[] = Object.values(galleries).flat();
		expect(new Set(all).size).toBe(all.length);
		for (const [club, list] of Object.entries(galleries)) {
			const heroes: string[] = [clubHeroes[club as keyof typeof clubHeroes]];
			if (club === "zemun") heroes.push(clubHeroesSmall.zemun);
			expect(new Set([...heroes, ...list]).size, club).toBe(heroes.length + list.length);
			for (const name of [...heroes, ...list])
				expect(name.startsWith(`${club}/`) || name === `drawn/room-${club}`, name).toBe(true);
		}
	});

	test("open with people where people train already, then a hall, never with a desk or a detail", () => {
		const halls = /\/(signature|hall|studio|treadmills|padel)-|\/barbell-wide-/;
		for (const [club, list] of Object.entries(galleries)) {
			if (club !== "miljakovac") expect(list[0], club).toBe(`drawn/room-${club}`);
			expect(list.find(isMasterName), club).toMatch(halls);
			for (const name of list.slice(0, 5)) expect(name, club).not.toContain("/reception-");
		}
	});

	test("show no machines where the club says that it has none", () => {
		for (const name of galleries.pionir) expect(name).not.toMatch(/spin|treadmills|rowers|cable/);
	});

	test("every club has a front of its own, wide enough for a poster", () => {
		for (const [club, name] of Object.entries(clubHeroes)) {
			expect(name).toBe(`${club}/facade-street-1`);
			expect(masters[name].width, club).toBe(1600);
		}
	});

	test("tiles show the sign of the front whole", () => {
		// From the left, in percent of the picture; a tile of 4:5 shows 45 of a front of 16:9.
		const signs = { zvezdara: [25, 39], barajevo: [29, 37], "usce-sc": [61, 70], banjica: [60, 66], pionir: [42, 59] };
		for (const [club, [from = 0, to = 0]] of Object.entries(signs)) {
			const left = (Number.parseFloat(clubTileFocus(club) ?? "50%") / 100) * 55;
			expect(left, club).toBeLessThan(from - 2);
			expect(left + 45, club).toBeGreaterThan(to + 2);
		}
	});

	test("reference only existing pictures", () => {
		const used = [Object.values(galleries).flat(), Object.values(clubHeroes), Object.values(clubHeroesSmall)].flat();
		for (const name of used) expect(isMasterName(name) || isDrawingName(name), name).toBe(true);
	});

	test("can be found by the slug of the club page", () => {
		expect(clubKeyOf("usce-sc")).toBe("usce");
		expect(clubKeyOf("vracar")).toBe("vracar");
		expect(clubKeyOf("constructor")).toBeUndefined();
		expect(clubTileOf("usce-sc")).toBe(clubHeroes.usce);
		expect(Object.values<string>(clubHeroes)).not.toContain(clubTileOf("kumodraz"));
	});
});

describe("near duplicates", () => {
	test("a brightened crop counts as a duplicate", async () => {
		const name = "blokovi/kettlebells-row-1";
		const file = fileURLToPath(new URL(`../masters/${name}.jpg`, import.meta.url));
		const crop = sharp(file).extract({ left: 36, top: 24, width: 1128, height: 752 }).modulate({ brightness: 1.2 });
		const other = await perceptualHash(await crop.jpeg({ quality: 50 }).toBuffer());
		expect(bitDistance(await hashOf(name), other)).toBeLessThan(NEAR_DUPLICATE);
	});

	test.each(Object.entries(galleries))("none in the gallery of %s", async (_, list) => {
		// Drawings are compared with each other in their own test.
		expect(await nearDuplicates(list.filter(isMasterName))).toEqual([]);
	});

	test.each(Object.entries(pages))("none on the page %s", async (_, list) => {
		expect(new Set(list).size).toBe(list.length);
		expect(await nearDuplicates(list.filter(isMasterName))).toEqual([]);
	});
});
