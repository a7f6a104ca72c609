import { useEffect, useRef, useState } from "react";
import { fieldMessage } from "../../i18n/field-message.ts";
import { Button } from "../../ui/button/button.tsx";
import { Select } from "../../ui/select/select.tsx";
import { StepFields, wideField } from "../../ui/stepper/stepper.tsx";
import { DraftOffer } from "./draft-offer.tsx";
import type { LeadFormData } from "./enquiry-data.ts";
import { EnquiryField } from "./enquiry-field.tsx";
import { FormFrame, Problem } from "./form-frame.tsx";
import { formModels } from "./form-model.ts";
import styles from "./lead-form.module.css";
import { Sent } from "./sent.tsx";
import { ChoiceField, Consent } from "./steps.tsx";
import type { Refused } from "./take-form.server.ts";
import { useDraft } from "./use-draft.ts";
import { useEnquiry } from "./use-enquiry.ts";

interface LeadFormProps {
	data: LeadFormData;
	refused: Refused | undefined;
	/** The centre that was picked on the page; picking one, also the same again, changes the form. */
	picked: { gym: string } | null;
}

const model = formModels.lending_page;

/** The form of the landing pages: all of it at once. */
export function LeadForm({ data, refused, picked }: LeadFormProps) {
	const { words, choices } = data;
	const [sent, setSent] = useState(false);
	const { form, untouched, sending, problem, send } = useEnquiry(model, {
		// The address may name any centre.
		initial: { gym_location: choices["gym_location"]?.find(({ value }) => value === picked?.gym)?.value ?? "" },
		refused,
		failed: words.failed,
		onSent: () => {
			draft.finish();
			form.fill(model.initial);
			setSent(true);
		},
	});
	const draft = useDraft(model, { form, untouched, step: 0, onResume: () => undefined });

	const known = useRef(picked);
	useEffect(() => {
		if (picked === known.current) return;
		known.current = picked;
		form.set("gym_location", picked?.gym ?? "");
	}, [picked, form]);


	function submit() {
		if (form.check()) void send();
	}

	return (
		<>
			<DraftOffer draft={draft} words={words.draft} />
			<FormFrame formRef={form.ref} path={data.path} words={words} onSubmit={submit}>
				<StepFields>
					<EnquiryField form={form} name="name" label={words.fields["name"] ?? ""} className={wideField} />
					<EnquiryField form={form} name="phone_1" label={words.fields["phone_1"] ?? ""} />
					<EnquiryField form={form} name="email" label={words.fields["email"] ?? ""} />
					<ChoiceField form={form} words={words} choices={choices} field="wish_to_try" columns={3} />
					<Select
						label={words.fields["gym_location"] ?? ""}
						placeholder={words.placePrompt}
						options={choices["gym_location"] ?? []}
						{...form.control("gym_location")}
						error={fieldMessage(form.codes["gym_location"])}
					/>
					<EnquiryField form={form} name="address" label={words.fields["address"] ?? ""} />
				</StepFields>
				<Problem words={words} problem={problem} onRetry={submit} />
				<div className={styles["foot"]}>
					<Consent words={words.consent} />
					<Button type="submit" busy={sending} arrow="forward">
						{words.send}
					</Button>
				</div>
			</FormFrame>
			<Sent sent={sent} words={words.success} />
		</>
	);
}
