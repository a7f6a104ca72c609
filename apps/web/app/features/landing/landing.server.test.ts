import type { Client } from "@kvart/contract/client";
import type { Gym } from "@kvart/contract/clubs";
import { expect, test } from "vitest";
import { loadLanding, loadSignUp } from "./landing.server.ts";

// A fake answer of the API.
const club = {
	slug: "zemun",
	name: "Zemun",
	address: "Gardoška padina 21, Zemun",
	rating: 4.7,
	offers: [],
	properties: [{ text: "Parking", text_eng: "Parking" }],
};
const gyms = [club, { ...club, slug: "miljakovac", name: "Miljakovac", address: "uskoro", rating: 4.6 }];

const api = { listGyms: async () => gyms as unknown as Gym[], listQuestions: async () => [] } as unknown as Client;

test("a centre that opens soon has everything but its properties", async () => {
	const { centres } = await loadLanding(api, "sr");
	expect(centres.map(({ name, rating, address, properties }) => [name, rating.value, address, properties])).toEqual([
		["Zemun", 4.7, "Gardoška padina 21, Zemun", ["Parking"]],
		["Miljakovac", 4.6, "Uskoro", []],
	]);
	expect(centres.every(({ picture }) => picture !== undefined)).toBe(true);
});

test("the list of the sign-up page has all ratings", async () => {
	const { centres } = await loadSignUp(api, "sr");
	expect(centres.map(({ rating, address }) => [rating.value, address])).toEqual([
		[4.7, "Gardoška padina 21, Zemun"],
		[4.6, "Uskoro"],
	]);
});
