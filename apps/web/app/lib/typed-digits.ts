/** What a numeric field keeps of what was typed or pasted: digits, and no more of them than it takes. */
export function typedDigits(value: string, most: number): string {
	return value.replace(/\D/g, "").slice(0, most);
}
