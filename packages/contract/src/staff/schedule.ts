import { z } from "zod";
import { closing } from "../closings.ts";
import { dateField, instant, optionalNote, recordNumber, recordVersion } from "../fields.ts";
import { days, isTime } from "../time.ts";
import { type ChangeReason, changeReasons, storedReasons } from "./change-reasons.ts";
import { byId, changing, invalid, missing, staff } from "./endpoint.ts";
import { changeEffect, changeOptions } from "./schedule-changes.ts";
import { named, person, scheduleConflict } from "./schedule-conflict.ts";

export const capacityLimits = { least: 1, most: 200 } as const;

const reason = z.object({ code: z.enum(storedReasons), note: z.string(), note_eng: z.string() });

const scheduleEntry = z
	.object({
		period_id: z.int(),
		training_date: z.iso.date(),
		time: z.int().describe("930 is 9:30"),
		duration: z.int(),
		gym_room_id: z.int(),
		training: named,
		coach: person.nullable().describe("Of the series"),
		substitute: person.nullable().describe("Coach of this date only"),
		capacity: z.int().describe("Of this date"),
		date_capacity: z.int().nullable().describe("Of this date only; null if it is that of the series"),
		series_capacity: z.int(),
		taken: z.int().describe("Exceeds the capacity if that was lowered"),
		waiting_count: z.int().describe("Members on the waiting list"),
		samsung_promotion: z.boolean(),
		cancelled: z.boolean(),
		cancelled_from: z.iso.date().nullable().describe("First date of the series that is cancelled"),
		reason: reason.nullable().describe("Why this date was cancelled or moved"),
		moved_to: z
			.object({ period_id: z.int(), training_date: z.iso.date(), time: z.int(), gym_room_id: z.int() })
			.nullable()
			.describe("Where the training of this date takes place instead; `cancelled` is true then"),
		closing_id: z.int().nullable().describe("The closing that cancelled this date"),
		promotion: z.boolean().describe("A single training of a promotion"),
		outside_hours: z.boolean().describe("The club is closed at some of that time: a warning, nothing is refused"),
		first_date: z.iso.date(),
		last_date: z.iso.date().nullable().describe("Null if it repeats without end"),
		coach_away: z.boolean().describe("The coach of this date is away then"),
		version: z.int(),
	})
	.meta({ id: "ScheduleEntry" });
export type ScheduleEntry = z.infer<typeof scheduleEntry>;

const promotion = z.object({
	id: z.int(),
	title: z.string(),
	title_eng: z.string(),
	active_from: z.iso.date(),
	active_until: z.iso.date(),
});

const scheduleWeek = z
	.object({
		room: named,
		gym: person,
		dates: z.array(z.iso.date()).describe("Monday to Sunday"),
		today: z.iso.date(),
		now: instant,
		promotion: promotion.nullable().describe("The running promotion, if the club takes part"),
		partner: z.string().describe("Sponsors the periods that are marked as `samsung_promotion`"),
		hours: z
			.object({ weekdays: z.string(), saturday: z.string(), sunday: z.string() })
			.describe("Opening hours of the club, as it states them"),
		closings: z.array(closing).describe("Of the room, its club or the chain, in this week"),
		entries: z.array(scheduleEntry),
		clashes: z.array(z.object({ period_id: z.int(), with: scheduleConflict })),
		elsewhere: z
			.array(scheduleConflict)
			.describe("What the coaches of these entries teach in other rooms this week: where a move would conflict"),
	})
	.meta({ id: "ScheduleWeek" });
export type ScheduleWeek = z.infer<typeof scheduleWeek>;

const scheduleChanged = z
	.object({
		entry: scheduleEntry,
		...changeEffect,
	})
	.meta({ id: "ScheduleChanged" });
export type ScheduleChanged = z.infer<typeof scheduleChanged>;

/** Sent with a refusal: the current entry, or the conflicts. */
export const scheduleObstacle = z.union([scheduleEntry, z.array(scheduleConflict)]);

const id = recordNumber("required-field");
const date = dateField;
const time = z.int({ error: "required-field" }).refine(isTime, "invalid-value");
const capacity = z
	.int({ error: "required-field" })
	.min(capacityLimits.least, "invalid-value")
	.max(capacityLimits.most, "invalid-value");
const flag = z.boolean({ error: "invalid-value" });
const scope = z.enum(["date", "series"], { error: "invalid-value" });
export const acceptCoach = flag
	.default(false)
	.describe("Accept that the coach teaches elsewhere at that time, or is away");

const reasonFields = {
	reason: z.enum(changeReasons, { error: "required-field" }),
	note: optionalNote,
	note_eng: optionalNote.describe("The note for mails in English; the other one if left out"),
};

interface ReasonInput {
	reason?: ChangeReason | undefined;
	note?: string | undefined;
	note_eng?: string | undefined;
}

function hasReason({ reason: given, note, note_eng }: ReasonInput): boolean {
	return given !== "other" || (note ?? "") !== "" || (note_eng ?? "") !== "";
}
const noReason = { path: ["note"], error: "required-field" };

const newPeriod = z.object({
	kind: z
		.enum(["weekly", "once", "promotion"], { error: "invalid-value" })
		.describe("`promotion`: a single training of the running promotion"),
	date: date.describe("The first date, and with it the day of the week"),
	days: z
		.array(z.literal(days, { error: "invalid-value" }))
		.min(1, "required-field")
		.max(days.length, "invalid-value")
		.optional()
		.describe("Days of the week, a series for each; that of `date` if left out, and always unless it is weekly"),
	last_date: date.nullable().default(null).describe("Of a weekly period; null repeats without end"),
	time,
	training_id: id,
	trainer_id: id.nullable(),
	capacity,
	samsung_promotion: flag.default(false),
	accept_coach: acceptCoach,
	...changeOptions,
});
export type NewPeriod = z.output<typeof newPeriod>;

