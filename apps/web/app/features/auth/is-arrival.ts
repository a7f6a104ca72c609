/** Whether an address is that of a visitor whom a provider sent back. */
export function isArrival({ hash, search }: { hash: string; search: string }): boolean {
	return /[#?&](id_token|access_token|error)=/.test(hash + search);
}
