import { z } from "zod";
import { dateField, optionalNote, recordNumber, recordVersion } from "../fields.ts";
import { byId, changing, missing, staff } from "./endpoint.ts";
import { scheduleObstacle } from "./schedule.ts";
import { changeEffect, changeOptions } from "./schedule-changes.ts";
import { named, person } from "./schedule-conflict.ts";

/** The most that one absence covers. */
export const maximumAbsenceDays = 31;

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

const absence = z.object({
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
	note: optionalNote,
	note_eng: optionalNote,
	...changeOptions,
});
export type Absence = z.output<typeof absence>;

const tag = "Office: schedule";

export const absenceEndpoints = {
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
		body: absence,
		current: scheduleObstacle,
		errors: [...changing, "ERR_TRAINING_PASSED", "ERR_TRAINING_FILLED_OR_CANCELLED"],
	},
} as const;
