import { sql } from "drizzle-orm";
import { bigint, check, date, index, integer, jsonb, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { bookings, waits } from "./booking.ts";
import { id, instant } from "./columns.ts";
import { users } from "./members.ts";
import { periods, scheduleChanges } from "./schedule.ts";
import { trainers } from "./trainings.ts";

/** A class on one of its dates, as it is or as people know it. */
export interface ClassState {
	periodId: number;
	date: string;
	time: number;
	roomId: number;
	trainingId: number;
	/** The coach, or the substitute if there is one. */
	coachId: number | null;
	substituted: boolean;
	/** Also if it is not on the schedule any more. */
	cancelled: boolean;
}

/** `role`: the coach asked for a substitute, offered to be one, or the request was settled without them. */
export interface KnownClass extends ClassState {
	role?: "asked" | "offered" | "dismissed";
}

/** Why it changed, as staff wrote it. */
export interface NewsCause {
	reason: string;
	note: string;
	noteEng: string;
}

/** Messages from staff to everyone with a place in a class, and to those who wait for one. */
export const classMessages = pgTable(
	"class_messages",
	{
		id: id(),
		periodId: integer("period_id")
			.notNull()
			.references(() => periods.id, { onDelete: "cascade" }),
		trainingDate: date("training_date").notNull(),
		at: instant("at").notNull(),
		actorId: integer("actor_id").references(() => users.id, { onDelete: "set null" }),
		/** In Serbian and in English. One of them may be empty: everyone gets the other one then. */
		text: text("text").notNull(),
		textEng: text("text_eng").notNull(),
		mailed: integer("mailed").notNull(),
		toCall: integer("to_call").notNull(),
	},
	(table) => [
		index("class_messages_class_index").on(table.periodId, table.trainingDate),
		check("class_messages_text_check", sql`${table.text} <> '' or ${table.textEng} <> ''`),
	],
);

/** The last known state of classes that have changed, until people are told: decision 018. */
export const classNews = pgTable(
	"class_news",
	{
		id: id(),
		/** The last change that made it news; null for a decision that changed nothing on the schedule. */
		changeId: integer("change_id").references(() => scheduleChanges.id, { onDelete: "cascade" }),
		/** The booking of a member or a guest. */
		bookingId: bigint("booking_id", { mode: "number" }).references(() => bookings.id, { onDelete: "cascade" }),
		waitId: bigint("wait_id", { mode: "number" }).references(() => waits.id, { onDelete: "cascade" }),
		coachId: integer("coach_id").references(() => trainers.id, { onDelete: "cascade" }),
		/** The coach's class as it is; bookings and waits lead to theirs. */
		periodId: integer("period_id").references(() => periods.id, { onDelete: "cascade" }),
		trainingDate: date("training_date"),
		/** A message to call guests about. The class has not changed then, and one guest may have several. */
		messageId: integer("message_id").references(() => classMessages.id, { onDelete: "cascade" }),
		known: jsonb("known").$type<KnownClass>().notNull(),
		cause: jsonb("cause").$type<NewsCause>(),
		/** They were called in vain. */
		triedAt: instant("tried_at"),
		toldAt: instant("told_at"),
		/** The staff member who called; null if they got a mail. */
		toldBy: integer("told_by"),
	},
	(table) => [
		uniqueIndex("class_news_booking_key")
			.on(table.bookingId)
			.where(sql`${table.toldAt} is null and ${table.messageId} is null`),
		uniqueIndex("class_news_message_key").on(table.messageId, table.bookingId),
		uniqueIndex("class_news_wait_key").on(table.waitId).where(sql`${table.toldAt} is null`),
		uniqueIndex("class_news_coach_key")
			.on(table.coachId, table.periodId, table.trainingDate)
			.where(sql`${table.toldAt} is null`),
		index("class_news_change_index").on(table.changeId),
		check(
			"class_news_person_check",
			sql`num_nonnulls(${table.bookingId}, ${table.waitId}, ${table.coachId}) = 1
				and (${table.coachId} is null) = (${table.periodId} is null)
				and (${table.periodId} is null) = (${table.trainingDate} is null)`,
		),
	],
);
