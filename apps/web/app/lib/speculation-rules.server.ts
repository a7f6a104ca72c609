import { pages } from "@kvart/contract/pages";

/** Public, but not for search engines: a page there is for everyone who has its link. */
const sharedPages = ["/class/:id", "/*"];
/** Listed by search engines, but for members. */
const memberPages = ["/online-trainings"];

/** Pages of one person, pages that act on their link, and searches: never fetched ahead. */
const personal = [
	...pages.filter(({ path, sitemap }) => sitemap === false && !sharedPages.includes(path)).map(({ path }) => path),
	...memberPages,
];

/** Fetches a public page when the pointer rests on its link or a finger touches it. */
export const speculationRules = JSON.stringify({
	prefetch: [
		{
			where: {
				and: [
					{ href_matches: "/*" },
					{
						not: {
							href_matches: ["/api/*", "/staff*", "/demo/*", "/media/*", ...personal.map((path) => `{/en}?${path}`)],
						},
					},
					// Downloads, parts of this page, and the switch that stores the language.
					{ not: { selector_matches: "[download], [data-in-place], [data-language]" } },
				],
			},
			eagerness: "moderate",
		},
	],
});
