import type { FormEvent } from "react";

export function typedDigits(value: string, most: number): string {
	return value.replace(/\D/g, "").slice(0, most);
}

/** A number with what people type between its digits, cut after as many digits as there may be. */
export function typedPhone(value: string, mostDigits = Number.POSITIVE_INFINITY): string {
	let digits = 0;
	let phone = "";
	for (const character of value) {
		const isDigit = /\d/.test(character);
		if (isDigit) digits += 1;
		if (digits > mostDigits) break;
		if (isDigit || /[\s()+/.\u2010-\u2015\u2212-]/.test(character)) phone += character;
	}
	return phone;
}

/** Props of an uncontrolled field for digits. */
export function digitsOnly(most: number) {
	return {
		numeric: true,
		onInput: ({ currentTarget }: FormEvent<HTMLInputElement>) => {
			const digits = typedDigits(currentTarget.value, most);
			if (digits !== currentTarget.value) currentTarget.value = digits;
		},
	};
}
