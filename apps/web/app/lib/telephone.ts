/** `+381 11 4000 103` as an address that phones can call. */
export function telephone(phone: string): string {
	return `tel:${phone.replaceAll(/[^\d+]/g, "")}`;
}
