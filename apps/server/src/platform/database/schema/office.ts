import { enquiryKinds } from "@kvart/contract/enquiries/kinds";
import { enquiryOutcomes } from "@kvart/contract/staff/enquiry-rules";
import { sql } from "drizzle-orm";
import {
	type AnyPgColumn,
	bigint,
	boolean,
	check,
	date,
	index,
	integer,
	jsonb,
	pgEnum,
	pgTable,
	primaryKey,
	text,
	uniqueIndex,
} from "drizzle-orm/pg-core";
import { searchWords } from "../search-words.ts";
import { gyms } from "./clubs.ts";
import { bigId, bytes, id, instant, searchVector, version } from "./columns.ts";
import { language, users } from "./members.ts";
import { scheduleChanges } from "./schedule.ts";

export const enquiryKind = pgEnum("enquiry_kind", enquiryKinds);
export const enquiryStatus = pgEnum("enquiry_status", ["new", "open", "answered", "closed", "spam"]);
export const enquiryOutcome = pgEnum("enquiry_outcome", enquiryOutcomes);

export const enquiries = pgTable(
	"enquiries",
	{
		id: id(),
		kind: enquiryKind("kind").notNull(),
		name: text("name").notNull(),
		email: text("email").notNull(),
		/** As the contract's `normalPhone` writes it. */
		phone: text("phone").notNull(),
		/** Groups the enquiries of a person. */
		phoneDigits: text("phone_digits").notNull(),
		gymId: integer("gym_id").references(() => gyms.id),
		/** The form as it was sent. */
		form: jsonb("form").$type<Record<string, unknown>>().notNull(),
		language: language("language").notNull(),
		/** A form that is sent twice is one enquiry. */
		formKey: text("form_key").unique("enquiries_form_key"),
		/** The solved spam challenge; unique, so that it cannot be reused. */
		challenge: text("challenge").unique("enquiries_challenge_key"),
		/** Signs of spam. */
		marks: text("marks").array().notNull().default(sql`'{}'`),
		status: enquiryStatus("status").notNull().default("new"),
		assigneeId: integer("assignee_id").references(() => users.id),
		createdAt: instant("created_at").notNull(),
		answeredAt: instant("answered_at"),
		/** When the person last wrote a mail; deadlines count from then. */
		lastMailAt: instant("last_mail_at"),
		/** Whether staff has done nothing since that mail. */
		newMail: boolean("new_mail").notNull().default(false),
		/** A repeated enquiry is handled as part of this one. */
		mergedIntoId: integer("merged_into_id").references((): AnyPgColumn => enquiries.id),
		/** Whether the form booked a place. The booking loses its enquiry 30 days after the class. */
		trialBooked: boolean("trial_booked").notNull().default(false),
		/** Null while it is open what becomes of it. */
		outcome: enquiryOutcome("outcome"),
		followUpOn: date("follow_up_on"),
		/** Whom staff recognised in the person who joined. */
		memberId: integer("member_id").references(() => users.id, { onDelete: "set null" }),
		version: version(),
		words: searchVector("words").generatedAlwaysAs(
			searchWords({ texts: ["name", "email", "form ->> 'additional'"], phone: "phone_digits" }),
		),
	},
	(table) => [
		index("enquiries_follow_up_index").on(table.followUpOn).where(sql`${table.followUpOn} is not null`),
		index("enquiries_member_index").on(table.memberId).where(sql`${table.memberId} is not null`),
		check("enquiries_member_check", sql`${table.memberId} is null or coalesce(${table.outcome}::text, '') = 'joined'`),
		index("enquiries_gym_index").on(table.gymId, table.createdAt),
		check("enquiries_merged_check", sql`${table.mergedIntoId} is null or ${table.mergedIntoId} <> ${table.id}`),
		index("enquiries_created_index").on(table.createdAt),
		index("enquiries_phone_index").on(table.phoneDigits),
		index("enquiries_merged_index").on(table.mergedIntoId),
		index("enquiries_words_index").using("gin", table.words),
	],
);

/** Notes are internal; replies were sent by mail; received ones are mails of the person, or of their mail program. */
export const enquiryNoteKind = pgEnum("enquiry_note_kind", ["note", "reply", "received", "automatic"]);

export interface ReceivedMailDetails {
	sender: string;
	senderName: string;
	/** For the `In-Reply-To` of the next reply; empty if it had none. */
	messageId: string;
	/** Whether the mail server found the sender to be genuine; null if it does not say. */
	genuine: boolean | null;
	quoted: string;
	/** Names only. */
	attachments: string[];
	/** Whether more was sent than is stored. */
	shortened: boolean;
	/** Whether a reply could not be delivered. */
	bounce: boolean;
}

