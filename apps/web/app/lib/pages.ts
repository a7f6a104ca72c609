import type { Client } from "@kvart/contract/client";

export interface Page {
	path: string;
	file: string;
	/** Without header and footer. */
	bare?: true;
	/** For search engines. A page about records lists one path a record. */
	listed?: true | ((api: Client) => Promise<string[]>);
}

/** Every club has its page right below the home page; what it says comes from the API. */
const clubSlugs = [
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

/** One path a record. */
async function paths(list: string, records: Promise<{ id: number }[]>): Promise<string[]> {
	return (await records).map(({ id }) => `${list}/${id}`);
}

/** Only fitness clubs with a room have a schedule. */
async function schedulePaths(api: Client): Promise<string[]> {
	const gyms = await api.listGyms();
	return gyms.filter(({ fitness, has_room }) => fitness && has_room).map(({ id }) => `/training-schedule/${id}`);
}

/** The pages of the site, each once; Serbian and English addresses come from this one list. */
export const pages: Page[] = [
	{ path: "/", file: "routes/home.tsx", listed: true },
	{ path: "/freestyle-trainings", file: "routes/trainings.tsx", listed: true },
	{ path: "/les-mills-trainings", file: "routes/trainings.tsx", listed: true },
	{ path: "/coaches", file: "routes/coaches.tsx", listed: true },
	{ path: "/gym-services", file: "routes/gym-services.tsx", listed: true },
	{ path: "/other-services", file: "routes/other-services.tsx", listed: true },
	{ path: "/padel", file: "routes/padel.tsx", listed: true },
	{ path: "/price-list", file: "routes/price-list.tsx", listed: true },
	{ path: "/free-training", file: "routes/free-training.tsx", listed: true },
	{ path: "/training-selection", file: "routes/training-selection.tsx", listed: true },
	{ path: "/landing", file: "routes/landing.tsx", listed: true },
	{ path: "/sign-up", file: "routes/sign-up.tsx", listed: true },
	{ path: "/terms-and-conditions", file: "routes/terms-and-conditions.tsx", listed: true },
	{ path: "/faq", file: "routes/faq.tsx", listed: true },
	{ path: "/application", file: "routes/application.tsx", listed: true },
	{ path: "/become-a-team-member", file: "routes/become-a-team-member.tsx", listed: true },
	{ path: "/clubs", file: "routes/clubs.tsx", listed: true },
	...clubSlugs.map((slug): Page => ({ path: `/${slug}`, file: "routes/club.tsx", listed: true })),
	{ path: "/training-schedule/:id", file: "routes/training-schedule.tsx", listed: schedulePaths },
	{
		path: "/promotions/:id",
		file: "routes/promotions.tsx",
		listed: async (api) =>
			paths(
				"/promotions",
				api.getActivePromotion().then(({ gyms }) => gyms),
			),
	},
	{ path: "/blog", file: "routes/blog.tsx", listed: true },
	{ path: "/blog/feed.xml", file: "routes/blog-feed.ts", bare: true },
	{ path: "/blog/:id", file: "routes/blog-post.tsx", listed: (api) => paths("/blog", api.listBlogPosts()) },
	{ path: "/events", file: "routes/events.tsx", listed: true },
	{ path: "/events/:id", file: "routes/event.tsx", listed: (api) => paths("/events", api.listEvents()) },
	{ path: "/search", file: "routes/search.tsx" },
	{ path: "/login", file: "routes/login.tsx", listed: true },
	{ path: "/become-a-member", file: "routes/become-a-member.tsx", listed: true },
	{ path: "/forgot-password", file: "routes/forgot-password.tsx" },
	{ path: "/reset-password", file: "routes/reset-password.tsx" },
	{ path: "/verify-email", file: "routes/verify-email.tsx" },
	{ path: "/account", file: "routes/account.tsx" },
	{ path: "/online-trainings", file: "routes/online-trainings.tsx", listed: true },
	{ path: "/live-chat", file: "routes/live-chat.tsx", bare: true, listed: true },
	{ path: "/maintenance", file: "routes/maintenance.tsx", bare: true },
	{ path: "/404", file: "routes/not-found.tsx", bare: true },
	{ path: "/styleguide", file: "routes/styleguide.tsx" },
	{ path: "/*", file: "routes/unknown.tsx" },
];

/** Files that are made anew for each installation; they have one address in all languages. */
export const files: Page[] = [
	{ path: "/sitemap.xml", file: "routes/sitemap.ts" },
	{ path: "/robots.txt", file: "routes/robots.ts" },
	{ path: "/site.webmanifest", file: "routes/manifest.ts" },
];

/** The bare paths of all pages that search engines may list. */
export async function listedPaths(api: Client): Promise<string[]> {
	const lists = await Promise.all(
		pages.map(async ({ path, listed }) => (listed === true ? [path] : ((await listed?.(api)) ?? []))),
	);
	return lists.flat();
}