const periodChange = z.object({
	version: recordVersion,
	date: date.describe("From this date on; earlier dates stay unchanged"),
	training_id: id.optional(),
	trainer_id: id.nullable().optional(),
	capacity: capacity.optional().describe("Below the number of bookings it cancels none, it only stops further ones"),
	samsung_promotion: flag.optional(),
	accept_coach: acceptCoach,
	...changeOptions,
});
export type PeriodChange = z.output<typeof periodChange>;

const dateChange = z.object({
	version: recordVersion,
	date,
	substitute_id: id.nullable().optional(),
	capacity: capacity.nullable().optional().describe("Null resets it to that of the series"),
	accept_coach: acceptCoach,
	...changeOptions,
});
export type DateChange = z.output<typeof dateChange>;

const periodMove = z
	.object({
		version: recordVersion,
		date: date.describe("The date to move, or the first one of the series to move"),
		scope,
		to_date: date,
		time,
		gym_room_id: id.describe("A room of the same club"),
		accept_coach: acceptCoach,
		...reasonFields,
		...changeOptions,
	})
	.refine(hasReason, noReason);
export type PeriodMove = z.output<typeof periodMove>;

const periodCancellation = z
	.object({ version: recordVersion, date, scope, ...reasonFields, ...changeOptions })
	.refine(hasReason, noReason);
export type PeriodCancellation = z.output<typeof periodCancellation>;

const periodRestoring = z.object({ version: recordVersion, date, scope, ...changeOptions });
export type PeriodRestoring = z.output<typeof periodRestoring>;

const periodRemoval = z
	.object({
		version: recordVersion,
		date: date.describe("From this date on"),
		...reasonFields,
		reason: reasonFields.reason.optional().describe("Required if people are booked or wait"),
		...changeOptions,
	})
	.refine(hasReason, noReason);
export type PeriodRemoval = z.output<typeof periodRemoval>;

const weekCopy = z.object({
	week: date.describe("Any date of the week to copy"),
	to_room_id: id.nullable().describe("Null: all rooms of the club, each to itself"),
	from: date.describe("First date of the copies"),
	last_date: date.nullable().default(null),
	with_coaches: flag.default(true),
	replace: flag.default(false).describe("Removes what is planned there until `last_date`, except promotions"),
	...changeOptions,
});
export type WeekCopy = z.output<typeof weekCopy>;

const replacedEntry = scheduleEntry.extend({ booked: z.int().describe("Places booked from this date on") });

const weekCopied = z
	.object({
		made: z.array(scheduleEntry).describe("The new periods on their first date"),
		stay: z
			.array(replacedEntry)
			.describe("Of those there: the same training at the same hour goes on, and bookings with it"),
		gone: z.array(replacedEntry).describe("Of those there: removed, and everyone booked is notified"),
		...changeEffect,
		without_coach: z.array(scheduleConflict).describe("Copied without the coach, who teaches there at that time"),
		left_out: z.array(scheduleConflict).describe("Not copied, because these take place in the room"),
	})
	.meta({ id: "WeekCopied" });
export type WeekCopied = z.infer<typeof weekCopied>;

const ofClub = <const R extends z.ZodType>(summary: string, response: R) =>
	({ ...staff("Office: schedule", summary, response), ...byId, scope: "club" }) as const;

const change = <const B extends z.ZodType>(summary: string, body: B) =>
	({
		...ofClub(summary, scheduleChanged),
		body,
		current: scheduleObstacle,
		errors: [...changing, "ERR_TRAINING_PASSED"],
	}) as const;

const changingDates = [...changing, "ERR_TRAINING_PASSED", "ERR_TRAINING_FILLED_OR_CANCELLED"] as const;

export const scheduleEndpoints = {
	getScheduleWeek: {
		...ofClub("The week of a room as a board", scheduleWeek),
		query: z.object({ date: dateField.optional().describe("Any date of the week; today if left out") }),
		errors: missing,
	},
	addSchedulePeriod: {
		...change("Add a weekly or single period", newPeriod),
		status: 201,
		errors: [...invalid, "ERR_NOT_FOUND", "ERR_TRAINING_PASSED"],
	},
	copyScheduleWeek: {
		...ofClub("Copy the periods of a week to a room or all rooms, in addition or as a new season", weekCopied),
		status: 201,
		body: weekCopy,
		errors: [...invalid, "ERR_NOT_FOUND"],
	},
	changeSchedulePeriod: change("Change a series from a date on", periodChange),
	changeScheduleDate: change("A substitute or another capacity for one date", dateChange),
	moveSchedulePeriod: {
		...change("Move one date, or the series from it on; everyone booked is notified", periodMove),
		errors: changingDates,
	},
	cancelSchedulePeriod: {
		...change("Cancel one date, or the series from it on", periodCancellation),
		errors: changingDates,
	},
	restoreSchedulePeriod: change(
		"Withdraw a cancellation, or move a date back: everyone who was booked has their place again",
		periodRestoring,
	),
	removeSchedulePeriod: change("Remove a series from the schedule from a date on", periodRemoval),
} as const;
