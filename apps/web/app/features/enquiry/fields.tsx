import type { ComponentProps } from "react";
import { useLocalePath } from "../../i18n/use-locale.ts";
import { digitsOnly } from "../../lib/typed-digits.ts";
import type { Form } from "../../lib/use-form.ts";
import { m } from "../../paraglide/messages.js";
import { Checkbox } from "../../ui/checkbox/checkbox.tsx";
import { PhoneField } from "../../ui/field/phone-field.tsx";
import { TextArea } from "../../ui/field/text-area.tsx";
import { TextField } from "../../ui/field/text-field.tsx";
import { RadioGroup } from "../../ui/radio-group/radio-group.tsx";
import { Select } from "../../ui/select/select.tsx";
import { StepFields, wideField } from "../../ui/stepper/stepper.tsx";
import { TextLink } from "../../ui/text-link/text-link.tsx";
import type { FieldData } from "./enquiry.server.ts";
import styles from "./enquiry-form.module.css";
import type { Values } from "./form-model.ts";
import { HourField } from "./hour-field.tsx";

type Shape = Pick<ComponentProps<typeof TextField>, "type" | "numeric" | "onInput">;

const shapes: Partial<Record<FieldData["input"], Shape>> = {
	text: {},
	digits: digitsOnly(10),
	age: digitsOnly(10),
	phone: {},
	email: { type: "email" },
};

interface FieldProps extends Pick<ComponentProps<typeof HourField>, "step" | "posted" | "problem" | "kind"> {
	field: FieldData;
	form: Form<Values>;
	wide: boolean;
}

function TypedField({ field, form, wide }: FieldProps) {
	const common = {
		label: field.label,
		optional: !field.required,
		className: wide ? wideField : undefined,
		autoComplete: field.autoComplete ?? "off",
		"aria-required": field.required,
		...form.control(field.name),
	};
	if (field.input === "phone") return <PhoneField {...common} />;
	return <TextField maxLength={200} {...shapes[field.input]} {...common} />;
}

function EnquiryField(props: FieldProps) {
	const { field, form } = props;
	const { input, name, label, options, prompt, columns, splitAt } = field;
	if (input === "radio") {
		const layout = { ...(columns && { columns }), ...(splitAt && { splitAt }) };
		return <RadioGroup label={label} options={options} className={wideField} {...form.control(name)} {...layout} />;
	}
	if (input === "select") {
		const empty = prompt && { placeholder: prompt, optional: !field.required };
		return <Select label={label} options={options} {...empty} {...form.control(name)} />;
	}
	if (input === "hour") return <HourField {...props} />;
	if (input === "note") {
		return <TextArea label={label} optional rows={7} maxLength={4000} {...form.control(name)} />;
	}
	if (input === "terms") {
		// An unticked box has no message: the box itself is marked.
		const { error, ...box } = form.box(name);
		return (
			<Checkbox {...box} invalid={error !== undefined}>
				<ConsentText before={m.enquiry_terms_before()} after={m.enquiry_terms_after()} />
			</Checkbox>
		);
	}
	return <TypedField {...props} />;
}

interface FieldsProps extends Omit<FieldProps, "field" | "wide"> {
	fields: readonly FieldData[];
}

/** Fields of a step: typed ones in two columns, choices below each other. */
export function EnquiryFields({ fields, ...props }: FieldsProps) {
	// The name takes both columns, and so does a last field that would stand alone.
	const narrow = fields.filter(({ input }, index) => index > 0 && input !== "radio");
	const alone = narrow.length % 2 === 1 ? fields.at(-1) : undefined;
	const list = fields.map((field, index) => (
		<EnquiryField key={field.name} {...props} field={field} wide={index === 0 || field === alone} />
	));
	return fields.some(({ input }) => input in shapes) ? <StepFields>{list}</StepFields> : list;
}

/** Above the button that sends. A form with a box for the terms has said the rest already. */
export function Consent({ hasTerms = false }: { hasTerms?: boolean }) {
	const localePath = useLocalePath();
	return (
		<p className={styles.consent}>
			{!hasTerms && <ConsentText before={m.enquiry_consent_before()} after={m.enquiry_consent_after()} />}{" "}
			<TextLink to={localePath("/privacy")}>{m.enquiry_privacy()}</TextLink>
		</p>
	);
}

function ConsentText({ before, after }: { before: string; after: string }) {
	const localePath = useLocalePath();
	return (
		<>
			{before} <TextLink to={localePath("/terms-and-conditions")}>{m.enquiry_consent_link()}</TextLink>
			{after}
		</>
	);
}
