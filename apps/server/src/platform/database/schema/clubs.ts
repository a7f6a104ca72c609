import type { Offer } from "@kvart/contract/clubs";
import { sql } from "drizzle-orm";
import {
	boolean,
	check,
	date,
	doublePrecision,
	integer,
	jsonb,
	numeric,
	pgTable,
	text,
	uniqueIndex,
} from "drizzle-orm/pg-core";
import { id, instant, version } from "./columns.ts";

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
		id: id(),
		slug: text("slug").notNull().unique(),
		name: text("name").notNull(),
		/** Not open yet. The API shows `uskoro` as its address, because the spec does. */
		comingSoon: boolean("coming_soon").notNull().default(false),
		/** The planned day; null once it is open, and while it is unknown. */
		opensOn: date("opens_on"),
		address: text("address").notNull(),
		phone: text("phone").notNull(),
		phone2: text("phone_2"),
		/** Answers to replies of this club go there; null for the chain's mailbox. */
		replyEmail: text("reply_email"),
		weekdays: text("weekdays").notNull(),
		saturday: text("saturday").notNull(),
		sunday: text("sunday").notNull(),
		latitude: doublePrecision("latitude").notNull(),
		longitude: doublePrecision("longitude").notNull(),
		/** How to come: the nearest stop with its lines, and where to park. */
		stop: text("stop").notNull().default(""),
		stopEng: text("stop_eng").notNull().default(""),
		parking: text("parking").notNull().default(""),
		parkingEng: text("parking_eng").notNull().default(""),
		rating: numeric("rating", { precision: 2, scale: 1, mode: "number" }).notNull(),
		/** How many people rated it, and where; 0 if unknown. */
		ratingCount: integer("rating_count").notNull().default(0),
		ratingSource: text("rating_source").notNull().default(""),
		offers: text("offers").array().$type<Offer[]>().notNull(),
		massage: boolean("massage").notNull(),
		lesMills: boolean("les_mills").notNull(),
		scheduleButton: boolean("schedule_button").notNull(),
		galleryCount: integer("gallery_count").notNull(),
		/** URLs of the pictures in order; null for the numbered files. */
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
		check("gyms_rating_count_check", sql`${table.ratingCount} >= 0`),
		check("gyms_gallery_count_check", sql`${table.galleryCount} >= 0`),
		check("gyms_offers_check", sql`${table.offers} <@ array['gym', 'fitness', 'cardio', 'padel']`),
	],
);

export const gymRooms = pgTable(
	"gym_rooms",
	{
		id: id(),
		gymId: integer("gym_id")
			.notNull()
			.references(() => gyms.id),
		name: text("name").notNull(),
		nameEng: text("name_eng").notNull(),
		position: integer("position").notNull(),
		/** Not used any more; past periods still refer to it. */
		archivedAt: instant("archived_at"),
		version: version(),
	},
	(table) => [uniqueIndex("gym_rooms_position_key").on(table.gymId, table.position)],
);
