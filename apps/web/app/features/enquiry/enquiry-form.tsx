import type { ReactNode } from "react";
import { m } from "../../paraglide/messages.js";
import { Button } from "../../ui/button/button.tsx";
import { StepActions, Stepper } from "../../ui/stepper/stepper.tsx";
import type { EnquiryFormData } from "./enquiry.server.ts";
import styles from "./enquiry-form.module.css";
import { Consent, EnquiryFields } from "./fields.tsx";
import { FormFrame } from "./form-frame.tsx";
import { type Posted, stepParam } from "./form-model.ts";
import { useWizard } from "./use-wizard.ts";

interface EnquiryFormProps {
	data: EnquiryFormData;
	posted: Posted | undefined;
	/** For the heading beside the steps. */
	level?: 1 | 2;
	/** For the heading beside the steps. */
	id?: string;
}

/**
 * The form of any kind of enquiry. All steps are in the page: without scripts they are shown below each other, and
 * until the script has loaded, Next and Previous are POSTs that answer with the other step.
 */
export function EnquiryForm({ data, posted, level = 1, id }: EnquiryFormProps) {
	const { title, picture, steps } = data;
	const wizard = useWizard(data, posted);
	const { form, step, last, sending } = wizard;
	const hours = { posted: posted?.hours, problem: wizard.problem, kind: data.kind };
	const frame = { enquiry: wizard, path: data.path, onSubmit: wizard.submit };
	if (last === 0) {
		const foot = (
			<div className={styles.foot}>
				<Consent />
				<Button type="submit" busy={sending} arrow="forward">
					{m.enquiry_send()}
				</Button>
			</div>
		);
		return (
			<FormFrame {...frame} foot={foot}>
				<EnquiryFields fields={steps[0]?.fields ?? []} form={form} step={0} {...hours} />
			</FormFrame>
		);
	}
	const hasTerms = steps.some(({ fields }) => fields.some(({ input }) => input === "terms"));
	const foot = (
		<StepActions>
			<noscript>
				<Button type="submit">{m.enquiry_send()}</Button>
			</noscript>
			{step === last ? (
				<Button type="submit" busy={sending} className={styles.scripted}>
					{m.enquiry_send()}
				</Button>
			) : (
				<StepButton look="ink" arrow="forward" to={step + 1} onGo={wizard.next}>
					{m.enquiry_next()}
				</StepButton>
			)}
			{step > 0 && (
				<StepButton look="ghost" arrow="back" to={step - 1} onGo={wizard.back}>
					{m.enquiry_back()}
				</StepButton>
			)}
		</StepActions>
	);
	return (
		<Stepper
			title={title}
			level={level}
			{...(id && { id })}
			step={step + 1}
			total={last + 1}
			{...(picture && { picture })}
		>
			<FormFrame {...frame} foot={foot}>
				{steps.map(({ title: question, intro, fields }, index) => (
					<div key={question} data-current={index === step || undefined} className={styles.step}>
						<StepHeading level={level === 1 ? 2 : 3}>{question}</StepHeading>
						{intro && <Intro {...intro} />}
						<div className={styles.stack}>
							<EnquiryFields fields={fields} form={form} step={index} {...hours} />
							{index === last && <Consent hasTerms={hasTerms} />}
						</div>
					</div>
				))}
			</FormFrame>
		</Stepper>
	);
}

function Intro({ text, points, close }: NonNullable<EnquiryFormData["steps"][number]["intro"]>): ReactNode {
	return (
		<>
			<p className={styles.lead}>{text}</p>
			<ol className={styles.points}>
				{points.map((point) => (
					<li key={point}>{point}</li>
				))}
			</ol>
			<p>{close}</p>
		</>
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

/** Gets the focus when its step is shown, so that screen readers read it. */
function StepHeading({ level, children }: { level: 2 | 3; children: string }) {
	const Tag = `h${level}` as const;
	return (
		<Tag tabIndex={-1} className={styles.heading}>
			{children}
		</Tag>
	);
}
