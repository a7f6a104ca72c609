/** A list stays a list when its address asks for a record that is not on it, but the answer says so. */
export function sheetStatus(records: readonly { id: number }[], asked: string | null): 200 | 404 {
	return asked === null || records.some(({ id }) => String(id) === asked) ? 200 : 404;
}
