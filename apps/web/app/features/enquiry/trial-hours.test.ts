import type { Period } from "@kvart/contract/schedule";
import { describe, expect, it } from "vitest";
import { hourOptions } from "./trial-hours.ts";

// A Wednesday at ten.
const now = new Date("2026-11-18T10:00:00+01:00");

function periodOf(id: number, training_date: string, time: number, more: Partial<Period> = {}): Period {
	return {
		id,
		training_date,
		time,
		training: { id: 1, name: "Joga", name_eng: "Yoga", duration: 55, intensity: 2 },
		cancelled: false,
		free_places: 3,
		waiting_count: 0,
		...more,
	} as Period;
}

const values = (periods: Period[], wish = "") => hourOptions(periods, wish, now, "sr").map(({ value }) => value);

describe("hours for a trial", () => {
	it("are the coming ones with free places and no waiting list", () => {
		const open = periodOf(1, "2026-11-18", 1830);
		const closed = [
			periodOf(2, "2026-11-18", 900),
			periodOf(3, "2026-11-17", 1830),
			periodOf(4, "2026-11-26", 1830),
			periodOf(5, "2026-11-19", 1830, { free_places: 0 }),
			periodOf(6, "2026-11-19", 1830, { cancelled: true }),
			periodOf(7, "2026-11-19", 1830, { waiting_count: 1 }),
		];
		expect(values([...closed, open, periodOf(8, "2026-11-25", 700)])).toEqual(["1 2026-11-18", "8 2026-11-25"]);
	});

	it("come in order of time", () => {
		const periods = [periodOf(1, "2026-11-19", 1000), periodOf(2, "2026-11-19", 930), periodOf(3, "2026-11-18", 2000)];
		expect(values(periods)).toEqual(["3 2026-11-18", "2 2026-11-19", "1 2026-11-19"]);
	});

	it("are those of the wish, or all if it has none", () => {
		const boxing = { id: 2, name: "Boks", name_eng: "Boxing", duration: 55, intensity: 5 };
		const periods = [periodOf(1, "2026-11-19", 1000), periodOf(2, "2026-11-19", 1100, { training: boxing })];
		expect(values(periods, "Boks")).toEqual(["2 2026-11-19"]);
		expect(values(periods, "samostalni_trening")).toHaveLength(2);
	});

	it("are named in the language of the page", () => {
		const [serbian] = hourOptions([periodOf(1, "2026-11-19", 930)], "", now, "sr");
		const [english] = hourOptions([periodOf(1, "2026-11-19", 930)], "", now, "en");
		expect(serbian?.label).toMatch(/^čet.* 9:30, Joga$/);
		expect(english?.label).toMatch(/^Thu.* 9:30, Yoga$/);
	});
});