export const enquiryNotes = pgTable(
	"enquiry_notes",
	{
		id: id(),
		enquiryId: integer("enquiry_id")
			.notNull()
			.references(() => enquiries.id, { onDelete: "cascade" }),
		/** Null for received mails. */
		authorId: integer("author_id").references(() => users.id),
		kind: enquiryNoteKind("kind").notNull().default("note"),
		text: text("text").notNull(),
		/** Further details of a received mail. */
		mail: jsonb("mail").$type<ReceivedMailDetails>(),
		/** A digest of enquiry and `Message-ID`: a mail that is received twice is stored once. */
		messageKey: text("message_key").unique("enquiry_notes_message_key"),
		createdAt: instant("created_at").notNull(),
	},
	(table) => [
		index("enquiry_notes_enquiry_index").on(table.enquiryId),
		// As text, because a migration cannot use new values of an enum.
		check(
			"enquiry_notes_author_check",
			sql`${table.authorId} is not null or ${table.kind}::text in ('received', 'automatic')`,
		),
		check(
			"enquiry_notes_mail_check",
			sql`(${table.mail} is not null) = (${table.kind}::text in ('received', 'automatic'))`,
		),
	],
);

/** The mail queue. Rows are inserted in the transaction of what the mail is about. */
export const mails = pgTable(
	"mails",
	{
		id: bigId(),
		/**
		 * The account that it is for; null if it is about a guest, an enquiry or an opening. A trigger looks it up by the
		 * address where a statement does not name it, and drops mails to erased accounts: the end of migration 0000.
		 */
		userId: integer("user_id").references(() => users.id, { onDelete: "cascade" }),
		recipient: text("recipient").notNull(),
		template: text("template").notNull(),
		language: language("language").notNull(),
		data: jsonb("data").$type<Record<string, unknown>>().notNull(),
		/** Prevents sending a mail twice. */
		uniqueKey: text("unique_key").unique(),
		attempts: integer("attempts").notNull().default(0),
		createdAt: instant("created_at").notNull(),
		nextAttemptAt: instant("next_attempt_at").notNull(),
		sentAt: instant("sent_at"),
		failedAt: instant("failed_at"),
		lastError: text("last_error"),
		/** The change of the schedule that it reports: every mail that is queued while one is made gets it. */
		changeId: integer("change_id")
			.references((): AnyPgColumn => scheduleChanges.id, { onDelete: "set null" })
			.default(sql`nullif(current_setting('kvart.schedule_change', true), '')::integer`),
	},
	(table) => [
		index("mails_change_index").on(table.changeId).where(sql`${table.changeId} is not null`),
		index("mails_waiting_index")
			.on(table.nextAttemptAt)
			.where(sql`${table.sentAt} is null and ${table.failedAt} is null`),
		index("mails_recipient_index").on(sql`lower(${table.recipient})`),
		index("mails_user_index").on(table.userId).where(sql`${table.userId} is not null`),
		check("mails_attempts_check", sql`${table.attempts} >= 0`),
	],
);

/**
 * Append-only: a trigger of migration 0000 refuses changes, except that reasons are removed and that entries older than
 * three years are deleted. Partitioned by month, so that whole months can be dropped: decision 004.
 */
export const auditLog = pgTable(
	"audit_log",
	{
		/** Unique by its sequence: the primary key of a partitioned table contains `at`. */
		id: bigint("id", { mode: "number" }).notNull().generatedByDefaultAsIdentity(),
		at: instant("at").notNull(),
		/** Null for guests and for the server itself. */
		actorId: integer("actor_id"),
		action: text("action").notNull(),
		entity: text("entity").notNull(),
		entityId: text("entity_id").notNull(),
		before: jsonb("before"),
		after: jsonb("after"),
	},
	(table) => [
		primaryKey({ name: "audit_log_pkey", columns: [table.at, table.id] }),
		index("audit_log_entity_index").on(table.entity, table.entityId),
		index("audit_log_actor_index").on(table.actorId, table.at, table.id),
		// Few entries have a reason, and each run of retention looks for the old ones.
		index("audit_log_reason_index").on(table.at).where(sql`${table.before} ? 'reason' or ${table.after} ? 'reason'`),
	],
);

export const settings = pgTable("settings", {
	key: text("key").primaryKey(),
	value: jsonb("value").notNull(),
	version: version(),
});

/** When each rule of the retention schedule ran last, and how many rows it changed then. */
export const retentionRuns = pgTable("retention_runs", {
	rule: text("rule").primaryKey(),
	ranAt: instant("ran_at").notNull(),
	rows: integer("rows").notNull(),
});

/** Uploaded originals; pages show sizes derived from them. */
export const pictures = pgTable(
	"pictures",
	{
		id: id(),
		/** Such as `club` or `trainer`; each has its own minimum size. */
		kind: text("kind").notNull(),
		original: bytes("original").notNull(),
		/** SHA-256 of the original, to detect repeated uploads. */
		digest: text("digest").notNull(),
		mediaType: text("media_type").notNull(),
		width: integer("width").notNull(),
		height: integer("height").notNull(),
		/** A tiny preview as a data URL. */
		placeholder: text("placeholder").notNull(),
		/** Average colour, such as `#1a1d1f`, shown while the picture loads. */
		color: text("color").notNull(),
		alt: text("alt").notNull().default(""),
		altEng: text("alt_eng").notNull().default(""),
		createdBy: integer("created_by").references(() => users.id, { onDelete: "set null" }),
		createdAt: instant("created_at").notNull(),
	},
	(table) => [
		uniqueIndex("pictures_digest_key").on(table.kind, table.digest),
		check("pictures_size_check", sql`${table.width} > 0 and ${table.height} > 0`),
	],
);
