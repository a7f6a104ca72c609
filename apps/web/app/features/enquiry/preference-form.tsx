import { TextArea } from "../../ui/field/text-area.tsx";
import { Select } from "../../ui/select/select.tsx";
import { ChoiceField, Consent, type FieldsProps, PersonFields, TermsBox } from "./fields.tsx";
import { formModels } from "./form-model.ts";
import styles from "./forms.module.css";
import { Wizard, type WizardProps } from "./wizard.tsx";

/** The price-list wizard and the training-selection form: contact, preferences, a note. */
export function PreferenceForm(props: WizardProps) {
	const { kind, words, choices } = props.data;
	const [fields = []] = formModels[kind].steps;
	return (
		<Wizard
			{...props}
			renderSteps={(form) => [
				<PersonFields key="person" form={form} words={words} choices={choices} fields={fields} />,
				<Preferences key="preferences" form={form} words={words} choices={choices} />,
				<div key="note" className={styles.stack}>
					<TextArea
						label={words.fields.additional}
						optional
						rows={7}
						maxLength={4000}
						{...form.control("additional")}
					/>
					{kind === "training_selection" ? <TermsBox form={form} words={words} /> : <Consent words={words.consent} />}
				</div>,
			]}
		/>
	);
}

function Preferences(props: FieldsProps) {
	const { form, words, choices } = props;
	return (
		<div className={styles.stack}>
			<ChoiceField {...props} field="wish_to_go" columns={2} />
			<ChoiceField {...props} field="primary_wish" columns={3} />
			<ChoiceField {...props} field="can_visit" columns={2} />
			<ChoiceField {...props} field="membership_period" columns={3} />
			<Select
				label={words.fields.training_place}
				options={choices.training_place}
				{...form.control("training_place")}
			/>
		</div>
	);
}
