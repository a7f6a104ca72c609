/** Addresses that the router does not own: another site, `tel:`, `mailto:`. */
export function isExternal(address: string): boolean {
	return /^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(address);
}
