import type { WizardData } from "./enquiry-data.ts";
import { formModels } from "./form-model.ts";
import styles from "./steps.module.css";
import { ChoiceField, Consent, PersonStep } from "./steps.tsx";
import type { Refused } from "./take-form.server.ts";
import { Wizard } from "./wizard.tsx";

/** Where the list of trainings breaks into its second column. */
const secondColumn = 15;

interface FreeTrainingFormProps {
	data: WizardData;
	refused: Refused | undefined;
}

export function FreeTrainingForm({ data, refused }: FreeTrainingFormProps) {
	const { words, choices, intro } = data;
	const [, fields = []] = formModels.free_training.steps;
	// Nobody has to choose: the first training of the list is what most want to try.
	const initial = { wish_to_try: choices["wish_to_try"]?.[0]?.value ?? "" };
	return (
		<Wizard
			data={data}
			refused={refused}
			initial={initial}
			renderSteps={(form) => [
				intro && (
					<div key="intro">
						<p className={styles["lead"]}>{intro.text}</p>
						<ol className={styles["points"]}>
							{intro.points.map((point) => (
								<li key={point}>{point}</li>
							))}
						</ol>
						<p>{intro.bring}</p>
					</div>
				),
				<PersonStep key="person" form={form} words={words} choices={choices} fields={fields} />,
				<div key="training" className={styles["stack"]}>
					<ChoiceField form={form} words={words} choices={choices} field="wish_to_try" splitAt={secondColumn} />
					<Consent words={words.consent} />
				</div>,
			]}
		/>
	);
}
