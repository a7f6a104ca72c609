import { z } from "zod";
import { languageField, searchText } from "./fields.ts";
import { searchQueryLength } from "./text-search.ts";

/** In the order of the groups if their best results rank equally. */
export const searchKinds = ["club", "training", "coach", "event", "post", "page"] as const;
export type SearchKind = (typeof searchKinds)[number];

export const resultsPerGroup = 8;

export const searchInput = z.object({
	q: searchText.meta({ description: `At most ${searchQueryLength} characters` }),
	language: languageField.optional().meta({ description: "`sr` if left out" }),
});

export const searchResult = z
	.object({
		id: z.int().nullable().describe("The record's id; null for a page"),
		title: z.string(),
		text: z.string().describe("Plain text around the first match"),
		path: z.string().describe("Path on the site, without the language"),
		photo_url: z.string().nullable(),
	})
	.meta({ id: "SearchResult" });
export type SearchResult = z.infer<typeof searchResult>;

export const searchAnswer = z
	.object({
		total: z.int(),
		terms: z.array(z.string()).describe("The normalised search terms, to highlight them in the results"),
		groups: z.array(
			z.object({
				kind: z.enum(searchKinds),
				total: z.int().describe("Number of matches; `results` has the best of them"),
				results: z.array(searchResult).max(resultsPerGroup),
			}),
		),
		suggestions: z.array(z.string()).describe("Similar words that exist, if there are no results"),
	})
	.meta({ id: "SearchAnswer" });
export type SearchAnswer = z.infer<typeof searchAnswer>;
