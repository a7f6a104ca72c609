import { readFileSync } from "node:fs";
import { brotliCompressSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import type { LatLng } from "../projection.ts";
import { drawMap } from "./draw.ts";
import { adaCiganlija, danube, greatWarIsland, sava } from "./water.ts";

const file = readFileSync(new URL("../belgrade.svg", import.meta.url), "utf8");

function inside({ lat, lng }: LatLng, area: readonly LatLng[]): boolean {
	return area.reduce((within, a, index) => {
		const b = area.at(index - 1) ?? a;
		const crosses = a.lat > lat !== b.lat > lat && lng < ((b.lng - a.lng) * (lat - a.lat)) / (b.lat - a.lat) + a.lng;
		return crosses ? !within : within;
	}, false);
}

const inWater = (place: LatLng) => inside(place, danube) || inside(place, sava);

// As on the product page.
const westOfSava = {
	Zemun: { lat: 44.8357549, lng: 20.4074158 },
	Blokovi: { lat: 44.802, lng: 20.387 },
	Ušće: { lat: 44.8168, lng: 20.4446 },
	Navigator: { lat: 44.8, lng: 20.408 },
	Prvomajska: { lat: 44.848, lng: 20.376 },
};
const eastOfSava = {
	Banjica: { lat: 44.757, lng: 20.468 },
	Pionir: { lat: 44.814, lng: 20.483 },
	Vračar: { lat: 44.7926, lng: 20.482 },
	Ustanička: { lat: 44.7838, lng: 20.49 },
	Zvezdara: { lat: 44.797, lng: 20.518 },
	Miljakovac: { lat: 44.748, lng: 20.456 },
};

/** Whether a straight line between two places crosses water. */
function riverBetween(from: LatLng, to: LatLng): boolean {
	const steps = 200;
	return Array.from({ length: steps }, (_, step) => step / steps).some((part) =>
		inWater({ lat: from.lat + (to.lat - from.lat) * part, lng: from.lng + (to.lng - from.lng) * part }),
	);
}

describe("the drawn map", () => {
	it("is the committed picture: run node map.mjs after a change", () => {
		expect(file).toBe(drawMap());
	});

	it("stays small", () => {
		expect(brotliCompressSync(file).length).toBeLessThan(15_000);
	});

	it.each(Object.entries({ ...westOfSava, ...eastOfSava }))("%s stands on dry land", (_, place) => {
		expect(inWater(place)).toBe(false);
	});

	it("has the Sava between Zemun's side and the old town's", () => {
		for (const west of Object.values(westOfSava)) {
			for (const east of Object.values(eastOfSava)) expect(riverBetween(west, east)).toBe(true);
		}
	});

	it("has no river inside either side", () => {
		const { Zemun, ...rest } = westOfSava;
		for (const place of Object.values(rest)) expect(riverBetween(Zemun, place)).toBe(false);
		for (const place of Object.values(eastOfSava)) expect(riverBetween(eastOfSava.Vračar, place)).toBe(false);
	});

	it("has its two islands in the water", () => {
		expect(inside({ lat: 44.834, lng: 20.433 }, greatWarIsland)).toBe(true);
		expect(inside({ lat: 44.788, lng: 20.398 }, adaCiganlija)).toBe(true);
	});
});
