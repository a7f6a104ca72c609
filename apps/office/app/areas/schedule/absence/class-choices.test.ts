import type { CoachClass } from "@kvart/contract/staff/schedule-absence";
import { expect, test } from "vitest";
import { firstChoice, firstChoices } from "./class-choices.tsx";

const free = (id: number, teaches: boolean) => ({ id, name: `Trener ${id}`, teaches, of_club: true });
const classWith = (...candidates: CoachClass["candidates"]) => ({ candidates }) as CoachClass;

test("the first who teaches the training is suggested", () => {
	expect(firstChoice(classWith(free(1, false), free(2, true), free(3, true)))).toBe(2);
});

test("without a free coach who teaches it, cancelling is suggested", () => {
	expect(firstChoice(classWith(free(1, false)))).toBeNull();
	expect(firstChoice(classWith())).toBeNull();
});

const classOf = (period_id: number) => ({ ...classWith(free(2, true)), period_id, training_date: "2026-11-20" });

test("a coach who asked about one class keeps the others of that day", () => {
	const classes = [classOf(7), classOf(8)];
	expect(firstChoices(classes, 8)).toEqual({ "7 2026-11-20": "keep", "8 2026-11-20": 2 });
	expect(firstChoices(classes)).toEqual({ "7 2026-11-20": 2, "8 2026-11-20": 2 });
});
