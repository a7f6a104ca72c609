import { enquiryKinds } from "@kvart/contract/enquiries/kinds";
import { sql } from "drizzle-orm";
import {
	type AnyPgColumn,
	check,
	index,
	integer,
	jsonb,
	pgEnum,
	pgTable,
	primaryKey,
	serial,
	text,
	uniqueIndex,
} from "drizzle-orm/pg-core";
import { searchWords } from "../search-words.ts";
import { gyms } from "./clubs.ts";
import { bytes, instant, searchVector, version } from "./columns.ts";
import { language, users } from "./members.ts";

export const enquiryKind = pgEnum("enquiry_kind", enquiryKinds);
export const enquiryStatus = pgEnum("enquiry_status", ["new", "open", "answered", "closed"]);

export const enquiries = pgTable(
	"enquiries",
	{
		id: serial("id").primaryKey(),
		kind: enquiryKind("kind").notNull(),
		name: text("name").notNull(),
		email: text("email").notNull(),
		/** In its one form, as the contract's `normalPhone` writes it. */
		phone: text("phone").notNull(),
		/** Groups the enquiries of one person. */
		phoneDigits: text("phone_digits").notNull(),
		gymId: integer("gym_id").references(() => gyms.id),
		/** The whole form as it was sent, phones as people know them. */
		form: jsonb("form").$type<Record<string, unknown>>().notNull(),
		language: language("language").notNull(),
		/** Of the form that was filled in: sent twice, it is one enquiry. */
		formKey: text("form_key").unique("enquiries_form_key"),
		/** The challenge that was solved for it; none is good for two. */
		challenge: text("challenge").unique("enquiries_challenge_key"),
		/** What speaks against a person having sent it, for those who answer; empty for most. */
		marks: text("marks").array().notNull().default(sql`'{}'`),
		status: enquiryStatus("status").notNull().default("new"),
		assigneeId: integer("assignee_id").references(() => users.id),
		createdAt: instant("created_at").notNull(),
		answeredAt: instant("answered_at"),
		/** The same person asked the same again: this one is dealt with there. */
		mergedIntoId: integer("merged_into_id").references((): AnyPgColumn => enquiries.id),
		version: version(),
		/** What an enquiry is found by in the back office. */
		words: searchVector("words").generatedAlwaysAs(searchWords({ texts: ["name", "email"], phone: "phone_digits" })),
	},
	(table) => [
		index("enquiries_gym_index").on(table.gymId, table.createdAt),
		check("enquiries_merged_check", sql`${table.mergedIntoId} is null or ${table.mergedIntoId} <> ${table.id}`),
		index("enquiries_created_index").on(table.createdAt),
		index("enquiries_phone_index").on(table.phoneDigits),
		index("enquiries_merged_index").on(table.mergedIntoId),
		index("enquiries_words_index").using("gin", table.words),
	],
);

/** A note stays in the house; a reply went out by mail. */
export const enquiryNoteKind = pgEnum("enquiry_note_kind", ["note", "reply"]);

export const enquiryNotes = pgTable(
	"enquiry_notes",
	{
		id: serial("id").primaryKey(),
		enquiryId: integer("enquiry_id")
			.notNull()
			.references(() => enquiries.id, { onDelete: "cascade" }),
		authorId: integer("author_id")
			.notNull()
			.references(() => users.id),
		kind: enquiryNoteKind("kind").notNull().default("note"),
		text: text("text").notNull(),
		createdAt: instant("created_at").notNull(),
	},
	(table) => [index("enquiry_notes_enquiry_index").on(table.enquiryId)],
);

/** Mail waiting to be sent or sent; written in the transaction of what it tells about. */
export const mails = pgTable(
	"mails",
	{
		id: serial("id").primaryKey(),
		recipient: text("recipient").notNull(),
		template: text("template").notNull(),
		language: language("language").notNull(),
		data: jsonb("data").$type<Record<string, unknown>>().notNull(),
		/** Two mails with the same key are one mail. */
		uniqueKey: text("unique_key").unique(),
		attempts: integer("attempts").notNull().default(0),
		createdAt: instant("created_at").notNull(),
		nextAttemptAt: instant("next_attempt_at").notNull(),
		sentAt: instant("sent_at"),
		failedAt: instant("failed_at"),
		lastError: text("last_error"),
	},
	(table) => [
		index("mails_waiting_index")
			.on(table.nextAttemptAt)
			.where(sql`${table.sentAt} is null and ${table.failedAt} is null`),
		index("mails_recipient_index").on(sql`lower(${table.recipient})`),
		check("mails_attempts_check", sql`${table.attempts} >= 0`),
	],
);

/** Who changed what, with the record before and after; never changed, never deleted. */
export const auditLog = pgTable(
	"audit_log",
	{
		id: serial("id").primaryKey(),
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
		index("audit_log_entity_index").on(table.entity, table.entityId),
		index("audit_log_at_index").on(table.at),
	],
);

/** Switches of the back office, such as the booking window or maintenance. */
export const settings = pgTable("settings", {
	key: text("key").primaryKey(),
	value: jsonb("value").notNull(),
	version: version(),
});

/** Pictures that staff uploaded, as they came; the sizes that pages show are made from them. */
export const pictures = pgTable(
	"pictures",
	{
		id: serial("id").primaryKey(),
		/** What it was uploaded for, such as `club` or `trainer`: each has its own smallest size. */
		kind: text("kind").notNull(),
		original: bytes("original").notNull(),
		/** SHA-256 of the original: the same picture twice is one. */
		digest: text("digest").notNull(),
		mediaType: text("media_type").notNull(),
		width: integer("width").notNull(),
		height: integer("height").notNull(),
		/** A few pixels as a data address, shown until the picture is there. */
		placeholder: text("placeholder").notNull(),
		/** Average colour, such as `#1a1d1f`: the box before anything has arrived. */
		color: text("color").notNull(),
		/** What it shows, for those who do not see it; empty until somebody writes it. */
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

/**
 * Numbers from before phones had one form that could not be brought into it: `unreadable` as they are kept, or `shared`
 * with an older record, so that a person has to decide whose it is. It names records and holds no number itself.
 */
export const phoneReviews = pgTable(
	"phone_reviews",
	{
		entity: text("entity").notNull(),
		entityId: integer("entity_id").notNull(),
		reason: text("reason").notNull(),
	},
	(table) => [
		primaryKey({ columns: [table.entity, table.entityId] }),
		check("phone_reviews_entity_check", sql`${table.entity} in ('member', 'booking', 'enquiry')`),
		check("phone_reviews_reason_check", sql`${table.reason} in ('unreadable', 'shared')`),
	],
);
