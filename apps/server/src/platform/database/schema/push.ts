import { sql } from "drizzle-orm";
import { bigint, check, index, integer, pgTable, text, unique } from "drizzle-orm/pg-core";
import { bigId, instant } from "./columns.ts";
import { language, sessions } from "./members.ts";
import { mails } from "./office.ts";

/** A device that gets notifications, as long as its log-in lasts. */
export const pushSubscriptions = pgTable("push_subscriptions", {
	sessionId: integer("session_id")
		.primaryKey()
		.references(() => sessions.id, { onDelete: "cascade" }),
	/** The address at the push service of the browser. */
	endpoint: text("endpoint").notNull().unique(),
	/** The keys that only this browser decrypts with. */
	p256dh: text("p256dh").notNull(),
	auth: text("auth").notNull(),
	language: language("language").notNull(),
	createdAt: instant("created_at").notNull(),
});

/** The queue: one row for a device and the mail that it is about. Sent ones stay as long as the mail, against duplicates. */
export const pushMessages = pgTable(
	"push_messages",
	{
		id: bigId(),
		sessionId: integer("session_id")
			.notNull()
			.references(() => pushSubscriptions.sessionId, { onDelete: "cascade" }),
		mailId: bigint("mail_id", { mode: "number" })
			.notNull()
			.references(() => mails.id, { onDelete: "cascade" }),
		attempts: integer("attempts").notNull().default(0),
		createdAt: instant("created_at").notNull(),
		nextAttemptAt: instant("next_attempt_at").notNull(),
		/** Sent, failed for good, or not needed any more. */
		doneAt: instant("done_at"),
	},
	(table) => [
		unique("push_messages_key").on(table.mailId, table.sessionId),
		index("push_messages_session_index").on(table.sessionId),
		index("push_messages_waiting_index").on(table.nextAttemptAt).where(sql`${table.doneAt} is null`),
		check("push_messages_attempts_check", sql`${table.attempts} >= 0`),
	],
);
