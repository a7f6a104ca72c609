import { useState } from "react";
import { Checkbox } from "../../ui/checkbox/checkbox.tsx";
import { PasswordField } from "../../ui/field/password-field.tsx";
import { PhoneField } from "../../ui/field/phone-field.tsx";
import { TextArea } from "../../ui/field/text-area.tsx";
import { TextField } from "../../ui/field/text-field.tsx";
import { RadioGroup } from "../../ui/radio-group/radio-group.tsx";
import { Select } from "../../ui/select/select.tsx";
import { TextLink } from "../../ui/text-link/text-link.tsx";
import { Specimen, Stage, Stages } from "./specimen.tsx";

export function Forms() {
	return (
		<>
			<Specimen name="fields" title="Fields">
				<Stage flow="columns">
					<Fields />
				</Stage>
				<Stage ground="ink" flow="columns">
					<Fields />
				</Stage>
			</Specimen>
			<Specimen name="choices" title="Choices">
				<Stages>
					<Stage>
						<Choices name="wish-bone" />
					</Stage>
					<Stage ground="ink">
						<Choices name="wish-ink" />
					</Stage>
				</Stages>
			</Specimen>
		</>
	);
}

function Fields() {
	const [phone, setPhone] = useState("0641234");
	const tooShort = phone.replaceAll(/\D/g, "").length < 8;
	return (
		<>
			<TextField label="Full name" defaultValue="Jelena Šćepanović" autoComplete="off" />
			<PhoneField
				label="Mobile phone"
				value={phone}
				onChange={(event) => setPhone(event.target.value)}
				error={tooShort ? "At least eight digits." : undefined}
				autoComplete="off"
			/>
			<PhoneField label="Landline" optional autoComplete="off" />
			<TextField
				type="email"
				label="E-mail"
				placeholder="ime@kvart.example"
				hint="We only send the confirmation."
				autoComplete="off"
			/>
			<PasswordField label="Password" defaultValue="kvart123" autoComplete="off" />
			<TextField label="Membership card number" defaultValue="KV-20418" hint="The front desk can change it." disabled />
			<TextArea label="Note" hint="Injuries, pregnancy, anything the coach should know." optional />
		</>
	);
}

function Choices({ name }: { name: string }) {
	const [club, setClub] = useState("");
	const [agreed, setAgreed] = useState(false);
	const options = [
		{ value: "gym", label: "The gym", note: "On your own, at your pace" },
		{ value: "group", label: "A group training", note: "Up to 24 people in the room" },
		{ value: "personal", label: "A personal training", note: "One to one" },
		{ value: "padel", label: "Padel", note: "Soon at Zvezdara", disabled: true },
	];
	return (
		<>
			<Select
				label="Club"
				placeholder="Choose a club"
				options={["Zemun", "Blokovi", "Vračar", "Ušće"].map((label) => ({ value: label, label }))}
				value={club}
				onChange={(event) => setClub(event.target.value)}
				error={club ? undefined : "Choose a club, so that we know where to expect you."}
			/>
			<RadioGroup
				label="What would you like to try?"
				hint="You can always change your mind."
				name={name}
				options={options}
				defaultValue="gym"
				columns={2}
			/>
			<RadioGroup
				label="What would you like to try?"
				name={`${name}-bad`}
				options={options.slice(0, 3)}
				error="Choose one training."
				columns={3}
			/>
			<Checkbox
				checked={agreed}
				onChange={() => setAgreed(!agreed)}
				error={agreed ? undefined : "We cannot send the enquiry without your consent."}
			>
				I agree to the <TextLink to="#choices">house rules</TextLink>
			</Checkbox>
			<Checkbox defaultChecked>Tell me about offers</Checkbox>
			<Checkbox disabled defaultChecked>
				Locked
			</Checkbox>
		</>
	);
}
