import { z } from "zod";
import { dateField, optionalNote, recordNumber } from "../fields.ts";
import { isTime } from "../time.ts";
import { recordVersion } from "./version.ts";

/** Why a training is called off or moved; mails say it in the person's language. `other` needs a note. */
export const changeReasons = [
	"coach-absent",
	"room-unavailable",
	"few-bookings",
	"holiday",
	"new-plan",
	"other",
] as const;
export type ChangeReason = (typeof changeReasons)[number];

export const capacityLimits = { least: 1, most: 200 } as const;

const named = z.object({ id: z.int(), name: z.string(), name_eng: z.string() });
const person = z.object({ id: z.int(), name: z.string() });
const reason = z.object({ code: z.enum(changeReasons), note: z.string() });

export const scheduleEntry = z
	.object({
		period_id: z.int(),
		training_date: z.iso.date(),
		time: z.int().describe("930 is 9:30"),
		duration: z.int(),
		gym_room_id: z.int(),
		training: named,
		coach: person.nullable().describe("The one of the series; a substitute stands beside"),
		substitute: person.nullable().describe("Who holds this one date instead"),
		capacity: z.int().describe("Of this date"),
		date_capacity: z.int().nullable().describe("Another capacity for this one date; null takes that of the series"),
		series_capacity: z.int(),
		taken: z.int().describe("May be more than the capacity, when that was lowered"),
		samsung_promotion: z.boolean(),
		cancelled: z.boolean(),
		cancelled_from: z.iso.date().nullable().describe("From when on the whole series is called off"),
		reason: reason.nullable().describe("Why this one date was called off"),
		promotion: z.boolean().describe("A single training of a promotion"),
		first_date: z.iso.date(),
		last_date: z.iso.date().nullable().describe("Null repeats without an end"),
		version: z.int(),
	})
	.meta({ id: "ScheduleEntry" });
export type ScheduleEntry = z.infer<typeof scheduleEntry>;

/** What is at the same time in the same room, or with the same coach in any club. */
export const scheduleConflict = z
	.object({
		kind: z.enum(["room", "coach"]),
		period_id: z.int(),
		training_date: z.iso.date().describe("The first date on which the two meet"),
		time: z.int(),
		duration: z.int(),
		training: named,
		coach: person.nullable(),
		gym: person,
		room: named,
	})
	.meta({ id: "ScheduleClash" });
export type ScheduleConflict = z.infer<typeof scheduleConflict>;

const promotion = z.object({
	id: z.int(),
	title: z.string(),
	title_eng: z.string(),
	active_from: z.iso.date(),
	active_until: z.iso.date(),
});

export const scheduleWeek = z
	.object({
		room: named,
		gym: person,
		dates: z.array(z.iso.date()).describe("Monday to Sunday"),
		today: z.iso.date(),
		now: z.iso.datetime(),
		promotion: promotion.nullable().describe("The running promotion, when the club takes part in it"),
		entries: z.array(scheduleEntry),
		clashes: z.array(z.object({ period_id: z.int(), with: scheduleConflict })),
	})
	.meta({ id: "ScheduleWeek" });
export type ScheduleWeek = z.infer<typeof scheduleWeek>;

const guestToCall = z.object({
	booking_id: z.int(),
	name: z.string(),
	phone: z.string(),
	training_date: z.iso.date(),
	time: z.int(),
	moved: z.boolean().describe("Whether the place moved along; otherwise it is gone"),
});
export type GuestToCall = z.infer<typeof guestToCall>;

export const scheduleChanged = z
	.object({
		entry: scheduleEntry,
		mailed: z.int().describe("Members who get a mail about it"),
		to_call: z.array(guestToCall).describe("Guests have no mail address: somebody has to call"),
	})
	.meta({ id: "ScheduleChanged" });
export type ScheduleChanged = z.infer<typeof scheduleChanged>;

/** With a refusal: the training as it is now, or what is there already. */
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
const acceptCoachTwice = flag.default(false).describe("The coach is somewhere else at that time, and that is meant");

const because = {
	reason: z.enum(changeReasons, { error: "required-field" }),
	note: optionalNote,
};

/** The choice "other" says nothing by itself. */
function explained({ reason: given, note }: { reason: ChangeReason; note?: string | undefined }): boolean {
	return given !== "other" || (note ?? "") !== "";
}
const unexplained = { path: ["note"], error: "required-field" };

export const weekFilter = z.object({ date: dateField.optional().describe("Any date of the week; today's without it") });

export const newPeriod = z.object({
	kind: z
		.enum(["weekly", "once", "promotion"], { error: "invalid-value" })
		.describe("`promotion`: a single training of the running promotion"),
	date: date.describe("The first date, and with it the day of the week"),
	last_date: date.nullable().default(null).describe("Of a weekly one; null repeats without an end"),
	time,
	training_id: id,
	trainer_id: id.nullable(),
	capacity,
	samsung_promotion: flag.default(false),
	accept_coach_twice: acceptCoachTwice,
});
export type NewPeriod = z.output<typeof newPeriod>;

export const periodChange = z.object({
	version: recordVersion,
	date: date.describe("From this date on; what was before stays as it was"),
	training_id: id.optional(),
	trainer_id: id.nullable().optional(),
	capacity: capacity.optional().describe("Fewer than are booked takes nobody out, it only lets nobody more in"),
	samsung_promotion: flag.optional(),
	accept_coach_twice: acceptCoachTwice,
});
export type PeriodChange = z.output<typeof periodChange>;

export const dateChange = z.object({
	version: recordVersion,
	date,
	substitute_id: id.nullable().optional(),
	capacity: capacity.nullable().optional().describe("Null takes that of the series"),
	accept_coach_twice: acceptCoachTwice,
});
export type DateChange = z.output<typeof dateChange>;

export const periodMove = z
	.object({
		version: recordVersion,
		date: date.describe("The date that is moved, or the first of the series that is"),
		scope,
		to_date: date,
		time,
		gym_room_id: id.describe("A room of the same club"),
		accept_coach_twice: acceptCoachTwice,
		...because,
	})
	.refine(explained, unexplained);
export type PeriodMove = z.output<typeof periodMove>;

export const periodCancellation = z
	.object({ version: recordVersion, date, scope, ...because })
	.refine(explained, unexplained);
export type PeriodCancellation = z.output<typeof periodCancellation>;

export const periodRestoring = z.object({ version: recordVersion, date, scope });
export type PeriodRestoring = z.output<typeof periodRestoring>;

export const periodRemoval = z
	.object({ version: recordVersion, date: date.describe("From this date on"), ...because })
	.refine(explained, unexplained);
export type PeriodRemoval = z.output<typeof periodRemoval>;

export const weekCopy = z.object({
	week: date.describe("Any date of the week that is copied"),
	to_room_id: id,
	from: date.describe("The copies take place from this date on"),
	last_date: date.nullable().default(null),
	with_coaches: flag.default(true),
});
export type WeekCopy = z.output<typeof weekCopy>;

export const weekCopied = z
	.object({
		made: z.int(),
		without_coach: z.array(scheduleConflict).describe("Made, but without the coach, who is there at that time"),
		left_out: z.array(scheduleConflict).describe("What stands in the room already, and kept a copy out"),
	})
	.meta({ id: "WeekCopied" });
export type WeekCopied = z.infer<typeof weekCopied>;
