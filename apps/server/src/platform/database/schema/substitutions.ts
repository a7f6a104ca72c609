import { sql } from "drizzle-orm";
import { boolean, check, date, index, integer, pgTable, uniqueIndex } from "drizzle-orm/pg-core";
import { id, instant } from "./columns.ts";
import { periods } from "./schedule.ts";
import { trainers } from "./trainings.ts";

/**
 * A coach looks for a substitute. It is settled as soon as another coach teaches it or it does not take
 * place, which the schedule knows; so undoing that change opens the request again. There is no reason: it would be about
 * a person's health.
 */
export const substitutionRequests = pgTable(
	"substitution_requests",
	{
		id: id(),
		periodId: integer("period_id")
			.notNull()
			.references(() => periods.id, { onDelete: "cascade" }),
		trainingDate: date("training_date").notNull(),
		trainerId: integer("trainer_id")
			.notNull()
			.references(() => trainers.id, { onDelete: "cascade" }),
		/** Cannot come at all; otherwise the coach teaches if no colleague takes over. */
		absent: boolean("absent").notNull(),
		createdAt: instant("created_at").notNull(),
		/** The colleague who offered to teach it. */
		takenById: integer("taken_by_id").references(() => trainers.id, { onDelete: "set null" }),
		/** Withdrawn by the coach, or declined by a manager. */
		closedAt: instant("closed_at"),
	},
	(table) => [
		index("substitution_requests_date_index").on(table.trainingDate),
		uniqueIndex("substitution_requests_open_key")
			.on(table.periodId, table.trainingDate, table.trainerId)
			.where(sql`${table.closedAt} is null`),
		check("substitution_requests_taken_check", sql`${table.takenById} is distinct from ${table.trainerId}`),
	],
);
