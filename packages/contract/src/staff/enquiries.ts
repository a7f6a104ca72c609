import { z } from "zod";
import { enquiryKinds } from "../enquiries/kinds.ts";
import { dateField, languageField, nameField, optionalText, pathId, recordNumber, recordVersion } from "../fields.ts";
import {
	enquiriesAtOnce,
	enquiryAges,
	enquiryFollowUps,
	enquiryMarks,
	enquiryOutcomes,
	enquiryStatuses,
	sharedStatuses,
} from "./enquiry-rules.ts";

export const enquiryPageSize = 50;

const person = z.object({ id: z.int(), name: z.string().describe("Empty for an account that was erased") });
const club = z.object({ id: z.int(), name: z.string() });

const summary = {
	id: z.int(),
	kind: z.enum(enquiryKinds),
	name: z.string().describe("Empty once the person was erased"),
	email: z.string(),
	phone: z.string(),
	gym: club.nullable().describe("Null if it names no club: all staff see it"),
	status: z.enum(enquiryStatuses),
	marks: z.array(z.string()),
	assignee: person.nullable(),
	created_at: z.iso.datetime(),
	answered_at: z.iso.datetime().nullable(),
	new_mail: z.boolean().describe("The person has written since staff last did anything"),
	due_at: z.iso
		.datetime()
		.nullable()
		.describe(
			"Deadline by the terms, from the last mail of the person on: for the reply, then for closing it; null once it is closed",
		),
	days_left: z.int().nullable().describe("Days until `due_at` by the clubs' calendar; negative once it has passed"),
	late: z.boolean().describe("Not answered within the chain's own limit"),
	part_count: z.int().describe("Enquiries that are merged into this one"),
	message: z.string().describe("How the person's own text begins; empty without one"),
	outcome: z.enum(enquiryOutcomes).nullable().describe("What became of it; null while that is open"),
	follow_up_on: z.iso.date().nullable().describe("The day on which staff wants to get in touch again"),
	version: z.int(),
};

export const enquirySummary = z.object(summary).meta({ id: "EnquirySummary" });
export type EnquirySummary = z.infer<typeof enquirySummary>;

export const enquiryPage = z
	.object({
		enquiries: z
			.array(enquirySummary)
			.describe("Waiting ones first, oldest on top; those that a robot filled in come last"),
		total: z.int().describe("On all pages"),
		next_cursor: z.string().nullable(),
	})
	.meta({ id: "EnquiryPage" });
export type EnquiryPage = z.infer<typeof enquiryPage>;

export const enquiryCounts = z
	.object({
		unread: z.int().describe("New: nobody works on them yet, or a mail has come since"),
		waiting: z.int().describe("Without a reply"),
		late: z.int().describe("Of those, over the chain's own limit"),
		overdue: z.int().describe("Over the limit of the terms"),
		unassigned: z.int().describe("Waiting and not assigned"),
		mine: z.int().describe("Waiting and assigned to the caller"),
		follow_ups: z.int().describe("To follow up today, or on a day that has passed"),
		reply_days: z.int().describe("The chain's own limit"),
	})
	.meta({ id: "EnquiryCounts" });
export type EnquiryCounts = z.infer<typeof enquiryCounts>;

const receivedMail = z.object({
	sender: z.string().describe("The address as the mail says it"),
	sender_name: z.string(),
	other_sender: z.boolean().describe("Not the address of the enquiry"),
	genuine: z.boolean().nullable().describe("What the chain's mail server found out about the sender; null if unknown"),
	quoted: z.string().describe("Earlier mails that it repeats"),
	attachments: z.array(z.string()).describe("Names; the files are in the mailbox only"),
	shortened: z.boolean(),
	bounce: z.boolean().describe("A reply could not be delivered"),
});
export type ReceivedMail = z.infer<typeof receivedMail>;

export const enquiryNote = z
	.object({
		id: z.int(),
		enquiry_id: z.int(),
		kind: z
			.enum(["note", "reply", "received", "automatic"])
			.describe(
				"A note is for staff only; a reply was mailed; a received one is the person's mail or an automatic one",
			),
		text: z.string(),
		author: person.nullable().describe("Null for received mails"),
		mail: receivedMail.nullable(),
		created_at: z.iso.datetime(),
	})
	.meta({ id: "EnquiryNote" });
export type EnquiryNote = z.infer<typeof enquiryNote>;

const relative = z.object({
	id: z.int(),
	kind: z.enum(enquiryKinds),
	gym: club.nullable(),
	status: z.enum(enquiryStatuses),
	created_at: z.iso.datetime(),
	form: z.record(z.string(), z.string()),
	part: z.boolean().describe("Merged into this one"),
});
export type EnquiryRelative = z.infer<typeof relative>;

