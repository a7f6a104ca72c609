import { z } from "zod";
import { instant, languageField, nameField, optionalText, pathId, phoneField, recordVersion, text } from "../fields.ts";
import { required } from "../rules.ts";
import { admin, byId, changing, invalid, missing, staff } from "./endpoint.ts";
import {
	memberAbsences,
	memberMarks,
	memberNoteKinds,
	memberNoteLength,
	memberOrders,
	memberStates,
	missDays,
} from "./member-rules.ts";

export const memberPageSize = 50;
/** Bookings and mails shown of a member, latest first. */
export const memberHistoryLength = 100;

const summary = {
	id: z.int(),
	first_name: z.string(),
	last_name: z.string(),
	email: z.string(),
	phone: z.string(),
	card_id: z.string().nullable(),
	state: z.enum(memberStates),
	created_at: instant,
};

const staffMemberSummary = z
	.object({
		...summary,
		last_visit: z.iso.date().nullable().describe("In any club; null if never checked in"),
		injured: z.boolean().describe("Has an injury to know about"),
		misses: z
			.int()
			.describe(`No-shows and late cancellations of the last ${missDays} days in the clubs of the account`),
	})
	.meta({ id: "StaffMemberSummary" });
export type StaffMemberSummary = z.infer<typeof staffMemberSummary>;

const staffMemberPage = z
	.object({ members: z.array(staffMemberSummary), next_cursor: z.string().nullable() })
	.meta({ id: "StaffMemberPage" });
export type StaffMemberPage = z.infer<typeof staffMemberPage>;

const staffMemberFilter = z.object({
	text: optionalText.describe("Prefixes of name, e-mail address, card or phone; accents and script do not matter"),
	state: z.enum(memberStates, { error: "invalid-value" }).optional(),
	gym: pathId.optional().describe("Members who booked in this club"),
	mark: z
		.enum(memberMarks, { error: "invalid-value" })
		.optional()
		.describe("`misses`: did not come or cancelled late in the last 30 days"),
	absent: z
		.enum(memberAbsences, { error: "invalid-value" })
		.optional()
		.describe("Not checked in anywhere for so many days, or never"),
	sort: z
		.enum(memberOrders, { error: "invalid-value" })
		.default("newest")
		.describe("`most_misses`: of the last 30 days, as the list shows them"),
	cursor: pathId.optional(),
});
export type StaffMemberFilter = z.output<typeof staffMemberFilter>;

const booking = z.object({
	id: z.int(),
	training: z.string(),
	training_eng: z.string(),
	gym: z.string(),
	training_date: z.iso.date(),
	time: z.int().describe("930 is 9:30"),
	booked_at: instant,
	cancelled_at: instant.nullable(),
	cancelled_late: z.boolean().describe("Cancelled by the member shortly before the start"),
	checked_in_at: instant.nullable(),
	training_cancelled: z.boolean(),
	missed: z.boolean().describe("Over, not checked in, in a training where others were"),
	forgiven: z.boolean().describe("A no-show or late cancellation that does not count"),
	coming: z.boolean().describe("Not started yet"),
});
export type StaffMemberBooking = z.infer<typeof booking>;

const wait = z.object({
	id: z.int(),
	training: z.string(),
	training_eng: z.string(),
	gym: z.string(),
	training_date: z.iso.date(),
	time: z.int().describe("930 is 9:30"),
	waiting_since: instant,
	position: z.int().describe("On the waiting list, from 1"),
});
export type StaffMemberWait = z.infer<typeof wait>;

const mail = z.object({
	id: z.int(),
	template: z.string(),
	created_at: instant,
	sent_at: instant.nullable(),
	failed_at: instant.nullable(),
});
export type StaffMemberMail = z.infer<typeof mail>;

const memberNote = z.object({
	id: z.int(),
	kind: z.enum(memberNoteKinds),
	text: z.string(),
	author: z.string().describe("Empty for an account that was erased"),
	created_at: instant,
});
export type MemberNote = z.infer<typeof memberNote>;

