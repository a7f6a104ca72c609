import { useState } from "react";
import { Button } from "../../ui/button/button.tsx";
import { PhoneField } from "../../ui/field/phone-field.tsx";
import { TextField } from "../../ui/field/text-field.tsx";
import { Heading } from "../../ui/heading/heading.tsx";
import type { PictureSource } from "../../ui/picture/picture-data.ts";
import { StepActions, StepFields, Stepper, wideField } from "../../ui/stepper/stepper.tsx";
import { showToast } from "../../ui/toast/toast.ts";
import { Specimen, Stage, useCopy } from "./specimen.tsx";

export function StepForm({ picture }: { picture: PictureSource }) {
	const { stepper, fields } = useCopy();
	const [step, setStep] = useState(2);
	function send() {
		showToast({ kind: "success", text: stepper.done });
		setStep(1);
	}
	return (
		<Specimen name="stepper">
			<Stage flush>
				<Stepper title={stepper.title} level={3} step={step} total={3} picture={picture}>
					<StepFields>
						<Heading level={4} size="m" className={wideField}>
							{stepper.question}
						</Heading>
						<TextField className={wideField} label={fields.name} autoComplete="off" />
						<PhoneField label={fields.phone} autoComplete="off" />
						<TextField numeric label={fields.age} optional autoComplete="off" />
					</StepFields>
					<StepActions>
						{step < 3 && (
							<Button look="ink" arrow="forward" onClick={() => setStep(step + 1)}>
								{stepper.next}
							</Button>
						)}
						{step === 3 && <Button onClick={send}>{stepper.send}</Button>}
						{step > 1 && (
							<Button look="ghost" arrow="back" onClick={() => setStep(step - 1)}>
								{stepper.back}
							</Button>
						)}
					</StepActions>
				</Stepper>
			</Stage>
		</Specimen>
	);
}
