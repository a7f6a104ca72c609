import { readFileSync } from "node:fs";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { nameSpots } from "./name-spots.ts";
import { metres } from "./neighbourhood.ts";
import { neighbourhoods, streetPlanOf } from "./plan.server.ts";
import { planLabel, StreetPlan } from "./street-plan.tsx";

const zemun = { lat: 44.8357549, lng: 20.4074158 };
const names = (place: typeof zemun, locale: "sr" | "en" = "sr") =>
	streetPlanOf(place, locale)?.near.map(({ name }) => name) ?? [];

describe("the street plan", () => {
	it("shows each open club of the demo on the street of its address, with side streets", () => {
		const files = ["banjica", "barajevo", "blokovi", "navigator", "pionir", "prvomajska", "usce", "ustanicka"];
		for (const file of [...files, "vracar", "zemun", "zvezdara"]) {
			const text = readFileSync(`apps/server/src/demo/content/clubs/${file}.ts`, "utf8");
			const [lat = 0, lng = 0] = ["latitude", "longitude"].map((key) =>
				Number(new RegExp(`${key}: ([\\d.]+)`).exec(text)?.[1]),
			);
			const plan = streetPlanOf({ lat, lng }, "sr");
			const street = /address: "(.+?) \d/.exec(text)?.[1];
			expect(plan?.near.find(({ name }) => name === street)?.distance, file).toBe(50);
			expect(plan?.streets.length, file).toBeGreaterThan(5);
		}
	});

	it("moves with the club, and is gone if it moves far", () => {
		const street = (lat: number) =>
			streetPlanOf({ ...zemun, lat }, "sr")?.near.find(({ name }) => name === "22. oktobra");
		expect(street(zemun.lat)).toMatchObject({ distance: 300, direction: "north" });
		expect(street(zemun.lat + 0.0018)).toMatchObject({ distance: 100, direction: "north" });
		expect(streetPlanOf({ ...zemun, lat: zemun.lat + 0.003 }, "sr")).toBeNull();
	});

	it("has English names where there are some", () => {
		expect(names(zemun)).toContain("Gradski park");
		expect(names(zemun, "en")).toContain("Zemun Park");
		expect(names(zemun, "en")).toContain("Tošin bunar");
	});

	it.each(neighbourhoods.map((each) => [each.streets[0]?.name, each] as const))(
		"around %s: known corners, names that fit their street, something to see on a phone",
		(_, { center, streets, areas }) => {
			for (const text of [...streets.map(({ line }) => line), ...areas.flatMap(({ shape, label }) => [shape, label])])
				for (const { x, y } of metres(text)) expect(Math.abs(x) + Math.abs(y)).toBeLessThan(1900);
			const plan = streetPlanOf(center, "sr");
			expect(plan?.streets.filter(({ name, nameAt }) => name && nameAt === null)).toEqual([]);
			expect(plan?.near.some(({ distance }) => distance <= 350)).toBe(true);
		},
	);

	it("is small, and says in words what it shows", () => {
		for (const { center } of neighbourhoods) {
			const plan = streetPlanOf(center, "sr");
			if (!plan) throw new Error("no plan");
			expect(renderToStaticMarkup(<StreetPlan plan={plan} />).length).toBeLessThan(6500);
			for (const { name } of plan.near) expect(planLabel("Ovde", plan)).toContain(name);
		}
	});
});

describe("the names of streets", () => {
	const level = { name: "Glavna", points: metres("-600,0 600,0") };

	it("do not stand on the marker", () => {
		const [spot] = nameSpots([level]);
		expect(Math.abs((spot ?? 0.5) - 0.5) * 1200).toBeGreaterThan(180);
	});

	it("do not stand on each other", () => {
		const [first, second] = nameSpots([level, { ...level, name: "Druga" }]);
		expect(Math.abs((first ?? 0) - (second ?? 0)) * 1200).toBeGreaterThan(80);
	});

	it("are left out on streets that are too short", () => {
		expect(nameSpots([{ name: "Bulevar kralja Aleksandra", points: metres("0,200 60,200") }])).toEqual([null]);
	});
});
