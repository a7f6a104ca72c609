import type { ComponentProps } from "react";
import { fieldMessage } from "../../i18n/field-message.ts";
import { typedDigits } from "../../lib/typed-digits.ts";
import type { Form } from "../../lib/use-form.ts";
import { TextField } from "../../ui/field/text-field.tsx";
import type { Values } from "./form-model.ts";

type Native = Pick<ComponentProps<typeof TextField>, "type" | "autoComplete" | "inputMode" | "numeric" | "maxLength">;

interface Shape extends Native {
	required?: true;
	/** What is left of what was typed or pasted. */
	keep?: (typed: string) => string;
}

const digits = (typed: string) => typedDigits(typed, 10);
const phone = (typed: string) => typed.replace(/[^\d\s()+/.-]/g, "");

const shapes: Record<string, Shape> = {
	name: { autoComplete: "name", required: true },
	phone_1: {
		type: "tel",
		inputMode: "tel",
		numeric: true,
		autoComplete: "tel",
		maxLength: 40,
		required: true,
		keep: phone,
	},
	phone_2: { type: "tel", inputMode: "tel", numeric: true, autoComplete: "off", maxLength: 40, keep: phone },
	email: { type: "email", autoComplete: "email", required: true },
	age: { numeric: true, autoComplete: "off", required: true, keep: digits },
	city: { autoComplete: "address-level1" },
	municipality: { autoComplete: "address-level3" },
	place_of_residence: { autoComplete: "address-level2" },
	address: { autoComplete: "address-line1" },
	post_code: { numeric: true, autoComplete: "postal-code", keep: digits },
};

interface EnquiryFieldProps {
	form: Form<Values>;
	name: string;
	label: string;
	className?: string | undefined;
}

/** One field of a person's data: what it is called decides its keyboard, and what the browser may fill in. */
export function EnquiryField({ form, name, label, className }: EnquiryFieldProps) {
	const { required = false, keep, ...input } = shapes[name] ?? {};
	return (
		<TextField
			label={label}
			optional={!required}
			error={fieldMessage(form.codes[name])}
			className={className}
			maxLength={200}
			{...input}
			{...form.control(name)}
			onChange={({ currentTarget }) => form.set(name, keep ? keep(currentTarget.value) : currentTarget.value)}
			aria-required={required || undefined}
		/>
	);
}
