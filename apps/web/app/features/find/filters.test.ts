import { expect, test } from "vitest";
import type { Choice } from "../../lib/choices.ts";
import { filtersOf, type ListFilter, nearestClubs, queryOf } from "./filters.ts";

const choices: Record<ListFilter, readonly Choice[]> = {
	when: ["now", "tonight", "tomorrow", "2026-11-20"].map((value) => [value, value] as const),
	training: [["4", "Joga"]],
	coach: [["2", "Luka S."]],
	gym: [
		["3", "Zemun"],
		["5", "Vračar"],
	],
};
const filters = (search: string) => filtersOf(new URLSearchParams(search), choices);
const query = (search: string, minutes = 600) => queryOf(filters(search), { date: "2026-11-18", day: 3, minutes });

test("takes the filters from the address and ignores what cannot be chosen", () => {
	expect(filters("when=2026-11-20&training=4&coach=2&gym=3&free=1&all=1")).toEqual({
		when: "2026-11-20",
		training: "4",
		coach: "2",
		gym: "3",
		free: true,
		mine: false,
		all: true,
	});
	expect(filters("mine=1").mine).toBe(true);
	const none = { when: undefined, training: undefined, coach: undefined, gym: undefined };
	expect(filters("when=2026-11-10&training=x&coach=99&gym=&free=yes&mine=yes")).toEqual({
		...none,
		free: false,
		mine: false,
		all: false,
	});
});

test("now is what can still be booked in the next three hours", () => {
	expect(query("when=now")).toMatchObject({ date: "2026-11-18", from: "10:03", to: "13:00", free: "1" });
	expect(query("when=now", 22 * 60)).toMatchObject({ from: "22:03", to: "23:59" });
	expect(query("when=now", 23 * 60 + 58)).toMatchObject({ from: "23:59", to: "23:59" });
});

test("tonight, tomorrow and days", () => {
	expect(query("when=tonight")).toMatchObject({ date: "2026-11-18", from: "17:00" });
	expect(query("when=tomorrow")).toEqual({ date: "2026-11-19", limit: "30" });
	expect(query("when=2026-11-20&gym=3")).toEqual({ date: "2026-11-20", gym: "3", limit: "30" });
	expect(query("")).toEqual({ limit: "30" });
});

test("several clubs are the nearest ones, and all of them must exist", () => {
	expect(filters("gym=5,3").gym).toBe("5,3");
	expect(nearestClubs("5,3", choices.gym)).toEqual(["Vračar", "Zemun"]);
	expect(filters("gym=5,99").gym).toBeUndefined();
	expect(filters("gym=5,").gym).toBeUndefined();
	expect(nearestClubs("3", choices.gym)).toBeUndefined();
});

test("shows the first thirty until all are asked for", () => {
	expect(query("").limit).toBe("30");
	expect(query("all=1").limit).toBeUndefined();
});
