import { z } from "zod";
import { closing } from "../closings.ts";
import { dateField, nameField, pathId, recordNumber, recordVersion } from "../fields.ts";
import { isTime } from "../time.ts";
import { byId, changing, invalid, staff } from "./endpoint.ts";
import { changeEffect, changeOptions } from "./schedule-changes.ts";
import { named, person, scheduleConflict } from "./schedule-conflict.ts";

/** The most that one closing covers: half a year. */
export const maximumClosingDays = 184;

const scheduleClosing = closing
	.extend({
		gym: person.nullable(),
		room: named.nullable(),
		state: z.enum(["coming", "now", "past"]),
		classes: z.int().describe("How many classes it has cancelled"),
		own: z.boolean().describe("Whether the caller may change it"),
		version: z.int(),
	})
	.meta({ id: "ScheduleClosing" });
export type ScheduleClosing = z.infer<typeof scheduleClosing>;

const closedClass = z
	.object({
		period_id: z.int(),
		training_date: z.iso.date(),
		time: z.int(),
		training: named,
		gym: person,
		room: named,
		taken: z.int(),
		waiting_count: z.int(),
	})
	.meta({ id: "ClosedClass" });
export type ClosedClass = z.infer<typeof closedClass>;

const closingChanged = z
	.object({
		closing: scheduleClosing,
		closed: z.array(closedClass).describe("Classes that this cancels"),
		reopened: z.array(closedClass).describe("Classes that take place again"),
		...changeEffect,
	})
	.meta({ id: "ClosingChanged" });
export type ClosingChanged = z.infer<typeof closingChanged>;

const id = recordNumber("required-field");
const time = z.int({ error: "required-field" }).refine(isTime, "invalid-value");

const dates = {
	from_date: dateField,
	from_time: time.nullable().default(null).describe("Null, as `until_time`, for whole days"),
	until_date: dateField,
	until_time: time.nullable().default(null),
	reason: nameField.describe("Mails and public pages show it"),
	reason_eng: nameField,
	...changeOptions,
};

const newClosing = z.object({
	gym_id: id.nullable().describe("Null closes all clubs"),
	gym_room_id: id.nullable().default(null).describe("A room of the club; null closes the whole club"),
	...dates,
});
export type NewClosing = z.output<typeof newClosing>;

const closingChange = z.object({ version: recordVersion, ...dates });
export type ClosingChange = z.output<typeof closingChange>;

const withdrawal = z.object({ version: recordVersion, ...changeOptions });
export type ClosingWithdrawal = z.output<typeof withdrawal>;

const ofClub = <const R extends z.ZodType>(summary: string, response: R) =>
	({ ...staff("Office: schedule", summary, response), scope: "club" }) as const;

const conflicts = { current: z.union([scheduleClosing, z.array(scheduleConflict)]) };

export const closingEndpoints = {
	listScheduleClosings: {
		...ofClub("Closings to come, then those of the last year, the latest first", z.array(scheduleClosing)),
		query: z.object({ gym: pathId.optional().describe("All clubs of the account if left out") }),
	},
	addScheduleClosing: {
		...ofClub(
			"Close a room, a club or, for staff of all clubs, the chain: classes of that time are cancelled, and everyone booked gets one mail",
			closingChanged,
		),
		status: 201,
		body: newClosing,
		errors: [...invalid, "ERR_NOT_FOUND"],
	},
	changeScheduleClosing: {
		...ofClub("Change dates or reason; classes that are outside of it now take place again", closingChanged),
		...byId,
		body: closingChange,
		...conflicts,
		errors: changing,
	},
	withdrawScheduleClosing: {
		...ofClub(
			"Withdraw a closing: classes that have not started take place, and people have their places again",
			closingChanged,
		),
		...byId,
		body: withdrawal,
		...conflicts,
		errors: changing,
	},
} as const;
