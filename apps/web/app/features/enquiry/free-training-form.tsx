import { ChoiceField, Consent, PersonFields } from "./fields.tsx";
import { formModels } from "./form-model.ts";
import styles from "./forms.module.css";
import { Wizard, type WizardProps } from "./wizard.tsx";

/** Where the list of trainings breaks into its second column. */
const secondColumn = 15;

export function FreeTrainingForm(props: WizardProps) {
	const { words, choices, intro } = props.data;
	const [, fields = []] = formModels.free_training.steps;
	return (
		<Wizard
			{...props}
			// Nobody has to choose: the first training of the list is what most want to try.
			initial={{ wish_to_try: choices.wish_to_try[0]?.value ?? "" }}
			renderSteps={(form) => [
				intro && (
					<div key="intro">
						<p className={styles.lead}>{intro.text}</p>
						<ol className={styles.points}>
							{intro.points.map((point) => (
								<li key={point}>{point}</li>
							))}
						</ol>
						<p>{intro.bring}</p>
					</div>
				),
				<PersonFields key="person" form={form} words={words} choices={choices} fields={fields} />,
				<div key="training" className={styles.stack}>
					<ChoiceField form={form} words={words} choices={choices} field="wish_to_try" splitAt={secondColumn} />
					<Consent words={words.consent} />
				</div>,
			]}
		/>
	);
}
