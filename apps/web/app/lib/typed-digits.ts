import type { FormEvent } from "react";

/** What a numeric field keeps of what was typed or pasted: digits, and no more of them than it takes. */
export function typedDigits(value: string, most: number): string {
	return value.replace(/\D/g, "").slice(0, most);
}

/** For a numeric field that holds its own value. */
export function digitsOnly(most: number) {
	return {
		numeric: true,
		onInput: ({ currentTarget }: FormEvent<HTMLInputElement>) => {
			const kept = typedDigits(currentTarget.value, most);
			if (kept !== currentTarget.value) currentTarget.value = kept;
		},
	};
}
