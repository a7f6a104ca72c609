import { secondFactorDigits } from "@kvart/contract/staff/session-rules";
import { NumberInput, Textarea, TextInput, type TextInputProps } from "@mantine/core";
import { useLanguage } from "../../i18n/language.ts";
import { m } from "../../paraglide/messages.js";
import { FieldGroup, type FieldProps, MissingTranslation } from "./field-group.tsx";
import styles from "./fields.module.css";

interface TextFieldProps extends FieldProps<string> {
	multiline?: boolean;
	maxLength?: number;
	type?: "text" | "email" | "tel" | "url";
	/** Off by default, so that browsers do not fill in the user's own data. */
	autoComplete?: TextInputProps["autoComplete"];
	/** For spell checking and screen readers. */
	lang?: string;
	className?: string | undefined;
}

export function TextField({
	multiline = false,
	type = "text",
	autoComplete = "off",
	onChange,
	...rest
}: TextFieldProps) {
	const change = ({ currentTarget }: { currentTarget: { value: string } }) => onChange(currentTarget.value);
	return multiline ? (
		<Textarea {...rest} autoComplete={autoComplete} onChange={change} />
	) : (
		<TextInput {...rest} type={type} autoComplete={autoComplete} onChange={change} />
	);
}

interface NumberFieldProps extends FieldProps<number | null> {
	min?: number;
	max?: number;
	step?: number;
	decimals?: number;
	/** Suffix such as " min" or " RSD". */
	unit?: string;
	/** Whether the arrows change the number; in a table they move between rows. */
	arrows?: boolean;
}

export function NumberField({ onChange, value, decimals = 0, unit = "", arrows = true, ...rest }: NumberFieldProps) {
	const [thousands, point] = useLanguage() === "sr" ? [".", ","] : [",", "."];
	return (
		<NumberInput
			{...rest}
			value={value ?? ""}
			onChange={(typed) => onChange(typeof typed === "number" ? typed : null)}
			decimalScale={decimals}
			decimalSeparator={point}
			thousandSeparator={thousands}
			suffix={unit}
			withKeyboardEvents={arrows}
			hideControls={!arrows}
			clampBehavior="none"
			autoComplete="off"
		/>
	);
}

interface CodeFieldProps {
	value: string;
	onChange: (code: string) => void;
	error?: string | undefined;
}

/** One input for all six digits, so that they can be pasted and autofilled. */
export function CodeField({ value, onChange, error }: CodeFieldProps) {
	return (
		<TextInput
			name="code"
			label={m.parts_code()}
			value={value}
			error={error}
			onChange={({ currentTarget }) => onChange(currentTarget.value.replace(/\D/g, "").slice(0, secondFactorDigits))}
			inputMode="numeric"
			autoComplete="one-time-code"
			classNames={{ input: styles.code }}
		/>
	);
}

type Side = Pick<FieldProps<string>, "name" | "value" | "onChange" | "error">;

interface BilingualFieldProps {
	label: string;
	description?: string;
	sr: Side;
	en: Side;
	multiline?: boolean;
	required?: boolean;
	maxLength?: number;
}

export function BilingualField({ label, description, sr, en, required = false, ...rest }: BilingualFieldProps) {
	return (
		<FieldGroup
			label={label}
			description={description}
			required={required}
			badge={<MissingTranslation sr={sr.value} en={en.value} />}
		>
			<div className={styles.pair}>
				<TextField {...rest} {...sr} label={m.parts_in_serbian()} lang="sr-Latn" />
				<TextField {...rest} {...en} label={m.parts_in_english()} lang="en" />
			</div>
		</FieldGroup>
	);
}
