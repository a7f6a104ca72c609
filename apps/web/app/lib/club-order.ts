/** The order and numbers of the clubs, 01 to 12, on all pages: that of the home page in the spec. */
const order = [
	"banjica",
	"blokovi",
	"zemun",
	"ustanicka",
	"vracar",
	"pionir",
	"usce-sc",
	"navigator",
	"prvomajska",
	"barajevo",
	"miljakovac",
	"zvezdara",
];

const rank = ({ slug }: { slug: string }) => (order.includes(slug) ? order.indexOf(slug) : order.length);

/** New clubs come last. */
export function inClubOrder<T extends { slug: string }>(clubs: readonly T[]): T[] {
	return clubs.toSorted((a, b) => rank(a) - rank(b));
}
