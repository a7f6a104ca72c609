import { sql } from "drizzle-orm";
import { check, integer, pgEnum, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { gyms } from "./clubs.ts";
import { id, instant, version } from "./columns.ts";

export const trainingType = pgEnum("training_type", ["freestyle", "lesmills", "gym"]);

export const trainings = pgTable(
	"trainings",
	{
		id: id(),
		name: text("name").notNull(),
		nameEng: text("name_eng").notNull(),
		description: text("description").notNull(),
		descriptionEng: text("description_eng").notNull(),
		duration: integer("duration").notNull(),
		intensity: integer("intensity").notNull(),
		calories: integer("calories").notNull(),
		photoUrl: text("photo_url").notNull(),
		trainingType: trainingType("training_type").notNull(),
		position: integer("position").notNull(),
		/** Not taught any more; past periods still refer to it. */
		archivedAt: instant("archived_at"),
		version: version(),
	},
	(table) => [
		check("trainings_intensity_check", sql`${table.intensity} between 0 and 5`),
		check("trainings_duration_check", sql`${table.duration} between 5 and 240`),
		check("trainings_calories_check", sql`${table.calories} >= 0`),
	],
);

export const trainers = pgTable("trainers", {
	id: id(),
	name: text("name").notNull(),
	photoUrl: text("photo_url").notNull(),
	specialty: text("specialty").notNull(),
	specialtyEng: text("specialty_eng").notNull(),
	description: text("description").notNull(),
	descriptionEng: text("description_eng").notNull(),
	position: integer("position").notNull(),
	/** For staff only, who call coaches without an account. */
	phone: text("phone").notNull().default(""),
	/** Does not work here any more; past periods still refer to them. */
	archivedAt: instant("archived_at"),
	version: version(),
});

export const trainerGyms = pgTable(
	"trainer_gyms",
	{
		trainerId: integer("trainer_id")
			.notNull()
			.references(() => trainers.id, { onDelete: "cascade" }),
		gymId: integer("gym_id")
			.notNull()
			.references(() => gyms.id, { onDelete: "cascade" }),
	},
	(table) => [primaryKey({ columns: [table.trainerId, table.gymId] })],
);

export const trainerTrainings = pgTable(
	"trainer_trainings",
	{
		trainerId: integer("trainer_id")
			.notNull()
			.references(() => trainers.id, { onDelete: "cascade" }),
		trainingId: integer("training_id")
			.notNull()
			.references(() => trainings.id, { onDelete: "cascade" }),
	},
	(table) => [primaryKey({ columns: [table.trainerId, table.trainingId] })],
);
