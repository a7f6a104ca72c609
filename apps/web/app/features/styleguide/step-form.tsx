import { useState } from "react";
import { Button } from "../../ui/button/button.tsx";
import { PhoneField } from "../../ui/field/phone-field.tsx";
import { TextField } from "../../ui/field/text-field.tsx";
import { Heading } from "../../ui/heading/heading.tsx";
import type { PictureSource } from "../../ui/picture/picture-data.ts";
import { StepActions, StepFields, Stepper, wideField } from "../../ui/stepper/stepper.tsx";
import { showToast } from "../../ui/toast/toast.ts";
import { Specimen, Stage } from "./specimen.tsx";

export function StepForm({ picture }: { picture: PictureSource }) {
	const [step, setStep] = useState(2);
	function send() {
		showToast({ kind: "success", text: "Enquiry sent. We will call you today." });
		setStep(1);
	}
	return (
		<Specimen name="stepper" title="Step form">
			<Stage flush>
				<Stepper title="The first one is on us" level={3} step={step} total={3} picture={picture}>
					<StepFields>
						<Heading level={4} size="m" className={wideField}>
							How do we reach you?
						</Heading>
						<TextField className={wideField} label="Full name" autoComplete="off" />
						<PhoneField label="Mobile phone" autoComplete="off" />
						<TextField numeric label="Age" optional autoComplete="off" />
					</StepFields>
					<StepActions>
						{step < 3 && (
							<Button look="ink" arrow="forward" onClick={() => setStep(step + 1)}>
								Next
							</Button>
						)}
						{step === 3 && <Button onClick={send}>Send</Button>}
						{step > 1 && (
							<Button look="ghost" arrow="back" onClick={() => setStep(step - 1)}>
								Back
							</Button>
						)}
					</StepActions>
				</Stepper>
			</Stage>
		</Specimen>
	);
}
