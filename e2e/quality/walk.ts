import { pages } from "../../packages/contract/src/pages.ts";

const clubs = [
	"banjica",
	"blokovi",
	"zemun",
	"pionir",
	"ustanicka",
	"usce-sc",
	"vracar",
	"navigator",
	"prvomajska",
	"barajevo",
	"miljakovac",
	"zvezdara",
];

/** Records of the demo for each kind of page that shows records. */
const samples: Record<string, string | string[]> = {
	"/:slug": clubs.map((slug) => `/${slug}`),
	"/blog/:id": "/blog/10",
	"/events/:id": "/events/6",
	"/training-schedule/:id": "/training-schedule/3",
	"/promotions/:id": "/promotions/3",
	"/search": "/search?q=joga",
};

/** Not HTML pages, or 404 by definition. */
const notPages = new Set([
	"/blog/feed.xml",
	"/404",
	"/*",
	// Its date passes: see journeys/share.spec.ts.
	"/class/:id",
	// They need a plan that is sold, and the order of a member.
	"/order",
	"/order/:id",
]);

function pathsOf({ path }: { path: string }): string | string[] {
	const address = samples[path] ?? path;
	if (address.includes(":")) throw new Error(`Name a record for ${path} in e2e/quality/walk.ts.`);
	return address;
}

const walked = pages.filter(({ path }) => !notPages.has(path));

/** Serbian paths of all pages that the quality tests visit. */
export const publicPaths = walked.flatMap(pathsOf);

/** The clubs that differ most: one with everything, one that opens soon, one with padel. */
const differentClubs = ["zemun", "miljakovac", "zvezdara"];

/** Other clubs are the same template in the same colours and sizes, with other texts and pictures. */
export const sameLooks = new Set(clubs.filter((slug) => !differentClubs.includes(slug)).map((slug) => `/${slug}`));

/** Pages whose layout or script no other one has. All others consist of the same parts, which `test:release` walks. */
export const templates = new Set([
	"/",
	"/freestyle-trainings",
	"/clubs",
	"/zemun",
	"/find",
	"/training-schedule/3",
	"/price-list",
	"/free-training",
	"/landing",
	"/coaches",
	"/online-trainings",
	"/blog/10",
	"/faq",
	"/login",
	"/search?q=joga",
	"/account",
]);

/** Pages that are not in the sitemap. */
export const unlisted = new Set(walked.filter(({ sitemap }) => sitemap === false).flatMap(pathsOf));
