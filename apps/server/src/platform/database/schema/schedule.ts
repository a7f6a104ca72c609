import { sql } from "drizzle-orm";
import {
	type AnyPgColumn,
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
import { gymRooms, gyms } from "./clubs.ts";
import { id, instant, version } from "./columns.ts";
import { users } from "./members.ts";
import { trainers, trainings } from "./trainings.ts";

export const promotions = pgTable(
	"promotions",
	{
		id: id(),
		title: text("title").notNull(),
		titleEng: text("title_eng").notNull(),
		text: text("text").notNull().default(""),
		textEng: text("text_eng").notNull().default(""),
		/** Empty without a picture. */
		photoUrl: text("photo_url").notNull().default(""),
		activeFrom: date("active_from").notNull(),
		activeUntil: date("active_until").notNull(),
		version: version(),
	},
	(table) => [check("promotions_dates_check", sql`${table.activeFrom} <= ${table.activeUntil}`)],
);

export const promotionGyms = pgTable(
	"promotion_gyms",
	{
		promotionId: integer("promotion_id")
			.notNull()
			.references(() => promotions.id, { onDelete: "cascade" }),
		gymId: integer("gym_id")
			.notNull()
			.references(() => gyms.id, { onDelete: "cascade" }),
	},
	(table) => [primaryKey({ columns: [table.promotionId, table.gymId] })],
);

/** A weekly period or, with a promotion and a date, a single one. One table, so that one statement books both. */
export const periods = pgTable(
	"periods",
	{
		id: id(),
		gymRoomId: integer("gym_room_id")
			.notNull()
			.references(() => gymRooms.id),
		trainingId: integer("training_id")
			.notNull()
			.references(() => trainings.id),
		trainerId: integer("trainer_id").references(() => trainers.id),
		/** 1 is Monday, 7 is Sunday. */
		day: integer("day").notNull(),
		/** 930 is 9:30. */
		time: integer("time").notNull(),
		capacity: integer("capacity").notNull(),
		samsungPromotion: boolean("samsung_promotion").notNull().default(false),
		promotionId: integer("promotion_id").references(() => promotions.id),
		/** The single date of a promotion training; null for a weekly period. */
		trainingDate: date("training_date"),
		validFrom: date("valid_from").notNull(),
		/** Inclusive. */
		validUntil: date("valid_until"),
		/** Shown as cancelled from this date on. */
		cancelledFrom: date("cancelled_from"),
		version: version(),
	},
	(table) => [
		check("periods_day_check", sql`${table.day} between 1 and 7`),
		check("periods_time_check", sql`${table.time} between 0 and 2359 and ${table.time} % 100 < 60`),
		check("periods_capacity_check", sql`${table.capacity} >= 1`),
		check("periods_promotion_check", sql`(${table.promotionId} is null) = (${table.trainingDate} is null)`),
		check(
			"periods_training_date_check",
			sql`${table.trainingDate} is null or extract(isodow from ${table.trainingDate}) = ${table.day}`,
		),
		check("periods_valid_check", sql`${table.validUntil} is null or ${table.validFrom} <= ${table.validUntil}`),
		index("periods_room_index").on(table.gymRoomId, table.day, table.time),
		// For the weekly periods that still take place, without those of past years.
		index("periods_valid_index").on(table.gymRoomId, table.validUntil).where(sql`${table.promotionId} is null`),
		uniqueIndex("periods_promotion_key")
			.on(table.gymRoomId, table.trainingDate, table.time)
			.where(sql`${table.trainingDate} is not null`),
	],
);

/** While a room, a club or, without either, the whole chain is closed, no training takes place there. */
export const closings = pgTable(
	"closings",
	{
		id: id(),
		gymId: integer("gym_id").references(() => gyms.id, { onDelete: "cascade" }),
		gymRoomId: integer("gym_room_id").references(() => gymRooms.id, { onDelete: "cascade" }),
		fromDate: date("from_date").notNull(),
		/** 930 is 9:30; null for whole days. */
		fromTime: integer("from_time"),
		/** Inclusive. */
		untilDate: date("until_date").notNull(),
		untilTime: integer("until_time"),
		reason: text("reason").notNull(),
		reasonEng: text("reason_eng").notNull(),
		withdrawnAt: instant("withdrawn_at"),
		version: version(),
	},
	(table) => [
		check("closings_place_check", sql`${table.gymRoomId} is null or ${table.gymId} is not null`),
		check("closings_hours_check", sql`(${table.fromTime} is null) = (${table.untilTime} is null)`),
		check(
			"closings_order_check",
			sql`(${table.fromDate}, coalesce(${table.fromTime}, 0)) < (${table.untilDate}, coalesce(${table.untilTime}, 2400))`,
		),
		index("closings_until_index").on(table.untilDate),
	],
);

/** One date of a period; created by its first booking, cancellation or substitute. Booking keeps `taken` right. */
export const occurrences = pgTable(
	"occurrences",
	{
		id: id(),
		periodId: integer("period_id")
			.notNull()
			.references(() => periods.id),
		trainingDate: date("training_date").notNull(),
		/** Overrides the capacity of the period for this date. */
		capacity: integer("capacity"),
		taken: integer("taken").notNull().default(0),
		cancelled: boolean("cancelled").notNull().default(false),
		cancelReason: text("cancel_reason"),
		/** The note of the reason in English. */
		cancelNoteEng: text("cancel_note_eng"),
		substituteId: integer("substitute_id").references(() => trainers.id),
		/** Where the training of a cancelled date takes place instead. */
		movedToId: integer("moved_to_id").references((): AnyPgColumn => occurrences.id),
		/** The closing that cancelled the date. */
		closingId: integer("closing_id").references(() => closings.id),
		version: version(),
	},
	(table) => [
		uniqueIndex("occurrences_period_date_key").on(table.periodId, table.trainingDate),
		index("occurrences_date_index").on(table.trainingDate),
		index("occurrences_moved_index").on(table.movedToId).where(sql`${table.movedToId} is not null`),
		index("occurrences_closing_index").on(table.closingId).where(sql`${table.closingId} is not null`),
		check("occurrences_taken_check", sql`${table.taken} >= 0`),
		check("occurrences_capacity_check", sql`${table.capacity} is null or ${table.capacity} >= 0`),
	],
);

/** Changes by staff, with the data to undo them. Until `undoUntil` that is possible, and their mails wait. */
export const scheduleChanges = pgTable(
	"schedule_changes",
	{
		id: id(),
		at: instant("at").notNull(),
		actorId: integer("actor_id").references(() => users.id, { onDelete: "set null" }),
		/** As in the audit log, such as `period.moved`. */
		action: text("action").notNull(),
		gymIds: integer("gym_ids").array().notNull(),
		/** Shown in the office. */
		subject: jsonb("subject").$type<Record<string, unknown>>().notNull(),
		steps: jsonb("steps").$type<object>().notNull(),
		undoUntil: instant("undo_until").notNull(),
		undoneAt: instant("undone_at"),
	},
	(table) => [index("schedule_changes_until_index").on(table.undoUntil)],
);
