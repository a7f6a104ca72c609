import { sql } from "drizzle-orm";
import {
	boolean,
	check,
	index,
	integer,
	jsonb,
	pgTable,
	primaryKey,
	serial,
	text,
	uniqueIndex,
} from "drizzle-orm/pg-core";
import { instant } from "./columns.ts";
import { users } from "./members.ts";
import { occurrences } from "./schedule.ts";

export const bookings = pgTable(
	"bookings",
	{
		id: serial("id").primaryKey(),
		occurrenceId: integer("occurrence_id")
			.notNull()
			.references(() => occurrences.id),
		userId: integer("user_id").references(() => users.id, { onDelete: "set null" }),
		guestFirstName: text("guest_first_name"),
		guestLastName: text("guest_last_name"),
		/** In its one form, as the contract's `normalPhone` writes it. */
		guestPhone: text("guest_phone"),
		/** `user:7` or `guest:381641234567`: one booking a person and occurrence. */
		person: text("person").notNull(),
		/** Of the guest or of the member: who books by name and then by number is still one person. Null once erased. */
		phoneDigits: text("phone_digits"),
		createdAt: instant("created_at").notNull(),
		cancelledAt: instant("cancelled_at"),
		checkedInAt: instant("checked_in_at"),
		/** Came without a booking and was let in at the desk. */
		walkIn: boolean("walk_in").notNull().default(false),
		/** Who booked it at the desk; null for everybody who booked for themselves. */
		bookedBy: integer("booked_by").references(() => users.id, { onDelete: "set null" }),
	},
	(table) => [
		uniqueIndex("bookings_person_key").on(table.occurrenceId, table.person).where(sql`${table.cancelledAt} is null`),
		uniqueIndex("bookings_phone_key")
			.on(table.occurrenceId, table.phoneDigits)
			.where(sql`${table.cancelledAt} is null and ${table.phoneDigits} is not null`),
		index("bookings_user_index").on(table.userId),
		// The other index holds no cancelled ones.
		index("bookings_occurrence_index").on(table.occurrenceId),
		check("bookings_person_check", sql`${table.person} ~ '^(user|guest|erased):.+'`),
	],
);

/** The answer to a request that carried an `Idempotency-Key`: the same key gets the same answer again. */
export const idempotencyKeys = pgTable(
	"idempotency_keys",
	{
		scope: text("scope").notNull(),
		key: text("key").notNull(),
		fingerprint: text("fingerprint").notNull(),
		status: integer("status").notNull(),
		body: jsonb("body").notNull(),
		createdAt: instant("created_at").notNull(),
	},
	(table) => [
		primaryKey({ columns: [table.scope, table.key] }),
		index("idempotency_keys_created_index").on(table.createdAt),
	],
);

/**
 * How often a member has renewed the address of the private calendar. The address is derived from this number with the
 * server's key: nothing that opens the calendar is stored, and a new number makes every old address worthless.
 */
export const calendarFeeds = pgTable("calendar_feeds", {
	userId: integer("user_id")
		.primaryKey()
		.references(() => users.id, { onDelete: "cascade" }),
	generation: integer("generation").notNull(),
	renewedAt: instant("renewed_at").notNull(),
});
