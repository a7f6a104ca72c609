import type { Plan } from "@kvart/contract/memberships/plans";
import { expect, test } from "vitest";
import { Refusal } from "../../../platform/problem.ts";
import { soldPlan } from "./sold-plan.ts";

const plan: Plan = {
	id: 1,
	group: "Teretana",
	group_eng: "Gym",
	title: "Jedan mesec",
	title_eng: "One month",
	price: 4200,
	months: 1,
	visits: 16,
	covers: ["gym"],
	hours: "all",
	clubs: "one",
	gym_ids: [],
	freeze_days: 14,
};

test.each<[string, Partial<Plan>, number | null, number[] | null]>([
	["one club lets into that club", {}, 3, [3]],
	["one club needs a club", {}, null, null],
	["one of some clubs lets into that club", { gym_ids: [3, 5] }, 3, [3]],
	["one of some clubs is not sold in others", { gym_ids: [3, 5] }, 4, null],
	["all clubs lets into all", { clubs: "all" }, 3, []],
	["some clubs together lets into these", { clubs: "all", gym_ids: [3, 5] }, 3, [3, 5]],
])("a plan of %s", (_, more, gymId, gymIds) => {
	const sell = () => soldPlan({ ...plan, ...more }, gymId, "2026-11-18").gymIds;
	if (gymIds === null) expect(sell).toThrow(new Refusal("ERR_PLAN_NOT_SOLD"));
	else expect(sell()).toEqual(gymIds);
});
