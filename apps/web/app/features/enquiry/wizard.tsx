import type { ReactNode } from "react";
import { useLocale } from "../../i18n/use-locale.ts";
import type { Form } from "../../lib/use-form.ts";
import { Button } from "../../ui/button/button.tsx";
import { softHyphens } from "../../ui/heading/soft-hyphens.ts";
import { StepActions, Stepper } from "../../ui/stepper/stepper.tsx";
import type { Posted, WizardData } from "./enquiry-data.ts";
import { FormFrame } from "./form-frame.tsx";
import { formModels, stepParam, type Values } from "./form-model.ts";
import styles from "./forms.module.css";
import { useWizard } from "./use-wizard.ts";

export interface WizardProps {
	data: WizardData;
	/** Of a plain POST that was not sent on. */
	posted: Posted | undefined;
	/** The heading beside the steps: the page's own, or one on it. */
	level?: 1 | 2;
	id?: string;
}

interface StepsProps extends WizardProps {
	/** Values that the page knows better than the model. */
	initial?: Partial<Values>;
	/** What stands in each step below its question. */
	renderSteps: (form: Form<Values>) => readonly ReactNode[];
}

const none: Partial<Values> = {};

/**
 * A form in three steps. All of them are in the page: without scripts they stand below each other and Send sends them;
 * before the script has come, Next and Previous are POSTs that answer with the other step.
 */
export function Wizard({ data, posted, level = 1, id, initial = none, renderSteps }: StepsProps) {
	const { words } = data;
	const wizard = useWizard(formModels[data.kind], { words, initial, posted });
	const { form, step, last, sending } = wizard;
	return (
		<Stepper
			title={words.title}
			level={level}
			{...(id && { id })}
			step={step + 1}
			total={last + 1}
			picture={data.picture}
		>
			<FormFrame
				enquiry={wizard}
				path={data.path}
				words={words}
				onSubmit={wizard.submit}
				foot={
					<StepActions>
						<noscript>
							<Button type="submit">{words.send}</Button>
						</noscript>
						{step === last ? (
							<Button type="submit" busy={sending} className={styles.scripted}>
								{words.send}
							</Button>
						) : (
							<StepButton look="ink" arrow="forward" to={step + 1} onGo={wizard.next}>
								{words.next}
							</StepButton>
						)}
						{step > 0 && (
							<StepButton look="ghost" arrow="back" to={step - 1} onGo={wizard.back}>
								{words.back}
							</StepButton>
						)}
					</StepActions>
				}
			>
				{renderSteps(form).map((content, index) => (
					<div key={words.steps[index]} data-current={index === step || undefined} className={styles.step}>
						<StepHeading level={level === 1 ? 2 : 3}>{words.steps[index] ?? ""}</StepHeading>
						{content}
					</div>
				))}
			</FormFrame>
		</Stepper>
	);
}

interface StepButtonProps {
	look: "ink" | "ghost";
	arrow: "forward" | "back";
	to: number;
	onGo: () => void;
	children: string;
}

function StepButton({ to, onGo, ...shape }: StepButtonProps) {
	return (
		<Button
			{...shape}
			type="submit"
			name={stepParam}
			value={String(to)}
			className={styles.scripted}
			onClick={(event) => {
				event.preventDefault();
				onGo();
			}}
		/>
	);
}

/** The question of a step. It takes the focus when its step comes, so that it is read out. */
function StepHeading({ level, children }: { level: 2 | 3; children: string }) {
	const Tag = `h${level}` as const;
	return (
		<Tag tabIndex={-1} className={styles.heading}>
			{useLocale() === "sr" ? softHyphens(children) : children}
		</Tag>
	);
}
