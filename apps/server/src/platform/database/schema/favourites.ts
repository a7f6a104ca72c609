import { sql } from "drizzle-orm";
import { check, integer, pgTable, uniqueIndex } from "drizzle-orm/pg-core";
import { gyms } from "./clubs.ts";
import { id, instant } from "./columns.ts";
import { users } from "./members.ts";
import { trainers, trainings } from "./trainings.ts";

/** A member's favourite: a training, a coach or a club in each row. */
export const favourites = pgTable(
	"favourites",
	{
		id: id(),
		userId: integer("user_id")
			.notNull()
			.references(() => users.id, { onDelete: "cascade" }),
		trainingId: integer("training_id").references(() => trainings.id, { onDelete: "cascade" }),
		trainerId: integer("trainer_id").references(() => trainers.id, { onDelete: "cascade" }),
		gymId: integer("gym_id").references(() => gyms.id, { onDelete: "cascade" }),
		createdAt: instant("created_at").notNull(),
	},
	(table) => [
		uniqueIndex("favourites_training_key").on(table.userId, table.trainingId),
		uniqueIndex("favourites_trainer_key").on(table.userId, table.trainerId),
		uniqueIndex("favourites_gym_key").on(table.userId, table.gymId),
		check("favourites_kind_check", sql`num_nonnulls(${table.trainingId}, ${table.trainerId}, ${table.gymId}) = 1`),
	],
);
