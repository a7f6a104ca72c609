/** For `href`. */
export function telephone(phone: string): string {
	return `tel:${phone.replaceAll(/[^\d+]/g, "")}`;
}
