import type { FormEvent } from "react";

export function typedDigits(value: string, most: number): string {
	return value.replace(/\D/g, "").slice(0, most);
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
