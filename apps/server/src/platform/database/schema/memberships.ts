import { ledgerKinds, paymentMethods } from "@kvart/contract/memberships/ledger";
import { coverings, planHours } from "@kvart/contract/memberships/plans";
import { sql } from "drizzle-orm";
import { bigint, check, date, index, integer, pgEnum, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { gyms } from "./clubs.ts";
import { bigId, id, instant } from "./columns.ts";
import { users } from "./members.ts";

/** In paras. */
const paras = <const N extends string>(name: N) => bigint(name, { mode: "number" });

export const planHoursType = pgEnum("plan_hours", planHours);

/** The plan as it was sold; the price list may change later. */
const soldPlan = {
	planId: integer("plan_id").notNull(),
	title: text("title").notNull(),
	titleEng: text("title_eng").notNull(),
	/** RSD. */
	price: integer("price").notNull(),
	months: integer("months").notNull(),
	/** 0 without a limit. */
	visits: integer("visits").notNull(),
	covers: text("covers", { enum: coverings }).array().notNull(),
	hours: planHoursType("hours").notNull(),
	/** Where it lets in; empty for all clubs. */
	gymIds: integer("gym_ids").array().notNull(),
	freezeDays: integer("freeze_days").notNull(),
	startsOn: date("starts_on").notNull(),
	/** As sold; freezes and extensions are in the ledger. */
	endsOn: date("ends_on").notNull(),
};

/** Online orders. An order becomes a membership when it is paid in full. */
export const orders = pgTable(
	"orders",
	{
		id: id(),
		/** Null once the member is erased. */
		userId: integer("user_id").references(() => users.id, { onDelete: "set null" }),
		...soldPlan,
		/** The club that the member chose; null for plans of all clubs. */
		gymId: integer("gym_id").references(() => gyms.id),
		amount: paras("amount").notNull(),
		/** Printed, scanned and matched: `orderReference` of the contract. */
		reference: text("reference").notNull().unique("orders_reference_key"),
		createdAt: instant("created_at").notNull(),
		/** The last day on which a payment is expected. */
		expiresOn: date("expires_on").notNull(),
		cancelledAt: instant("cancelled_at"),
	},
	(table) => [
		index("orders_user_index").on(table.userId),
		index("orders_expiry_index").on(table.expiresOn).where(sql`${table.cancelledAt} is null`),
		check("orders_amount_check", sql`${table.amount} > 0`),
		check("orders_dates_check", sql`${table.startsOn} <= ${table.endsOn}`),
	],
);

/** Bought memberships. Their state is computed from the ledger. */
export const memberships = pgTable(
	"memberships",
	{
		id: id(),
		/** Null once the member is erased. */
		userId: integer("user_id").references(() => users.id, { onDelete: "set null" }),
		orderId: integer("order_id").references(() => orders.id),
		...soldPlan,
		/** Where it was sold, or the club that was chosen online. */
		gymId: integer("gym_id").references(() => gyms.id),
		soldAt: instant("sold_at").notNull(),
	},
	(table) => [
		index("memberships_user_index").on(table.userId, table.endsOn),
		uniqueIndex("memberships_order_key").on(table.orderId),
		index("memberships_end_index").on(table.endsOn),
		check("memberships_dates_check", sql`${table.startsOn} <= ${table.endsOn}`),
	],
);

export const ledgerKind = pgEnum("ledger_kind", ledgerKinds);

export const paymentMethod = pgEnum("payment_method", paymentMethods);

/**
 * Rows are only added: a trigger refuses changes, except that reasons are removed and rows of more than ten years are
 * deleted. A mistake is corrected by a row that names the first one in `reverses_id`.
 */
export const ledger = pgTable(
	"ledger",
	{
		id: bigId(),
		at: instant("at").notNull(),
		/** Without a reference, because rows stay as they are. Null for the server itself. */
		actorId: integer("actor_id"),
		kind: ledgerKind("kind").notNull(),
		membershipId: integer("membership_id").references(() => memberships.id),
		/** Payments of an order, also before there is a membership. */
		orderId: integer("order_id").references(() => orders.id),
		/** The club where it happened; null online. */
		gymId: integer("gym_id").references(() => gyms.id),
		/** Paras: what is owed by `sold`, paid or given back by the others; null where no money moves. */
		amount: paras("amount"),
		method: paymentMethod("method"),
		/** The number of the fiscal receipt. */
		receipt: text("receipt"),
		/** The day of a visit, the first day of a freeze. */
		onDate: date("on_date"),
		/** The last day of a freeze, as it is then. */
		untilDate: date("until_date"),
		/** By how many days the last day moves. */
		days: integer("days"),
		/** The booking that was checked in. Without a reference, because bookings end before the ledger does. */
		bookingId: bigint("booking_id", { mode: "number" }),
		reversesId: bigint("reverses_id", { mode: "number" }),
		reason: text("reason"),
	},
	(table) => [
		index("ledger_membership_index").on(table.membershipId),
		index("ledger_order_index").on(table.orderId).where(sql`${table.orderId} is not null`),
		index("ledger_money_index").on(table.gymId, table.at).where(sql`${table.method} is not null`),
		index("ledger_paid_index").on(table.at).where(sql`${table.method} is not null`),
		index("ledger_moved_index").on(table.membershipId).where(sql`${table.days} > 0`),
		index("ledger_booking_index").on(table.bookingId).where(sql`${table.bookingId} is not null`),
		uniqueIndex("ledger_reverses_key").on(table.reversesId),
		check("ledger_owner_check", sql`${table.membershipId} is not null or ${table.orderId} is not null`),
		check(
			"ledger_money_check",
			sql`(${table.kind} in ('paid', 'refunded')) = (${table.method} is not null) and (${table.kind} in ('sold', 'paid', 'refunded')) = (${table.amount} is not null) and coalesce(${table.amount} >= 0, true)`,
		),
		check("ledger_visit_check", sql`${table.kind} <> 'visit_used' or ${table.onDate} is not null`),
		check(
			"ledger_reverses_check",
			sql`${table.kind} not in ('visit_returned', 'unfrozen') or ${table.reversesId} is not null`,
		),
	],
);

/** The cash of a club counted for a day. A day that is counted again has a later row. */
export const tillCounts = pgTable(
	"till_counts",
	{
		id: id(),
		gymId: integer("gym_id")
			.notNull()
			.references(() => gyms.id),
		day: date("day").notNull(),
		/** Paras, by the ledger at that moment. */
		expected: paras("expected").notNull(),
		counted: paras("counted").notNull(),
		note: text("note").notNull(),
		countedBy: integer("counted_by").references(() => users.id, { onDelete: "set null" }),
		countedAt: instant("counted_at").notNull(),
	},
	(table) => [index("till_counts_day_index").on(table.gymId, table.day)],
);

export const statements = pgTable("statements", {
	id: id(),
	fileName: text("file_name").notNull(),
	/** SHA-256 of the file. */
	digest: text("digest").notNull().unique("statements_digest_key"),
	importedBy: integer("imported_by").references(() => users.id, { onDelete: "set null" }),
	importedAt: instant("imported_at").notNull(),
});

export const statementOutcome = pgEnum("statement_outcome", [
	"matched",
	"short",
	"over",
	"duplicate",
	"unknown",
	"not_ours",
]);

export const statementRows = pgTable(
	"statement_rows",
	{
		id: bigId(),
		statementId: integer("statement_id")
			.notNull()
			.references(() => statements.id),
		/** The bank's id of the entry, or a digest of the row. Once, except for duplicates. */
		entryKey: text("entry_key").notNull(),
		bookedOn: date("booked_on").notNull(),
		/** Paras, negative for money that went out. */
		amount: paras("amount").notNull(),
		reference: text("reference").notNull(),
		payer: text("payer").notNull(),
		purpose: text("purpose").notNull(),
		outcome: statementOutcome("outcome").notNull(),
		/** Paras: what is missing after a short payment, what is to be returned after one of too much. */
		difference: paras("difference").notNull().default(0),
		orderId: integer("order_id").references(() => orders.id),
		/** The payment that it became, by itself or by the person who assigned it. */
		ledgerId: bigint("ledger_id", { mode: "number" }).references(() => ledger.id),
		assignedBy: integer("assigned_by").references(() => users.id, { onDelete: "set null" }),
		assignedAt: instant("assigned_at"),
	},
	(table) => [
		index("statement_rows_statement_index").on(table.statementId),
		uniqueIndex("statement_rows_entry_key").on(table.entryKey).where(sql`${table.outcome} <> 'duplicate'`),
		uniqueIndex("statement_rows_ledger_key").on(table.ledgerId).where(sql`${table.ledgerId} is not null`),
		index("statement_rows_day_index").on(table.bookedOn).where(sql`${table.ledgerId} is not null`),
		index("statement_rows_order_index").on(table.orderId).where(sql`${table.orderId} is not null`),
	],
);

export const renewalOutcome = pgEnum("renewal_outcome", ["renews", "thinks", "leaves", "not_reached"]);

/** Calls to members whose membership ends. */
export const renewalCalls = pgTable(
	"renewal_calls",
	{
		id: id(),
		membershipId: integer("membership_id")
			.notNull()
			.references(() => memberships.id),
		outcome: renewalOutcome("outcome").notNull(),
		note: text("note").notNull(),
		calledBy: integer("called_by").references(() => users.id, { onDelete: "set null" }),
		calledAt: instant("called_at").notNull(),
	},
	(table) => [index("renewal_calls_membership_index").on(table.membershipId)],
);
