import type { secondFactorDigits } from "@kvart/contract/staff/session";
import { TextInput } from "@mantine/core";
import { m } from "../../paraglide/messages.js";
import styles from "./fields.module.css";

// Written out here because the contract's module brings its validation along; the type keeps the two equal.
const digits: typeof secondFactorDigits = 6;

interface CodeFieldProps {
	value: string;
	onChange: (code: string) => void;
	error?: string | undefined;
}

/** The six digits that the application on the phone shows: one field, so that they can be pasted and filled in. */
export function CodeField({ value, onChange, error }: CodeFieldProps) {
	return (
		<TextInput
			name="code"
			label={m.parts_code()}
			value={value}
			error={error}
			onChange={({ currentTarget }) => onChange(currentTarget.value.replace(/\D/g, "").slice(0, digits))}
			inputMode="numeric"
			autoComplete="one-time-code"
			classNames={{ input: styles.code ?? "" }}
			data-autofocus
		/>
	);
}
