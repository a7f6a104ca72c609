import { z } from "zod";
import { searchForm } from "./text-search.ts";

export const offers = ["gym", "fitness", "cardio", "padel"] as const;
export type Offer = (typeof offers)[number];

/** The address of a club that has not opened yet. */
export const comingSoonAddress = "uskoro";

export function isComingSoon(club: { address: string }): boolean {
	return club.address.trim().toLowerCase() === comingSoonAddress;
}

const feature = z.object({
	value: z.string(),
	value_eng: z.string(),
	title: z.string(),
	title_eng: z.string(),
	text: z.string(),
	text_eng: z.string(),
});

const line = z.object({ text: z.string(), text_eng: z.string() });

export const gym = z
	.object({
		id: z.int(),
		name: z.string(),
		fitness: z.boolean(),
		has_room: z.boolean(),
		gym: z.boolean(),
		address: z.string().describe("`uskoro` marks a club that has not opened yet"),
		opens_on: z.iso.date().nullable().describe("The planned day of opening; null if it is open or not known"),
		phone: z.string(),
		phone_2: z.string().nullable(),
		weekdays: z.string().describe("Opening hours, `06:30 - 23:00`"),
		saturday: z.string(),
		sunday: z.string(),
		slug: z.string(),
		latitude: z.number(),
		longitude: z.number(),
		stop: z.string().describe("The nearest stop and its lines"),
		stop_eng: z.string(),
		parking: z.string().describe("Where to park"),
		parking_eng: z.string(),
		rating: z.number().min(0).max(5),
		rating_count: z.int().describe("How many people rated it; 0 if not known"),
		rating_source: z.string().describe("Where they did"),
		offers: z.array(z.enum(offers)),
		massage: z.boolean(),
		les_mills: z.boolean(),
		schedule_button: z.boolean(),
		gallery_count: z.int().describe("Pictures at `/galleries/{slug}/{n}.jpg`"),
		gallery: z.array(z.string()).nullable().describe("The same pictures in display order; null for numeric order"),
		photo_url: z.string(),
		lead: z.string(),
		lead_eng: z.string(),
		description: z.string(),
		description_eng: z.string(),
		features: z.array(feature),
		properties: z.array(line),
	})
	.meta({ id: "Gym" });
export type Gym = z.infer<typeof gym>;

export const gymRoom = z.object({ id: z.int(), name: z.string(), name_eng: z.string() }).meta({ id: "GymRoom" });
export type GymRoom = z.infer<typeof gymRoom>;

/** By a part of its name, ignoring case, diacritics and script: `usce` finds Ušće. */
export function findClubByName<T extends { name: string }>(clubs: readonly T[], wanted: string): T | undefined {
	const needle = searchForm(wanted.trim());
	return needle === "" ? undefined : clubs.find((club) => searchForm(club.name).includes(needle));
}
