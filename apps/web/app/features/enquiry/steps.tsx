import { fieldMessage } from "../../i18n/field-message.ts";
import { useLocalePath } from "../../i18n/use-locale.ts";
import type { Form } from "../../lib/use-form.ts";
import { Checkbox } from "../../ui/checkbox/checkbox.tsx";
import { TextArea } from "../../ui/field/text-area.tsx";
import { RadioGroup } from "../../ui/radio-group/radio-group.tsx";
import { Select } from "../../ui/select/select.tsx";
import { StepFields, wideField } from "../../ui/stepper/stepper.tsx";
import { TextLink } from "../../ui/text-link/text-link.tsx";
import type { Choice, WizardWords } from "./enquiry-data.ts";
import { EnquiryField } from "./enquiry-field.tsx";
import type { Values } from "./form-model.ts";
import styles from "./steps.module.css";

interface StepProps {
	form: Form<Values>;
	words: Pick<WizardWords, "fields" | "consent">;
	choices: Record<string, Choice[]>;
}

interface ChoiceProps extends StepProps {
	field: string;
	columns?: 1 | 2 | 3;
	splitAt?: number;
}

export function ChoiceField({ form, words, choices, field, ...layout }: ChoiceProps) {
	return (
		<RadioGroup
			label={words.fields[field] ?? ""}
			name={field}
			options={choices[field] ?? []}
			value={form.values[field] ?? ""}
			onValueChange={(value) => form.set(field, value)}
			error={fieldMessage(form.codes[field])}
			className={wideField}
			{...layout}
		/>
	);
}

export function PersonStep({ form, words, fields }: StepProps & { fields: readonly string[] }) {
	return (
		<StepFields>
			{fields.map((field, index) => (
				<EnquiryField
					key={field}
					form={form}
					name={field}
					label={words.fields[field] ?? ""}
					// The name, and a last one that would stand alone.
					className={index === 0 || (index === fields.length - 1 && index % 2 === 1) ? wideField : undefined}
				/>
			))}
		</StepFields>
	);
}

export function PreferencesStep(props: StepProps) {
	const { form, words, choices } = props;
	return (
		<div className={styles["stack"]}>
			<ChoiceField {...props} field="wish_to_go" columns={2} />
			<ChoiceField {...props} field="primary_wish" columns={3} />
			<ChoiceField {...props} field="can_visit" columns={2} />
			<ChoiceField {...props} field="membership_period" columns={3} />
			<Select
				label={words.fields["training_place"] ?? ""}
				options={choices["training_place"] ?? []}
				{...form.control("training_place")}
				error={fieldMessage(form.codes["training_place"])}
			/>
		</div>
	);
}

/** The note, and where the form asks for it the box without which nothing is sent. */
export function NoteStep({ form, words, terms }: StepProps & { terms: boolean }) {
	return (
		<div className={styles["stack"]}>
			<TextArea
				label={words.fields["additional"] ?? ""}
				optional
				rows={7}
				maxLength={4000}
				{...form.control("additional")}
				error={fieldMessage(form.codes["additional"])}
			/>
			{terms ? (
				<Checkbox
					name="terms_and_conditions"
					checked={form.values["terms_and_conditions"] === "on"}
					onChange={({ currentTarget }) => form.set("terms_and_conditions", currentTarget.checked ? "on" : "")}
					invalid={form.codes["terms_and_conditions"] !== undefined}
				>
					<ConsentText words={words.consent} />
				</Checkbox>
			) : (
				<Consent words={words.consent} />
			)}
		</div>
	);
}

export function Consent({ words }: { words: WizardWords["consent"] }) {
	return (
		<p className={styles["consent"]}>
			<ConsentText words={words} />
		</p>
	);
}

function ConsentText({ words }: { words: WizardWords["consent"] }) {
	const localePath = useLocalePath();
	return (
		<>
			{words.before} <TextLink to={localePath("/terms-and-conditions")}>{words.link}</TextLink>
			{words.after}
		</>
	);
}
