import { expect, test } from "vitest";
import { findClubByName, isComingSoon } from "./clubs.ts";
import { openState, parseHours, withinHours } from "./opening-hours.ts";

const clubs = ["Banjica", "Ušće", "Zemun", "Đeram"].map((name) => ({ name }));

test.for([
	["usce", "Ušće"],
	["UŠĆE", "Ušće"],
	["zem", "Zemun"],
	["djeram", "Đeram"],
	["", undefined],
	["Novi Sad", undefined],
] as const)("%j finds %s", ([wanted, found]) => {
	expect(findClubByName(clubs, wanted)?.name).toBe(found);
});

test("the address `uskoro` marks a club that is not open yet", () => {
	expect(isComingSoon({ address: "uskoro" })).toBe(true);
	expect(isComingSoon({ address: " Uskoro " })).toBe(true);
	expect(isComingSoon({ address: "Glavna 1" })).toBe(false);
});

test("parses opening hours, and invalid ones as closed", () => {
	expect(parseHours("06:30 - 23:00")).toEqual({ opens: 390, closes: 1380 });
	expect(parseHours("7:00–24:00")).toEqual({ opens: 420, closes: 1440 });
	for (const text of ["", "zatvoreno", "23:00 - 06:00", "06:00 - 25:00"]) expect(parseHours(text)).toBe(null);
});

test("reports until when a club is open, and when it opens", () => {
	const club = { weekdays: "06:00 - 23:00", saturday: "08:00 - 20:00", sunday: "zatvoreno" };
	const on = (day: 1 | 6 | 7, minutes: number) => openState(club, { date: "2026-11-18", day, minutes });
	expect(on(1, 360)).toEqual({ open: true, closesAt: "23:00" });
	expect(on(1, 1379)).toEqual({ open: true, closesAt: "23:00" });
	expect(on(1, 1380)).toEqual({ open: false, opensAt: null });
	expect(on(6, 479)).toEqual({ open: false, opensAt: "08:00" });
	expect(on(7, 600)).toEqual({ open: false, opensAt: null });
});

test("a class is within the opening hours from its start to its end", () => {
	const club = { weekdays: "07:30 - 22:00", saturday: "09:00 - 17:00", sunday: "zatvoreno" };
	const held = (day: 1 | 6 | 7, time: number) => withinHours(club, day, { time, duration: 60 });
	expect([held(1, 729), held(1, 730), held(1, 2100), held(1, 2101)]).toEqual([false, true, true, false]);
	expect([held(6, 1600), held(6, 1700), held(7, 1200)]).toEqual([true, false, false]);
});
