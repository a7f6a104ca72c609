import { sql } from "drizzle-orm";
import {
	boolean,
	check,
	doublePrecision,
	integer,
	jsonb,
	numeric,
	pgTable,
	serial,
	text,
	uniqueIndex,
} from "drizzle-orm/pg-core";
import { instant, version } from "./columns.ts";

export interface ClubFeature {
	value: string;
	value_eng: string;
	title: string;
	title_eng: string;
	text: string;
	text_eng: string;
}

export interface ClubProperty {
	text: string;
	text_eng: string;
}

export const gyms = pgTable(
	"gyms",
	{
		id: serial("id").primaryKey(),
		slug: text("slug").notNull().unique(),
		name: text("name").notNull(),
		fitness: boolean("fitness").notNull(),
		gym: boolean("gym").notNull(),
		address: text("address").notNull(),
		phone: text("phone").notNull(),
		phone2: text("phone_2"),
		weekdays: text("weekdays").notNull(),
		saturday: text("saturday").notNull(),
		sunday: text("sunday").notNull(),
		latitude: doublePrecision("latitude").notNull(),
		longitude: doublePrecision("longitude").notNull(),
		rating: numeric("rating", { precision: 2, scale: 1, mode: "number" }).notNull(),
		offers: text("offers").array().notNull(),
		massage: boolean("massage").notNull(),
		lesMills: boolean("les_mills").notNull(),
		scheduleButton: boolean("schedule_button").notNull(),
		galleryCount: integer("gallery_count").notNull(),
		/** Addresses of the gallery's pictures in their order; null is the numbered files that came with the club. */
		gallery: jsonb("gallery").$type<string[]>(),
		lead: text("lead").notNull(),
		leadEng: text("lead_eng").notNull(),
		description: text("description").notNull(),
		descriptionEng: text("description_eng").notNull(),
		features: jsonb("features").$type<ClubFeature[]>().notNull(),
		properties: jsonb("properties").$type<ClubProperty[]>().notNull(),
		version: version(),
	},
	(table) => [
		check("gyms_rating_check", sql`${table.rating} between 0 and 5`),
		check("gyms_gallery_count_check", sql`${table.galleryCount} >= 0`),
		check("gyms_offers_check", sql`${table.offers} <@ array['gym', 'fitness', 'cardio', 'padel']`),
	],
);

export const gymRooms = pgTable(
	"gym_rooms",
	{
		id: serial("id").primaryKey(),
		gymId: integer("gym_id")
			.notNull()
			.references(() => gyms.id),
		name: text("name").notNull(),
		nameEng: text("name_eng").notNull(),
		position: integer("position").notNull(),
		/** A room that is used no longer; what took place in it stays. */
		archivedAt: instant("archived_at"),
		version: version(),
	},
	(table) => [uniqueIndex("gym_rooms_position_key").on(table.gymId, table.position)],
);
