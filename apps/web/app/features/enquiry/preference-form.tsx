import type { WizardData } from "./enquiry-data.ts";
import { formModels } from "./form-model.ts";
import { NoteStep, PersonStep, PreferencesStep } from "./steps.tsx";
import type { Refused } from "./take-form.server.ts";
import { Wizard } from "./wizard.tsx";

interface PreferenceFormProps {
	data: WizardData;
	refused: Refused | undefined;
	level?: 1 | 2;
	id?: string;
}

/** The price-list wizard and the training-selection form: contact, preferences, a note. */
export function PreferenceForm({ data, refused, ...heading }: PreferenceFormProps) {
	const { kind, words, choices } = data;
	const [fields = []] = formModels[kind].steps;
	return (
		<Wizard
			data={data}
			refused={refused}
			{...heading}
			renderSteps={(form) => [
				<PersonStep key="person" form={form} words={words} choices={choices} fields={fields} />,
				<PreferencesStep key="preferences" form={form} words={words} choices={choices} />,
				<NoteStep key="note" form={form} words={words} choices={choices} terms={kind === "training_selection"} />,
			]}
		/>
	);
}
