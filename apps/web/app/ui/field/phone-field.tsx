import { typedPhone } from "../../lib/typed-digits.ts";
import { TextField, type TextFieldProps } from "./text-field.tsx";

interface PhoneFieldProps extends Omit<TextFieldProps, "type" | "inputMode" | "numeric" | "maxLength"> {
	/** Digits after these are dropped. Without it the rule of the form says that there are too many. */
	mostDigits?: number;
}

/** A phone number as people write it: letters are dropped while typing. */
export function PhoneField({ mostDigits, onInput, ...props }: PhoneFieldProps) {
	return (
		<TextField
			autoComplete="tel"
			{...props}
			type="tel"
			// A numeric keypad has no plus on some phones.
			inputMode="tel"
			numeric
			maxLength={40}
			onInput={(event) => {
				const { currentTarget } = event;
				const phone = typedPhone(currentTarget.value, mostDigits);
				if (phone !== currentTarget.value) currentTarget.value = phone;
				onInput?.(event);
			}}
		/>
	);
}
