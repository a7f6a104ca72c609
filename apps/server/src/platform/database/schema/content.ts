import type { Covering, PlanClubs, PlanHours } from "@kvart/contract/memberships/plans";
import { sql } from "drizzle-orm";
import { check, date, index, integer, jsonb, pgEnum, pgTable, text } from "drizzle-orm/pg-core";
import { gyms } from "./clubs.ts";
import { id, instant, version } from "./columns.ts";

const story = {
	id: id(),
	header: text("header").notNull(),
	headerEng: text("header_eng").notNull(),
	/** Sanitised HTML. */
	text: text("text").notNull(),
	textEng: text("text_eng").notNull(),
	photoUrl: text("photo_url").notNull(),
	dateOfCreation: instant("date_of_creation").notNull(),
	/** Null for drafts; in the future for scheduled stories. */
	publishedAt: instant("published_at"),
};

export const events = pgTable(
	"events",
	{
		...story,
		homePhotoUrl: text("home_photo_url").notNull(),
		kicker: text("kicker").notNull(),
		kickerEng: text("kicker_eng").notNull(),
		summary: text("summary").notNull(),
		summaryEng: text("summary_eng").notNull(),
		/** Position in the home banner, if any. */
		homePosition: integer("home_position"),
		/** Null for offers and news without dates. */
		fromDate: date("from_date"),
		/** 930 is 9:30; null for whole days. */
		fromTime: integer("from_time"),
		/** Inclusive. */
		toDate: date("to_date"),
		toTime: integer("to_time"),
		gymId: integer("gym_id").references(() => gyms.id),
		/** Where it takes place, if not in one club. */
		place: text("place").notNull().default(""),
		placeEng: text("place_eng").notNull().default(""),
		version: version(),
	},
	(table) => [
		index("events_published_index").on(table.publishedAt),
		check("events_dates_check", sql`(${table.fromDate} is null) = (${table.toDate} is null)`),
		check(
			"events_times_check",
			sql`(${table.fromTime} is null) = (${table.toTime} is null) and (${table.fromTime} is null or ${table.fromDate} is not null)`,
		),
		check(
			"events_order_check",
			sql`${table.toDate} >= ${table.fromDate} and (${table.toDate} > ${table.fromDate} or ${table.fromTime} is null or ${table.toTime} > ${table.fromTime})`,
		),
		check("events_place_check", sql`${table.gymId} is null or ${table.place} = ''`),
	],
);

export const blogPosts = pgTable("blog_posts", { ...story, version: version() }, (table) => [
	index("blog_posts_published_index").on(table.publishedAt),
]);

export interface StoredPriceItem {
	/** Unique in the list, and the same in its copies. */
	id: number;
	title: string;
	title_eng: string;
	note: string;
	note_eng: string;
	unit: string;
	unit_eng: string;
	/** RSD. */
	price: number;
	/** How long a membership lasts; 0 for everything else. */
	months: number;
	/** That a membership includes; 0 without a limit. */
	visits: number;
	/** Empty if it is not sold as a membership. */
	covers: Covering[];
	hours: PlanHours;
	clubs: PlanClubs;
	/** The clubs that can be chosen; empty for any. */
	gym_ids: number[];
	/** How long a freeze may last; 0 if it cannot be frozen. */
	freeze_days: number;
}

export interface StoredPriceGroup {
	/** Unique in the list, and the same in its copies. */
	id: number;
	title: string;
	title_eng: string;
	note: string;
	note_eng: string;
	most_chosen: boolean;
	items: StoredPriceItem[];
}

/** The list with the latest day that has begun is the current one. */
export const priceLists = pgTable("price_lists", {
	id: id(),
	validFrom: date("valid_from").notNull().unique("price_lists_valid_from_key"),
	groups: jsonb("groups").$type<StoredPriceGroup[]>().notNull(),
	version: version(),
});

export const questionTopic = pgEnum("question_topic", ["freestyle", "lesmills", "padel", "landing", "general"]);

export const questions = pgTable("questions", {
	id: id(),
	topic: questionTopic("topic").notNull(),
	question: text("question").notNull(),
	questionEng: text("question_eng").notNull(),
	answer: text("answer").notNull(),
	answerEng: text("answer_eng").notNull(),
	position: integer("position").notNull(),
	version: version(),
});

export const termsBlocks = pgTable("terms_blocks", {
	id: id(),
	title: text("title").notNull(),
	titleEng: text("title_eng").notNull(),
	text: text("text").notNull(),
	textEng: text("text_eng").notNull(),
	position: integer("position").notNull(),
	version: version(),
});

/** For replies to enquiries. `title` is the subject; texts may have fields, such as `{ime}`. */
export const replyTemplates = pgTable("reply_templates", {
	id: id(),
	title: text("title").notNull(),
	titleEng: text("title_eng").notNull(),
	text: text("text").notNull(),
	textEng: text("text_eng").notNull(),
	position: integer("position").notNull(),
	version: version(),
});

export interface PadelHours {
	days: string;
	days_eng: string;
	hours: string;
}

export interface PadelPrice {
	title: string;
	title_eng: string;
	slot: string;
	slot_eng: string;
	price: number;
}

export interface PadelRental {
	title: string;
	title_eng: string;
	note: string;
	note_eng: string;
	price: number;
}

/** Has a single row. */
export const padelCentre = pgTable(
	"padel_centre",
	{
		id: integer("id").primaryKey().default(1),
		courts: integer("courts").notNull(),
		phone: text("phone").notNull(),
		email: text("email").notNull(),
		lead: text("lead").notNull(),
		leadEng: text("lead_eng").notNull(),
		description: text("description").notNull(),
		descriptionEng: text("description_eng").notNull(),
		hours: jsonb("hours").$type<PadelHours[]>().notNull(),
		prices: jsonb("prices").$type<PadelPrice[]>().notNull(),
		rental: jsonb("rental").$type<PadelRental[]>().notNull(),
		version: version(),
	},
	(table) => [check("padel_centre_single_row_check", sql`${table.id} = 1`)],
);
