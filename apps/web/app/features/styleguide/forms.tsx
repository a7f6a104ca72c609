import { useState } from "react";
import { Checkbox } from "../../ui/checkbox/checkbox.tsx";
import { PasswordField } from "../../ui/field/password-field.tsx";
import { PhoneField } from "../../ui/field/phone-field.tsx";
import { TextArea } from "../../ui/field/text-area.tsx";
import { TextField } from "../../ui/field/text-field.tsx";
import { RadioGroup } from "../../ui/radio-group/radio-group.tsx";
import { Select } from "../../ui/select/select.tsx";
import { TextLink } from "../../ui/text-link/text-link.tsx";
import { Specimen, Stage, Stages, useCopy } from "./specimen.tsx";

export function Forms() {
	return (
		<>
			<Specimen name="fields">
				<Stage flow="columns">
					<Fields />
				</Stage>
				<Stage ground="ink" flow="columns">
					<Fields />
				</Stage>
			</Specimen>
			<Specimen name="choices">
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
	const { fields } = useCopy();
	const [phone, setPhone] = useState("0641234");
	const tooShort = phone.replaceAll(/\D/g, "").length < 8;
	return (
		<>
			<TextField label={fields.name} defaultValue={fields.nameValue} autoComplete="off" />
			<PhoneField
				label={fields.phone}
				value={phone}
				onChange={(event) => setPhone(event.target.value)}
				error={tooShort ? fields.phoneError : undefined}
				autoComplete="off"
			/>
			<PhoneField label={fields.landline} optional autoComplete="off" />
			<TextField
				type="email"
				label={fields.mail}
				placeholder="ime@kvart.example"
				hint={fields.mailHint}
				autoComplete="off"
			/>
			<PasswordField label={fields.password} defaultValue="kvart123" autoComplete="off" />
			<TextField label={fields.locked} defaultValue={fields.lockedValue} hint={fields.lockedHint} disabled />
			<TextArea label={fields.note} hint={fields.noteHint} optional />
		</>
	);
}

function Choices({ name }: { name: string }) {
	const { choices } = useCopy();
	const [club, setClub] = useState("");
	const [agreed, setAgreed] = useState(false);
	const options = [
		{ value: "gym", label: choices.gym, note: choices.gymNote },
		{ value: "group", label: choices.group, note: choices.groupNote },
		{ value: "personal", label: choices.personal, note: choices.personalNote },
		{ value: "padel", label: choices.padel, note: choices.padelNote, disabled: true },
	];
	return (
		<>
			<Select
				label={choices.club}
				placeholder={choices.pick}
				options={["Zemun", "Blokovi", "Vračar", "Ušće"].map((label) => ({ value: label, label }))}
				value={club}
				onChange={(event) => setClub(event.target.value)}
				error={club ? undefined : choices.clubError}
			/>
			<RadioGroup
				label={choices.wish}
				hint={choices.wishHint}
				name={name}
				options={options}
				defaultValue="gym"
				columns={2}
			/>
			<RadioGroup
				label={choices.wish}
				name={`${name}-bad`}
				options={options.slice(0, 3)}
				error={choices.wishError}
				columns={3}
			/>
			<Checkbox checked={agreed} onChange={() => setAgreed(!agreed)} error={agreed ? undefined : choices.termsError}>
				{choices.terms}
				<TextLink to="#choices">{choices.termsLink}</TextLink>
			</Checkbox>
			<Checkbox defaultChecked>{choices.news}</Checkbox>
			<Checkbox disabled defaultChecked>
				{choices.off}
			</Checkbox>
		</>
	);
}