const staffMember = z
	.object({
		...summary,
		language: languageField,
		version: z.int(),
		confirmed_at: instant.nullable().describe("When the e-mail address was confirmed"),
		terms_accepted_at: instant.nullable(),
		has_password: z.boolean(),
		providers: z.array(z.enum(["google", "facebook"])),
		has_national_id: z.boolean(),
		blocked_at: instant.nullable(),
		blocked_because: z.string().nullable().describe("The reason given"),
		notes: z.array(memberNote).describe("Injuries first, then the latest"),
		bookings: z.array(booking).describe("Latest training first"),
		waits: z.array(wait).describe("For trainings that have not started, the next one first"),
		late_cancellations: z.int().describe("In the last 30 days"),
		booking_paused_until: z.iso
			.date()
			.nullable()
			.describe("After no-shows: the last day on which only today's trainings can be booked online"),
		mails: z.array(mail).describe("Latest first"),
		sessions: z.array(z.object({ id: z.int(), device: z.string(), created_at: instant, expires_at: instant })),
	})
	.meta({ id: "StaffMember" });
export type StaffMember = z.infer<typeof staffMember>;

const staffMemberBlocking = z.object({
	version: recordVersion,
	blocked: z.boolean({ error: "required-field" }),
	reason: nameField.describe("Written to the audit log"),
});
export type StaffMemberBlocking = z.output<typeof staffMemberBlocking>;

const newMemberNote = z.object({
	kind: z.enum(memberNoteKinds, { error: "required-field" }),
	text: text(memberNoteLength, required),
});
export type NewMemberNote = z.output<typeof newMemberNote>;

const memberContact = z.object({
	version: recordVersion,
	phone: phoneField,
	card_id: text(40, () => null).describe("Empty if the member has no card"),
});
export type MemberContact = z.output<typeof memberContact>;

/** A member belongs to the clubs where they have booked. */
const ofClub = { ...byId, scope: "club" } as const;

export const memberEndpoints = {
	listStaffMembers: {
		...staff("Office: members", "Members who booked in the clubs of the account, by search text", staffMemberPage),
		query: staffMemberFilter,
		errors: invalid,
	},
	getStaffMember: {
		...staff("Office: members", "A member with bookings, mails and sessions", staffMember),
		...ofClub,
		errors: missing,
	},
	blockStaffMember: {
		...staff("Office: members", "Block or unblock a member; blocking logs out everywhere", staffMember),
		right: "blockMembers",
		...ofClub,
		body: staffMemberBlocking,
		errors: changing,
	},
	changeMemberContact: {
		...staff("Office: members", "Change phone and card", staffMember),
		...ofClub,
		body: memberContact,
		errors: [...changing, "ERR_DUPLICATED_PHONE"],
	},
	forgiveBooking: {
		...staff("Office: members", "Forgive a no-show or a late cancellation", staffMember),
		...ofClub,
		errors: missing,
	},
	undoForgiveness: {
		...staff("Office: members", "Count a forgiven booking again", staffMember),
		...ofClub,
		errors: missing,
	},
	addMemberNote: {
		...staff("Office: members", "Add a note, or an injury to know about", staffMember),
		...ofClub,
		status: 201,
		body: newMemberNote,
		errors: [...invalid, "ERR_NOT_FOUND"],
	},
	removeMemberNote: {
		...staff("Office: members", "Remove a note", staffMember),
		...ofClub,
		errors: missing,
	},
	resendStaffMemberConfirmation: {
		...staff("Office: members", "Resend the mail that confirms the address", staffMember),
		...ofClub,
		errors: [...missing, "ERR_CHANGED_MEANWHILE"],
	},
	showNationalId: {
		...admin(
			"Office: members",
			"The national id; every request is written to the audit log",
			z.object({ national_id: z.string().nullable() }).meta({ id: "NationalId" }),
		),
		...byId,
		errors: missing,
	},
	eraseStaffMember: {
		...admin(
			"Office: members",
			"Erase the person; reports keep their totals",
			z.object({ code: z.literal("SUC_SUCCESS") }),
		),
		...byId,
		body: z.object({ name: nameField.describe("The member's name, typed again as a safeguard") }),
		errors: [...invalid, "ERR_NOT_FOUND"],
	},
} as const;
