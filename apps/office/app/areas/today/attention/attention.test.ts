import type { Substitution } from "@kvart/contract/staff/own-classes";
import type { DeskTraining } from "@kvart/contract/staff/today";
import { expect, it } from "vitest";
import { enquiryMatters, substitutionMatters, trainingMatters } from "./attention.ts";

const now = new Date("2026-11-18T12:00:00+01:00");
const yoga = {
	period_id: 7,
	date: "2026-11-18",
	time: 1830,
	duration: 55,
	training: { id: 1, name: "Joga", name_eng: "Yoga" },
	gym: { id: 1, name: "Zemun", slug: "zemun" },
	coach: { id: 2, name: "Mila" },
	cancelled: false,
	capacity: 10,
	taken: 10,
	waiting_count: 0,
} as DeskTraining;
const matters = (more: Partial<DeskTraining>, withClub = false) =>
	trainingMatters([{ ...yoga, ...more }], now, withClub).map(({ label, to }) => [label, to]);

it("lists trainings without a coach and those that others wait for", () => {
	expect(matters({})).toEqual([]);
	expect(matters({ coach: null })).toEqual([["Bez trenera: Joga, 18:30", "/today/7/2026-11-18"]]);
	expect(matters({ waiting_count: 3 }, true)).toEqual([["Joga, 18:30, Zemun: čekaju 3 člana", "/today/7/2026-11-18"]]);
	expect(matters({ coach: null, waiting_count: 1 })).toHaveLength(2);
});

it("leaves out what is over or cancelled", () => {
	expect(matters({ coach: null, time: 700 })).toEqual([]);
	expect(matters({ coach: null, cancelled: true })).toEqual([]);
});

it("lists enquiries that are due, the promise of the terms first", () => {
	expect(enquiryMatters({ late: 0, overdue: 0 })).toEqual([]);
	expect(enquiryMatters({ late: 4, overdue: 0 })).toMatchObject([{ to: "/enquiries/inbox?age=late" }]);
	expect(enquiryMatters({ late: 4, overdue: 1 })).toMatchObject([{ to: "/enquiries/inbox?age=overdue" }]);
});

it("lists coaches who cannot come and substitutions to confirm, not what is only offered", () => {
	const request = {
		...yoga,
		id: 5,
		training_date: "2026-11-18",
		room: { id: 3, name: "Sala", name_eng: "Room" },
		taken_by: null,
		absent: true,
	} as unknown as Substitution;
	const labels = (more: Partial<Substitution>) =>
		substitutionMatters([{ ...request, ...more }]).map(({ label }) => label);
	expect(labels({})).toEqual(["Mila ne može da dođe: Joga, sreda, 18. novembar, 18:30, Zemun"]);
	expect(labels({ absent: false })).toEqual([]);
	expect(labels({ absent: false, taken_by: { id: 4, name: "Vuk" } })).toEqual([
		"Vuk preuzima trening, potvrdite: Joga, sreda, 18. novembar, 18:30, Zemun",
	]);
	expect(substitutionMatters([request])).toMatchObject([{ to: "/schedule?room=3&week=2026-11-18", gymId: 1 }]);
});
