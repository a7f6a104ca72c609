import { describe, expect, it } from "vitest";
import type { Slot } from "../../lib/slot.ts";
import { boardAddress, hasFilters, passes, sameBoard } from "./board-address.ts";

const slot = { time: 1159, training: { id: 20, name: "Pilates" }, coach: { id: 5, name: "Ana" } } as Slot;

describe("the board's address", () => {
	it("has day, mode and filters", () => {
		const address = boardAddress("?day=3&mode=day&training=20&coach=5&part=evening&free=1");
		expect(address).toEqual({
			day: 3,
			mode: "day",
			week: undefined,
			training: 20,
			coach: 5,
			part: "evening",
			free: true,
			filters: undefined,
			room: undefined,
			info: undefined,
			book: undefined,
		});
		expect(boardAddress("?room=4&info=7&book=8")).toMatchObject({ room: 4, info: 7, book: 8 });
		expect(hasFilters(address)).toBe(true);
	});

	it("ignores invalid values", () => {
		for (const search of ["", "?day=8&mode=month&training=-1&coach=x&part=toString&free=yes", "?day=0&training=1e3"]) {
			expect(Object.values(boardAddress(search)).filter(Boolean)).toEqual([]);
			expect(hasFilters(boardAddress(search))).toBe(false);
		}
	});
});

describe("the filters", () => {
	it.each([
		["", true],
		["?training=20&coach=5", true],
		["?training=21", false],
		["?coach=6", false],
		["?part=morning", true],
		["?part=afternoon", false],
		["?free=1", false],
	])("%s lets a Pilates at 11:59 that cannot be booked through: %s", (search, through) => {
		expect(passes(slot, boardAddress(search), false)).toBe(through);
	});

	it("count the first minute of a part to it", () => {
		expect(passes({ ...slot, time: 1200 }, boardAddress("?part=afternoon"), false)).toBe(true);
		expect(passes({ ...slot, time: 1700 }, boardAddress("?part=afternoon"), false)).toBe(false);
		expect(passes({ ...slot, time: 1700 }, boardAddress("?part=evening&free=1"), true)).toBe(true);
	});

	it("hide a training without a coach when a coach is chosen", () => {
		expect(passes({ ...slot, coach: null }, boardAddress("?coach=5"), true)).toBe(false);
	});
});

describe("a new board is loaded", () => {
	it.each([
		["?room=3&day=2", "?room=3&day=5&free=1&book=9", true],
		["?room=3", "?room=4", false],
		["", "?info=7", false],
		["?info=7", "", true],
		["?info=7", "?info=8", false],
	])("a board of %s serves %s: %s", (loaded, wanted, served) => {
		expect(sameBoard(loaded, wanted)).toBe(served);
	});
});
