/** The clubs have one order and with it one number each, 01 to 12, wherever they stand in a row: that of the spec's home tiles. */
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

/** A club that is not in the list yet comes last. */
export function inClubOrder<T extends { slug: string }>(clubs: readonly T[]): T[] {
	return clubs.toSorted((a, b) => rank(a) - rank(b));
}
