import { z } from "zod";
import { languageField, searchQueryLength, searchText } from "./fields.ts";

/** What can be found, in the order in which groups stand when none fits better than another. */
export const searchKinds = ["club", "training", "coach", "event", "post", "page"] as const;
export type SearchKind = (typeof searchKinds)[number];

export const resultsPerGroup = 8;

export const searchInput = z.object({
	q: searchText.meta({ description: `What is looked for, ${searchQueryLength} characters at most` }),
	language: languageField.optional().meta({ description: "In which language; `sr` without it" }),
});

export const searchResult = z
	.object({
		id: z.int().nullable().describe("The record's id; null for a page"),
		title: z.string(),
		text: z.string().describe("Plain text around the first place that was found"),
		path: z.string().describe("Address on the site, without the language"),
		photo_url: z.string().nullable(),
	})
	.meta({ id: "SearchResult" });
export type SearchResult = z.infer<typeof searchResult>;

export const searchAnswer = z
	.object({
		total: z.int(),
		terms: z.array(z.string()).describe("What was looked for, as `searchForm` writes it: to mark it in the results"),
		groups: z.array(
			z.object({
				kind: z.enum(searchKinds),
				total: z.int().describe("How many were found; `results` holds the best of them"),
				results: z.array(searchResult).max(resultsPerGroup),
			}),
		),
		suggestions: z.array(z.string()).describe("Without results: words that exist and look like those of the query"),
	})
	.meta({ id: "SearchAnswer" });
export type SearchAnswer = z.infer<typeof searchAnswer>;
