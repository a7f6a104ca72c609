import { Textarea, TextInput, type TextInputProps } from "@mantine/core";
import type { FieldProps } from "./field-props.ts";

interface TextFieldProps extends FieldProps<string> {
	/** Several lines; grows with what is written. */
	multiline?: boolean;
	maxLength?: number;
	type?: "text" | "email" | "tel" | "url";
	/** How browsers know it; nothing of somebody else's is filled in without. */
	autoComplete?: TextInputProps["autoComplete"];
	/** The language of what is written, for spelling and voices. */
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
