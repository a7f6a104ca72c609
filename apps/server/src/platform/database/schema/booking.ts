import { sql } from "drizzle-orm";
import {
	boolean,
	check,
	date,
	index,
	integer,
	jsonb,
	pgTable,
	primaryKey,
	text,
	uniqueIndex,
} from "drizzle-orm/pg-core";
import { bigId, id, instant } from "./columns.ts";
import { users } from "./members.ts";
import { enquiries } from "./office.ts";
import { occurrences } from "./schedule.ts";

export const bookings = pgTable(
	"bookings",
	{
		id: bigId(),
		occurrenceId: integer("occurrence_id")
			.notNull()
			.references(() => occurrences.id),
		userId: integer("user_id").references(() => users.id, { onDelete: "set null" }),
		guestFirstName: text("guest_first_name"),
		guestLastName: text("guest_last_name"),
		/** As the contract's `normalPhone` writes it. */
		guestPhone: text("guest_phone"),
		/** `user:7`, `guest:381641234567` or, once erased, `erased:` and the id. */
		person: text("person").notNull(),
		/** Only servers of the release before still write and read it: they are updated one by one. */
		phoneDigits: text("phone_digits"),
		createdAt: instant("created_at").notNull(),
		cancelledAt: instant("cancelled_at"),
		/** Cancelled by the member shortly before the start. */
		cancelledLate: boolean("cancelled_late").notNull().default(false),
		/** Cancelled, but until then the place is still taken, so that the member can take it back. */
		heldUntil: instant("held_until"),
		/** Until when a guest has to confirm it; null once confirmed, and where no confirmation is needed. */
		confirmUntil: instant("confirm_until"),
		checkedInAt: instant("checked_in_at"),
		/** The desk forgave a no-show or a late cancellation. */
		forgivenAt: instant("forgiven_at"),
		/** Came without a booking and was booked at the desk. */
		walkIn: boolean("walk_in").notNull().default(false),
		/** The enquiry for a free trial that booked it. */
		enquiryId: integer("enquiry_id").references(() => enquiries.id, { onDelete: "set null" }),
		/** The staff member who booked it at the desk. */
		bookedBy: integer("booked_by").references(() => users.id, { onDelete: "set null" }),
	},
	(table) => [
		// A held place counts, so that a loop of booking and cancelling cannot empty a training.
		uniqueIndex("bookings_person_key")
			.on(table.occurrenceId, table.person)
			.where(sql`${table.cancelledAt} is null or ${table.heldUntil} is not null`),
		index("bookings_user_index").on(table.userId),
		// The unique indexes do not contain cancelled bookings.
		index("bookings_occurrence_index").on(table.occurrenceId),
		index("bookings_late_index").on(table.occurrenceId).where(sql`${table.cancelledLate}`),
		index("bookings_enquiry_index").on(table.enquiryId).where(sql`${table.enquiryId} is not null`),
		index("bookings_held_index").on(table.heldUntil).where(sql`${table.heldUntil} is not null`),
		index("bookings_confirm_index").on(table.confirmUntil).where(sql`${table.confirmUntil} is not null`),
		check(
			"bookings_person_check",
			sql`case when ${table.userId} is null then ${table.person} ~ '^(guest|erased):.+' else ${table.person} = 'user:' || ${table.userId}::text end`,
		),
	],
);

/** Members who wait for a place in a full training, in the order of their ids. Ended waits stay for the numbers. */
export const waits = pgTable(
	"waits",
	{
		id: bigId(),
		occurrenceId: integer("occurrence_id")
			.notNull()
			.references(() => occurrences.id),
		userId: integer("user_id")
			.notNull()
			.references(() => users.id, { onDelete: "cascade" }),
		createdAt: instant("created_at").notNull(),
		endedAt: instant("ended_at"),
		/** `booked`: got a place. `left`: by themselves, at the desk, or blocked. `closed`: the training was cancelled. */
		outcome: text("outcome", { enum: ["booked", "left", "closed"] }),
	},
	(table) => [
		uniqueIndex("waits_user_key").on(table.occurrenceId, table.userId).where(sql`${table.endedAt} is null`),
		index("waits_user_index").on(table.userId),
		check("waits_outcome_check", sql`(${table.endedAt} is null) = (${table.outcome} is null)`),
	],
);

/** After too many misses a member books only today's trainings for some days: decision 011. */
export const bookingPauses = pgTable(
	"booking_pauses",
	{
		id: id(),
		userId: integer("user_id")
			.notNull()
			.references(() => users.id, { onDelete: "cascade" }),
		/** Misses from this day until the day before `fromDate` led to it, and count for no other pause. */
		countedFrom: date("counted_from").notNull(),
		/** With fewer, because the desk forgave some, the pause is lifted. */
		needed: integer("needed").notNull(),
		fromDate: date("from_date").notNull(),
		untilDate: date("until_date").notNull(),
		createdAt: instant("created_at").notNull(),
		liftedAt: instant("lifted_at"),
	},
	(table) => [
		uniqueIndex("booking_pauses_user_key").on(table.userId, table.fromDate).where(sql`${table.liftedAt} is null`),
		check(
			"booking_pauses_dates_check",
			sql`${table.countedFrom} < ${table.fromDate} and ${table.fromDate} <= ${table.untilDate}`,
		),
	],
);

/** Answers to requests with an `Idempotency-Key`. */
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

/** The URL of the private calendar is derived from `generation` with the server's key; renewing it increments that. */
export const calendarFeeds = pgTable("calendar_feeds", {
	userId: integer("user_id")
		.primaryKey()
		.references(() => users.id, { onDelete: "cascade" }),
	generation: integer("generation").notNull(),
	renewedAt: instant("renewed_at").notNull(),
});
