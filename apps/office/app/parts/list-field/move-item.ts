/** The list with one item at another place; places beyond the ends mean the ends. */
export function moveItem<T>(items: readonly T[], from: number, to: number): T[] {
	const moved = items[from];
	if (moved === undefined) return [...items];
	const others = items.filter((_, index) => index !== from);
	const place = Math.min(Math.max(to, 0), others.length);
	return [...others.slice(0, place), moved, ...others.slice(place)];
}
