import { z } from "zod";
import { dateField, optionalNote, pathId, recordNumber, recordVersion } from "../fields.ts";
import { addDays } from "../time.ts";
import { byId, changing, invalid, missing, staff } from "./endpoint.ts";
import { acceptCoach, scheduleObstacle } from "./schedule.ts";
import { changeEffect, changeOptions } from "./schedule-changes.ts";
import { named, person } from "./schedule-conflict.ts";

/** The most days whose classes are listed at once. */
export const maximumAbsenceDays = 31;

/** The most that one absence covers. */
export const longestAbsence = 366;

const coachClass = z
	.object({
		period_id: z.int(),
		training_date: z.iso.date(),
		time: z.int(),
		duration: z.int(),
		training: named,
		gym: person,
		room: named,
		taken: z.int(),
		waiting_count: z.int(),
		version: z.int(),
		candidates: z
			.array(z.object({ id: z.int(), name: z.string(), teaches: z.boolean(), of_club: z.boolean() }))
			.describe("Coaches who are free then: first those who teach this training, then those of the club"),
	})
	.meta({ id: "CoachClass" });
export type CoachClass = z.infer<typeof coachClass>;

const id = recordNumber("required-field");

/** Both inclusive. */
export const absenceDates = z
	.object({ from: dateField, to: dateField })
	.refine(({ from, to }) => from <= to && to < addDays(from, longestAbsence), { path: ["to"], error: "invalid-value" });
export type AbsenceDates = z.output<typeof absenceDates>;

export const coachAbsence = z
	.object({
		id: z.int(),
		coach: person,
		from: z.iso.date(),
		to: z.iso.date(),
		open: z.int().describe("Coming classes of these days that the coach still teaches, in the caller's clubs"),
	})
	.meta({ id: "CoachAbsence" });
export type CoachAbsence = z.infer<typeof coachAbsence>;

const classesOfCoach = z.object({
	items: z
		.array(
			z.object({
				period_id: id,
				version: recordVersion,
				date: dateField,
				substitute_id: id.nullable().describe("Null cancels the training"),
			}),
		)
		.min(1, "required-field")
		.max(200, "invalid-value"),
	away: absenceDates.optional().describe("Stored as an absence of the coach, if these classes are part of one"),
	accept_coach: acceptCoach,
	note: optionalNote,
	note_eng: optionalNote,
	...changeOptions,
});
export type ClassesOfCoach = z.output<typeof classesOfCoach>;

const tag = "Office: schedule";

const done = z.object({ code: z.literal("SUC_SUCCESS") });

export const absenceEndpoints = {
	listAbsences: {
		...staff(tag, "Coaches of the caller's clubs who are or will be away", z.array(coachAbsence)),
		scope: "club",
		query: z.object({ gym: pathId.optional().describe("All clubs of the account if left out") }),
	},
	addAbsence: {
		...staff(tag, "Store that a coach is away; what to do with the classes is `setCoachAway`", coachAbsence),
		...byId,
		scope: "club",
		status: 201,
		body: absenceDates,
		errors: [...invalid, "ERR_NOT_FOUND"],
	},
	removeAbsence: {
		...staff(tag, "The coach is not away; classes that have a substitute keep it", done),
		...byId,
		scope: "club",
		errors: missing,
	},
	listCoachClasses: {
		...staff(tag, "The classes of a coach in the caller's clubs, with who could take over", z.array(coachClass)),
		...byId,
		query: z.object({ from: dateField, to: dateField }),
		errors: [...missing, "ERR_ALL_FIELDS_REQUIRED"],
	},
	setCoachAway: {
		...staff(
			tag,
			"Substitute or cancel the classes of a coach; everyone booked gets one mail about all of theirs",
			z.object({ changed: z.int().describe("Number of classes"), ...changeEffect }),
		),
		...byId,
		scope: "club",
		body: classesOfCoach,
		current: scheduleObstacle,
		errors: [...changing, "ERR_TRAINING_PASSED", "ERR_TRAINING_FILLED_OR_CANCELLED"],
	},
} as const;
