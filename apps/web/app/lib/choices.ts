/** An option of a filter. */
export type Choice = readonly [value: string, label: string];

/** In the order of the Serbian alphabet. For the server: a browser has to load its sorting rules first. */
export function byName(choices: readonly Choice[]): Choice[] {
	return choices.toSorted(([, a], [, b]) => a.localeCompare(b, "sr-Latn"));
}

/** For a filter of what is listed: each name once. */
export function choicesOf(listed: readonly ({ id: number; name: string } | null)[]): Choice[] {
	const ids = new Map(listed.flatMap((record) => (record ? [[record.name, String(record.id)]] : [])));
	return byName([...ids].map(([name, id]) => [id, name]));
}
