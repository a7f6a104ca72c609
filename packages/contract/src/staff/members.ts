import { z } from "zod";
import { languageField, nameField, optionalText, pathId } from "../fields.ts";
import { recordVersion } from "./version.ts";

/** Members a page. */
export const memberPageSize = 50;
/** So many bookings and mails of a member are shown, the latest of them. */
export const memberHistoryLength = 100;

export const memberStates = ["active", "unconfirmed", "blocked"] as const;
export type MemberState = (typeof memberStates)[number];

const summary = {
	id: z.int(),
	first_name: z.string(),
	last_name: z.string(),
	email: z.string(),
	phone: z.string(),
	card_id: z.string().nullable(),
	state: z.enum(memberStates),
	created_at: z.iso.datetime(),
};

export const staffMemberSummary = z.object(summary).meta({ id: "StaffMemberSummary" });
export type StaffMemberSummary = z.infer<typeof staffMemberSummary>;

export const staffMemberPage = z
	.object({ members: z.array(staffMemberSummary).describe("Newest first"), next_cursor: z.string().nullable() })
	.meta({ id: "StaffMemberPage" });
export type StaffMemberPage = z.infer<typeof staffMemberPage>;

export const staffMemberFilter = z.object({
	text: optionalText.describe("Beginnings of name, e-mail address, card or phone, whatever accents and script"),
	state: z.enum(memberStates, { error: "invalid-value" }).optional(),
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
	booked_at: z.iso.datetime(),
	cancelled_at: z.iso.datetime().nullable(),
	checked_in_at: z.iso.datetime().nullable(),
	training_cancelled: z.boolean(),
	coming: z.boolean().describe("Not begun yet"),
});
export type StaffMemberBooking = z.infer<typeof booking>;

const mail = z.object({
	id: z.int(),
	template: z.string(),
	created_at: z.iso.datetime(),
	sent_at: z.iso.datetime().nullable(),
	failed_at: z.iso.datetime().nullable(),
});
export type StaffMemberMail = z.infer<typeof mail>;

export const staffMember = z
	.object({
		...summary,
		language: languageField,
		version: z.int(),
		confirmed_at: z.iso.datetime().nullable().describe("When the e-mail address was confirmed"),
		terms_accepted_at: z.iso.datetime().nullable(),
		has_password: z.boolean(),
		providers: z.array(z.enum(["google", "facebook"])),
		has_national_id: z.boolean(),
		blocked_at: z.iso.datetime().nullable(),
		blocked_because: z.string().nullable().describe("What was given as the reason"),
		bookings: z.array(booking).describe("Latest training first"),
		mails: z.array(mail).describe("Latest first"),
		sessions: z.array(
			z.object({ id: z.int(), device: z.string(), created_at: z.iso.datetime(), expires_at: z.iso.datetime() }),
		),
	})
	.meta({ id: "StaffMember" });
export type StaffMember = z.infer<typeof staffMember>;

export const staffMemberBlocking = z.object({
	version: recordVersion,
	blocked: z.boolean({ error: "required-field" }),
	reason: nameField.describe("Kept in the log, for whoever asks later"),
});
export type StaffMemberBlocking = z.output<typeof staffMemberBlocking>;

/** The name is typed once more, so that nobody erases the wrong one. */
export const staffMemberErasure = z.object({ name: nameField });

export const nationalId = z.object({ national_id: z.string().nullable() }).meta({ id: "NationalId" });

export const erasedMember = z.object({ code: z.literal("SUC_SUCCESS") });
