import type { ComponentProps } from "react";
import { useLocalePath } from "../../i18n/use-locale.ts";
import { typedDigits } from "../../lib/typed-digits.ts";
import type { Form } from "../../lib/use-form.ts";
import { Checkbox } from "../../ui/checkbox/checkbox.tsx";
import { TextField } from "../../ui/field/text-field.tsx";
import { RadioGroup } from "../../ui/radio-group/radio-group.tsx";
import { StepFields, wideField } from "../../ui/stepper/stepper.tsx";
import { TextLink } from "../../ui/text-link/text-link.tsx";
import type { Choices, FormWords } from "./enquiry-data.ts";
import type { FieldName, Values } from "./form-model.ts";
import styles from "./forms.module.css";

/** What every field is made from. */
export interface FieldsProps {
	form: Form<Values>;
	words: Pick<FormWords, "fields" | "consent">;
	choices: Choices;
}

type Native = Pick<ComponentProps<typeof TextField>, "type" | "autoComplete" | "inputMode" | "numeric" | "maxLength">;

interface Shape extends Native {
	required?: true;
	/** What is left of what was typed or pasted. */
	keep?: (typed: string) => string;
}

const digits = (typed: string) => typedDigits(typed, 10);
const phone = (typed: string) => typed.replace(/[^\d\s()+/.-]/g, "");
const phoneShape: Shape = { type: "tel", inputMode: "tel", numeric: true, maxLength: 40, keep: phone };

const shapes: Partial<Record<FieldName, Shape>> = {
	name: { autoComplete: "name", required: true },
	phone_1: { ...phoneShape, autoComplete: "tel", required: true },
	phone_2: { ...phoneShape, autoComplete: "off" },
	email: { type: "email", autoComplete: "email", required: true },
	age: { numeric: true, autoComplete: "off", required: true, keep: digits },
	city: { autoComplete: "address-level1" },
	municipality: { autoComplete: "address-level3" },
	place_of_residence: { autoComplete: "address-level2" },
	address: { autoComplete: "address-line1" },
	post_code: { numeric: true, autoComplete: "postal-code", keep: digits },
};

interface DataFieldProps extends Pick<FieldsProps, "form" | "words"> {
	field: FieldName;
	className?: string | undefined;
}

/** One field of a person's data: what it is called decides its keyboard, and what the browser may fill in. */
export function DataField({ form, words, field, className }: DataFieldProps) {
	const { required = false, keep, ...input } = shapes[field] ?? {};
	return (
		<TextField
			label={words.fields[field]}
			optional={!required}
			className={className}
			maxLength={200}
			{...input}
			{...form.control(field)}
			onInput={({ currentTarget }) => {
				const left = keep?.(currentTarget.value);
				if (left !== undefined && left !== currentTarget.value) currentTarget.value = left;
			}}
			aria-required={required || undefined}
		/>
	);
}

export function PersonFields({ fields, ...props }: FieldsProps & { fields: readonly FieldName[] }) {
	return (
		<StepFields>
			{fields.map((field, index) => (
				<DataField
					key={field}
					form={props.form}
					words={props.words}
					field={field}
					// The name, and a last one that would stand alone.
					className={index === 0 || (index === fields.length - 1 && index % 2 === 1) ? wideField : undefined}
				/>
			))}
		</StepFields>
	);
}

interface ChoiceFieldProps extends FieldsProps {
	field: FieldName;
	columns?: 1 | 2 | 3;
	splitAt?: number;
}

export function ChoiceField({ form, words, choices, field, ...layout }: ChoiceFieldProps) {
	return (
		<RadioGroup
			label={words.fields[field]}
			options={choices[field]}
			className={wideField}
			{...form.control(field)}
			{...layout}
		/>
	);
}

/** The box without which nothing is sent; nothing is said about it either. */
export function TermsBox({ form, words }: Pick<FieldsProps, "form" | "words">) {
	const { error, ...box } = form.box("terms_and_conditions");
	return (
		<Checkbox {...box} invalid={error !== undefined}>
			<ConsentText words={words.consent} />
		</Checkbox>
	);
}

export function Consent({ words }: { words: FormWords["consent"] }) {
	return (
		<p className={styles.consent}>
			<ConsentText words={words} />
		</p>
	);
}

function ConsentText({ words }: { words: FormWords["consent"] }) {
	const localePath = useLocalePath();
	return (
		<>
			{words.before} <TextLink to={localePath("/terms-and-conditions")}>{words.link}</TextLink>
			{words.after}
		</>
	);
}
