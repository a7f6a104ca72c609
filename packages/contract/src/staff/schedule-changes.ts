import { z } from "zod";
import { closing } from "../closings.ts";
import { instant, pathId, recordNumber } from "../fields.ts";
import { locales } from "../locale.ts";
import { byId, invalid, missing, staff } from "./endpoint.ts";
import { named, person, scheduleConflict } from "./schedule-conflict.ts";

/** Changes of the schedule by staff, as in the audit log. */
export const changeActions = [
	"period.created",
	"period.changed",
	"period.date_changed",
	"period.moved",
	"period.cancelled",
	"period.restored",
	"period.removed",
	"week.copied",
	"coach.away",
	"closing.created",
	"closing.changed",
	"closing.withdrawn",
] as const;
export type ChangeAction = (typeof changeActions)[number];

const flag = z.boolean({ error: "invalid-value" });

/** Part of every change of the schedule. */
export const changeOptions = {
	preview: flag.default(false).describe("Only show what would happen; nothing is saved"),
	send_at_once: flag.default(false).describe("Do not wait with the mails; the change cannot be undone then"),
};
export interface ChangeOptions {
	preview: boolean;
	send_at_once: boolean;
}

const moment = z.object({ training_date: z.iso.date(), time: z.int() });

export const callOutcomes = ["reached", "no-answer", "open"] as const;
export type CallOutcome = (typeof callOutcomes)[number];

const classCall = z
	.object({
		id: z.int(),
		name: z.string(),
		phone: z.string().describe("Empty if none is known"),
		role: z.enum(["guest", "coach"]),
		news: z
			.enum(["cancelled", "restored", "moved", "coach", "assigned", "replaced", "yours", "not-needed", "message"])
			.describe("The net change since they last heard of the class, or a message to everyone in it"),
		message: z.object({ text: z.string(), text_eng: z.string() }).nullable().describe("What staff wrote"),
		training: named,
		period_id: z.int().describe("With the date and the time the class as they know it"),
		training_date: z.iso.date(),
		time: z.int(),
		now_at: moment.nullable().describe("When it takes place now; null if it does not"),
		called_at: instant.nullable(),
		called_by: z.string().nullable(),
		tried_at: instant.nullable().describe("The last call that was not answered"),
	})
	.meta({ id: "ClassCall" });
export type ClassCall = z.infer<typeof classCall>;

const changePreview = z.object({
	messages: z
		.array(z.object({ language: z.enum(locales), subject: z.string(), text: z.string(), count: z.int() }))
		.describe("Each kind of mail in both languages, with the number of people who get it"),
	people: z.array(
		z.object({
			name: z.string(),
			role: z.enum(["member", "guest", "coach"]),
			notified_by: z.enum(["mail", "call"]),
		}),
	),
});
export type ChangePreview = z.infer<typeof changePreview>;

/** The answer to every change. */
export const changeEffect = {
	mailed: z.int().describe("Number of mails, also to coaches"),
	to_call: z.array(classCall).describe("Guests, and coaches without an account: staff has to call them"),
	change: z
		.object({ id: z.int(), undo_until: instant })
		.nullable()
		.describe("Null in a preview, and if it cannot be undone"),
	preview: changePreview.nullable().describe("Only in a preview"),
};

const changeSubject = z.object({
	training: named.nullable(),
	coach: person.optional().describe("Who is away"),
	closing: closing.optional(),
	from: moment.nullable(),
	to: moment.nullable(),
	count: z.int().describe("Number of periods, or of the classes that a closing concerns"),
	removed: z.int().optional().describe("Number of periods that a new season replaced"),
});
export type ChangeSubject = z.infer<typeof changeSubject>;

const scheduleChange = z
	.object({
		id: z.int(),
		at: instant,
		action: z.enum(changeActions),
		actor: z.string().nullable(),
		subject: changeSubject,
		mailed: z.int(),
		to_call: z.int(),
		undo_until: instant,
	})
	.meta({ id: "ScheduleChange" });
export type ScheduleChange = z.infer<typeof scheduleChange>;

const ofClub = <const R extends z.ZodType>(summary: string, response: R) =>
	({ ...staff("Office: schedule", summary, response), scope: "club" }) as const;

const inClub = { query: z.object({ gym: pathId.optional().describe("All clubs of the account if left out") }) };
const done = z.object({ code: z.literal("SUC_SUCCESS") });

export const scheduleChangeEndpoints = {
	listScheduleChanges: { ...ofClub("Changes that can still be undone", z.array(scheduleChange)), ...inClub },
	undoScheduleChange: {
		...ofClub("Undo a change as a whole; its mails are not sent", done),
		...byId,
		current: z.array(scheduleConflict),
		errors: [...missing, "ERR_CHANGED_MEANWHILE", "ERR_UNDO_OVER", "ERR_ALL_FIELDS_REQUIRED"],
	},
	sendScheduleMails: {
		...ofClub("Send the mails of a change now; it cannot be undone afterwards", done),
		...byId,
		errors: [...missing, "ERR_UNDO_OVER"],
	},
	listCalls: {
		...ofClub("People to call about changes of the last days, those not called yet first", z.array(classCall)),
		...inClub,
		right: "desk",
	},
	recordCalls: {
		...ofClub("Record that people were reached, did not answer, or are still to be called", z.array(classCall)),
		right: "desk",
		body: z.object({
			ids: z.array(recordNumber("invalid-value")).min(1).max(500),
			outcome: z.enum(callOutcomes, { error: "invalid-value" }),
		}),
		errors: [...invalid, "ERR_NOT_FOUND", "ERR_CHANGED_MEANWHILE"],
	},
} as const;
