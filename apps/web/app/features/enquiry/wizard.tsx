import { type ReactNode, useState } from "react";
import type { Form } from "../../lib/use-form.ts";
import { Button } from "../../ui/button/button.tsx";
import { StepActions, Stepper } from "../../ui/stepper/stepper.tsx";
import { DraftOffer } from "./draft-offer.tsx";
import type { WizardData } from "./enquiry-data.ts";
import { FormFrame, Problem } from "./form-frame.tsx";
import { formModels, type Values } from "./form-model.ts";
import { Sent } from "./sent.tsx";
import { StepHeading } from "./step-heading.tsx";
import type { Refused } from "./take-form.server.ts";
import { useWizard } from "./use-wizard.ts";
import styles from "./wizard.module.css";

interface WizardProps {
	data: WizardData;
	/** Of a form that was sent without scripts and not taken. */
	refused: Refused | undefined;
	/** The heading beside the steps: the page's own, or one on it. */
	level?: 1 | 2;
	id?: string;
	/** Values that the page knows better than the model. */
	initial?: Values;
	/** What stands in each step below its question. */
	renderSteps: (form: Form<Values>) => readonly ReactNode[];
}

const none: Values = {};

/** A form in three steps. Without scripts the steps stand below each other, and Send sends them all. */
export function Wizard({ data, refused, level = 1, id, initial = none, renderSteps }: WizardProps) {
	const { words } = data;
	const model = formModels[data.kind];
	const [sent, setSent] = useState(false);
	const wizard = useWizard(model, { initial, refused, failed: words.failed, onSent: () => setSent(true) });
	const { form, step, last, sending } = wizard;
	const isLast = step === last;
	return (
		<Stepper
			title={words.title}
			level={level}
			{...(id && { id })}
			step={step + 1}
			total={last + 1}
			picture={data.picture}
		>
			<DraftOffer draft={wizard.draft} words={words.draft} />
			<FormFrame formRef={form.ref} path={data.path} words={words} onSubmit={isLast ? wizard.submit : wizard.next}>
				{renderSteps(form).map((content, index) => (
					<div key={words.steps[index]} data-current={index === step || undefined} className={styles["step"]}>
						<StepHeading level={level === 1 ? 2 : 3}>{words.steps[index] ?? ""}</StepHeading>
						{content}
					</div>
				))}
				<Problem words={words} problem={wizard.problem} onRetry={wizard.submit} />
				<StepActions>
					{step > 0 && (
						<Button look="ghost" arrow="back" onClick={wizard.back}>
							{words.back}
						</Button>
					)}
					{!isLast && (
						<Button look="ink" arrow="forward" className={styles["scripted"]} onClick={wizard.next}>
							{words.next}
						</Button>
					)}
					<Button type="submit" busy={sending} className={isLast ? styles["send"] : styles["unscripted"]}>
						{words.send}
					</Button>
				</StepActions>
			</FormFrame>
			<Sent sent={sent} words={words.success} />
		</Stepper>
	);
}
