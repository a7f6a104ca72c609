import { z } from "zod";
import { searchText } from "../fields.ts";
import { invalid, staff } from "./endpoint.ts";
import { mostFound } from "./find-limits.ts";

const bothNames = { name: z.string(), name_eng: z.string() };

const foundPerson = z.object({
	id: z.int(),
	first_name: z.string(),
	last_name: z.string(),
	phone: z.string(),
	card_id: z.string().nullable(),
	email: z.string(),
});
export type FoundPerson = z.infer<typeof foundPerson>;

const foundClass = z.object({
	period_id: z.int(),
	date: z.iso.date(),
	time: z.int().describe("930 is 9:30"),
	training: z.object(bothNames),
	gym: z.string(),
	coach: z.string().nullable(),
});
export type FoundClass = z.infer<typeof foundClass>;

const foundInOffice = z
	.object({
		members: z.array(foundPerson).max(mostFound).describe("Of the account's clubs; who came last is first"),
		classes: z.array(foundClass).max(mostFound).describe("The next days, by start; of a coach their own"),
		coaches: z.array(z.object({ id: z.int(), name: z.string() })).max(mostFound),
	})
	.meta({ id: "FoundInOffice" });
export type FoundInOffice = z.infer<typeof foundInOffice>;

export const findEndpoints = {
	findInOffice: {
		...staff("Office: find", "Members, coming classes and coaches that the account may open", foundInOffice),
		query: z.object({
			text: searchText.describe(
				"Of a member name, phone, card or address; of a class words of its name, coach or club, an hour and a weekday",
			),
		}),
		errors: invalid,
	},
} as const;
