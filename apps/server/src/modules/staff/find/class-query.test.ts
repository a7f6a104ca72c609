import { expect, test } from "vitest";
import { parseClassQuery } from "./class-query.ts";

const names = {
	trainings: [
		{ id: 1, name: "Joga Yoga" },
		{ id: 2, name: "BodyPump BodyPump" },
	],
	coaches: [{ id: 7, name: "Nikola Žujović" }],
	clubs: [{ id: 3, name: "Zemun" }],
};
const wednesday = "2026-11-18";
const parse = (text: string) => parseClassQuery(text, names, wednesday);

test.for([
	["18", 1800, 1859],
	["18h", 1800, 1859],
	["7", 700, 759],
	["18:30", 1830, 1830],
	["7.15", 715, 715],
	["1830", 1830, 1830],
] as const)("%s is an hour", ([text, from, to]) => {
	expect(parse(`joga ${text}`)).toMatchObject({ from, to, words: [{ trainings: [1] }] });
	expect(parse(text)).toEqual({ words: [], from, to });
});

test.for(["25", "12:75", "18:3", "064 123 4567", "KV1830"])("%s is none", (text) => {
	expect(parse(text)).toBeNull();
});

test("every word is a beginning of a training, a coach, a club or a day, with or without diacritics", () => {
	expect(parse("bodyp žuj zem")?.words).toEqual([
		{ trainings: [2], coaches: [], clubs: [], dates: [] },
		{ trainings: [], coaches: [7], clubs: [], dates: [] },
		{ trainings: [], coaches: [], clubs: [3], dates: [] },
	]);
	expect(parse("zujovic")?.words[0]?.coaches).toEqual([7]);
	expect(parse("joga ana")).toBeNull();
	expect(parse("pump")).toBeNull();
	expect(parse("  ")).toBeNull();
});

test.for([
	["danas", "2026-11-18"],
	["tomorrow", "2026-11-19"],
	["prekosutra", "2026-11-20"],
	["sredu", "2026-11-18"],
	["cet", "2026-11-19"],
	["tuesday", "2026-11-24"],
] as const)("%s is %s", ([text, date]) => {
	expect(parse(`${text} 18h`)?.words[0]?.dates).toEqual([date]);
});
