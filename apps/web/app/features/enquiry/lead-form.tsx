import { Button } from "../../ui/button/button.tsx";
import { Select } from "../../ui/select/select.tsx";
import { StepFields, wideField } from "../../ui/stepper/stepper.tsx";
import type { LeadFormData, Posted } from "./enquiry-data.ts";
import { ChoiceField, Consent, DataField } from "./fields.tsx";
import { FormFrame } from "./form-frame.tsx";
import { type FieldName, formModels } from "./form-model.ts";
import styles from "./forms.module.css";
import { useEnquiry } from "./use-enquiry.ts";

const centre: readonly FieldName[] = ["gym_location"];

interface LeadFormProps {
	data: LeadFormData;
	posted: Posted | undefined;
}

/** The form of the landing pages: all of it at once. */
export function LeadForm({ data, posted }: LeadFormProps) {
	const { words, choices, picked } = data;
	const enquiry = useEnquiry(formModels.lending_page, {
		words,
		posted,
		...(picked && { initial: { gym_location: picked }, chosen: centre }),
		onSent: () => form.reset(),
	});
	const { form } = enquiry;
	return (
		<FormFrame
			enquiry={enquiry}
			path={data.path}
			words={words}
			onSubmit={() => {
				if (form.check()) void enquiry.send();
			}}
			foot={
				<div className={styles.foot}>
					<Consent words={words.consent} />
					<Button type="submit" busy={enquiry.sending} arrow="forward">
						{words.send}
					</Button>
				</div>
			}
		>
			<StepFields>
				<DataField form={form} words={words} field="name" className={wideField} />
				<DataField form={form} words={words} field="phone_1" />
				<DataField form={form} words={words} field="email" />
				<ChoiceField form={form} words={words} choices={choices} field="wish_to_try" columns={3} />
				<Select
					label={words.fields.gym_location}
					placeholder={words.placePrompt}
					options={choices.gym_location}
					{...form.control("gym_location")}
				/>
				<DataField form={form} words={words} field="address" />
			</StepFields>
		</FormFrame>
	);
}
