import type { DeskTraining } from "@kvart/contract/staff/today";
import { describe, expect, it } from "vitest";
import { minutesUntilEnd, minutesUntilStart, phasesOf } from "./phases.ts";

const at = (time: number) => ({ date: "2026-11-18", time, duration: 55 }) as DeskTraining;
const clock = (face: string) => new Date(`2026-11-18T${face}:00+01:00`);
const times = (trainings: readonly DeskTraining[]) => trainings.map(({ time }) => time);

describe("the phases of a day", () => {
	const day = [at(700), at(900), at(1000), at(1030), at(1830), at(1930)];

	it("separates running, next, later and finished trainings", () => {
		const { now, next, later, over } = phasesOf(day, clock("09:40"));
		expect([over, now, next, later].map(times)).toEqual([[700], [900], [1000, 1030], [1830, 1930]]);
	});

	it("runs from the first minute until the end", () => {
		expect(times(phasesOf(day, clock("10:00")).now)).toEqual([1000]);
		expect(times(phasesOf(day, clock("10:55")).over)).toEqual([700, 900, 1000]);
	});

	it("shows the next training if none starts within the hour", () => {
		expect(times(phasesOf(day, clock("12:00")).next)).toEqual([1830]);
		expect(times(phasesOf(day, clock("21:00")).next)).toEqual([]);
	});
});

it("counts the minutes to the start and to the end", () => {
	expect(minutesUntilStart(at(1830), clock("18:18"))).toBe(12);
	expect(minutesUntilEnd(at(1830), clock("18:40"))).toBe(45);
});
