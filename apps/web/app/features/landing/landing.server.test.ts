import type { Client } from "@kvart/contract/client";
import type { Gym } from "@kvart/contract/clubs";
import { expect, test } from "vitest";
import { loadLanding } from "./landing.server.ts";

// A fake answer of the API.
const club = {
	slug: "zemun",
	name: "Zemun",
	address: "Gardoška padina 21, Zemun",
	rating: 4.7,
	offers: [],
	properties: [],
};
const gyms = [club, { ...club, slug: "miljakovac", name: "Miljakovac", address: "uskoro", rating: 4.6 }];

test("only centres that are open have a rating", async () => {
	const api = { listGyms: async () => gyms as unknown as Gym[], listQuestions: async () => [] };
	const { centres } = await loadLanding(api as unknown as Client, "sr");
	expect(centres.map(({ name, rating }) => [name, rating.value])).toEqual([
		["Zemun", 4.7],
		["Miljakovac", 0],
	]);
});
