import { sql } from "drizzle-orm";
import { check, date, index, integer, pgTable } from "drizzle-orm/pg-core";
import { id, instant } from "./columns.ts";
import { trainers } from "./trainings.ts";

/** Days on which a coach is away. They store no reason, which would be about the coach's health or family. */
export const coachAbsences = pgTable(
	"coach_absences",
	{
		id: id(),
		trainerId: integer("trainer_id")
			.notNull()
			.references(() => trainers.id, { onDelete: "cascade" }),
		fromDate: date("from_date").notNull(),
		/** Inclusive. */
		untilDate: date("until_date").notNull(),
		createdAt: instant("created_at").notNull(),
	},
	(table) => [
		index("coach_absences_trainer_index").on(table.trainerId, table.untilDate),
		check("coach_absences_order_check", sql`${table.fromDate} <= ${table.untilDate}`),
	],
);
