import type { CoachClass } from "@kvart/contract/staff/schedule-absence";
import { expect, test } from "vitest";
import { firstChoice } from "./class-choices.tsx";

const free = (id: number, teaches: boolean) => ({ id, name: `Trener ${id}`, teaches, of_club: true });
const classWith = (...candidates: CoachClass["candidates"]) => ({ candidates }) as CoachClass;

test("the first who teaches the training is suggested", () => {
	expect(firstChoice(classWith(free(1, false), free(2, true), free(3, true)))).toBe(2);
});

test("without anybody who teaches it, cancelling is suggested", () => {
	expect(firstChoice(classWith(free(1, false)))).toBeNull();
	expect(firstChoice(classWith())).toBeNull();
});