export const enquiry = z
	.object({
		...summary,
		language: languageField.describe("Of the page, and of the reply"),
		form: z.record(z.string(), z.string()).describe("The form as it was sent, by the names of its fields"),
		notes: z.array(enquiryNote).describe("Of this enquiry and of its parts, oldest first"),
		same_phone: z.array(relative).describe("Other enquiries of the same phone that the caller may see, newest first"),
		merged_into_id: z.int().nullable().describe("The enquiry that this one is merged into"),
		member: person.nullable().describe("The member that the person became"),
	})
	.meta({ id: "Enquiry" });
export type Enquiry = z.infer<typeof enquiry>;

const idOrNone = z.union([z.literal("none"), pathId]);

export const enquiryFilter = z.object({
	kind: z.enum(enquiryKinds, { error: "invalid-value" }).optional(),
	gym: idOrNone.optional(),
	status: z
		.enum([...enquiryStatuses, "waiting"], { error: "invalid-value" })
		.optional()
		.describe("`waiting` is `new` or `open`: without a reply. Without a status, all but spam"),
	assignee: idOrNone.optional(),
	age: z
		.enum(enquiryAges, { error: "invalid-value" })
		.optional()
		.describe(
			"At most 7 days old; older than 7; older than 14; over the chain's own limit; over the limit of the terms",
		),
	mark: z.enum([...enquiryMarks, "none"], { error: "invalid-value" }).optional(),
	outcome: z.enum([...enquiryOutcomes, "none"], { error: "invalid-value" }).optional(),
	follow_up: z
		.enum(enquiryFollowUps, { error: "invalid-value" })
		.optional()
		.describe("`due`: today, or on a day that has passed; `planned`: on any day"),
	text: optionalText.describe(
		"Beginnings of words of the name, e-mail address, phone or message, whatever accents and script",
	),
});
export type EnquiryFilter = z.output<typeof enquiryFilter>;

export const enquiryList = enquiryFilter.extend({
	cursor: z
		.string()
		.regex(/^[0-3]_-?\d{1,15}_[1-9]\d{0,9}$/, "invalid-value")
		.optional(),
});
export type EnquiryList = z.output<typeof enquiryList>;

/** Headings are in this language. */
export const enquiryExport = enquiryFilter.extend({ language: languageField.default("sr") });
export type EnquiryExport = z.output<typeof enquiryExport>;

const accountId = recordNumber("invalid-value");

export const enquiryChange = z.object({
	version: recordVersion,
	status: z.enum(enquiryStatuses, { error: "invalid-value" }).optional(),
	assignee_id: accountId.nullable().optional(),
	gym_id: accountId.nullable().optional(),
	outcome: z.enum(enquiryOutcomes, { error: "invalid-value" }).nullable().optional(),
	follow_up_on: dateField.nullable().optional(),
	member_id: accountId
		.nullable()
		.optional()
		.describe("One of the members with the same phone or e-mail address; the outcome is then `joined`"),
});
export type EnquiryChange = z.output<typeof enquiryChange>;

export const enquiriesChange = z.object({
	status: z.enum(sharedStatuses, { error: "invalid-value" }),
	enquiries: z
		.array(z.object({ id: accountId, version: recordVersion }))
		.min(1, "required-field")
		.max(enquiriesAtOnce, "invalid-value"),
});
export type EnquiriesChange = z.output<typeof enquiriesChange>;

export const enquiriesChanged = z
	.object({
		changed: z.int(),
		left: z.int().describe("Not changed, because another person has changed them meanwhile"),
	})
	.meta({ id: "EnquiriesChanged" });
export type EnquiriesChanged = z.infer<typeof enquiriesChanged>;

export const enquiryMember = z
	.object({
		id: z.int(),
		name: z.string(),
		since: z.iso.date().describe("When the account was opened"),
		same: z.array(z.enum(["email", "phone"])).describe("What the account shares with the enquiry"),
	})
	.meta({ id: "EnquiryMember" });
export type EnquiryMember = z.infer<typeof enquiryMember>;

/** The longest text of a note or a reply. */
export const noteLength = 4000;

const noteText = z
	.string({ error: "required-field" })
	.max(noteLength, "invalid-value")
	.refine((value) => !value.includes("\0") && value.isWellFormed(), "invalid-value")
	.transform((value) => value.trim())
	.pipe(z.string().min(1, "required-field"));

export const newEnquiryNote = z.object({ text: noteText });

export const enquiryReply = z.object({ version: recordVersion, subject: nameField, text: noteText });
export type EnquiryReply = z.output<typeof enquiryReply>;

/** The whole list: an enquiry that is left out is split off. */
export const enquiryParts = z.object({ version: recordVersion, part_ids: z.array(accountId).max(100) });
export type EnquiryParts = z.output<typeof enquiryParts>;

export const enquiryAssignee = z
	.object({ id: z.int(), name: z.string(), all_clubs: z.boolean(), gym_ids: z.array(z.int()) })
	.meta({ id: "EnquiryAssignee" });
export type EnquiryAssignee = z.infer<typeof enquiryAssignee>;
