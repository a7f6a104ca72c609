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

/** The pages that every quality test walks: the bare Serbian path of each. */
export const publicPaths = [
	"/",
	"/clubs",
	...clubs.map((slug) => `/${slug}`),
	"/freestyle-trainings",
	"/les-mills-trainings",
	"/coaches",
	"/gym-services",
	"/other-services",
	"/padel",
	"/price-list",
	"/terms-and-conditions",
	"/faq",
	"/application",
	"/become-a-team-member",
	"/blog",
	"/blog/10",
	"/events",
	"/events/6",
	"/search?q=joga",
	"/live-chat",
	"/maintenance",
	"/styleguide",
];

/** Pages that search engines shall not list. */
export const unlisted = new Set(["/search?q=joga", "/maintenance", "/styleguide"]);

/** One page of each kind, for what does not differ between pages of a kind. */
export const kinds = publicPaths.filter((path) => !clubs.slice(3, -2).includes(path.slice(1)));
