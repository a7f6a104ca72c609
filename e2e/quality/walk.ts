import { pages } from "../../apps/web/app/lib/pages.ts";

/** One record for each kind of page that shows records. */
const samples: Record<string, string> = {
	"/blog/:id": "/blog/10",
	"/events/:id": "/events/6",
	"/training-schedule/:id": "/training-schedule/3",
	"/promotions/:id": "/promotions/3",
	"/search": "/search?q=joga",
};

/** Answered with something else than a page, or with 404 by their nature. */
const notPages = new Set(["/blog/feed.xml", "/404", "/*"]);

function pathOf({ path }: { path: string }): string {
	const address = samples[path] ?? path;
	if (address.includes(":"))
		throw new Error(`Name a record for ${path} in e2e/quality/walk.ts: it is to be walked, too.`);
	return address;
}

const walked = pages.filter(({ path }) => !notPages.has(path));

/** The pages that every quality test walks: the bare Serbian path of each. */
export const publicPaths = walked.map(pathOf);

/** Pages that search engines shall not list. */
export const unlisted = new Set(walked.filter(({ listed }) => !listed).map(pathOf));
