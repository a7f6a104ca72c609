import type { Locale } from "@kvart/contract/locale";
import { emailRule, phoneRule, required } from "@kvart/contract/rules";
import type { Arrival } from "@kvart/contract/staff/memberships/desk-arrival";
import { SegmentedControl, Text } from "@mantine/core";
import { useState } from "react";
import { fieldMessage } from "../../../i18n/error-messages.ts";
import { useChange } from "../../../lib/use-change.ts";
import { m } from "../../../paraglide/messages.js";
import { Dialog, DialogForm } from "../../../parts/dialog/dialog.tsx";
import { FieldGroup } from "../../../parts/fields/field-group.tsx";
import { TextField } from "../../../parts/fields/text-fields.tsx";
import { checkFields, codesByField, type FieldCodes } from "../../../parts/record-form/field-codes.ts";

interface Typed {
	first_name: string;
	last_name: string;
	email: string;
	phone: string;
	card_id: string;
}

const nothing: Typed = { first_name: "", last_name: "", email: "", phone: "", card_id: "" };

interface RegisterDialogProps {
	gymId: number;
	onRegistered: (arrival: Arrival) => void;
	onClose: () => void;
}

/** Makes an account for the person at the desk. */
export function RegisterDialog({ gymId, onRegistered, onClose }: RegisterDialogProps) {
	const [typed, setTyped] = useState(nothing);
	const [language, setLanguage] = useState<Locale>("sr");
	const [codes, setCodes] = useState<FieldCodes<Typed>>({});
	const register = useChange("registerAtDesk", {
		done: m.desk_registered,
		onDone: onRegistered,
		onRefusal: ({ errors }) => {
			setCodes(codesByField<Typed>(errors));
			return errors.length > 0;
		},
	});

	function send() {
		const rules = { first_name: required, last_name: required, email: emailRule, phone: phoneRule };
		const wrong = checkFields(typed, rules);
		setCodes(wrong);
		if (Object.keys(wrong).length === 0) register.mutate({ body: { ...typed, gym_id: gymId, language } });
	}

	const control = (name: keyof Typed) => ({
		name,
		value: typed[name],
		error: fieldMessage(codes[name]),
		onChange: (value: string) => setTyped({ ...typed, [name]: value }),
	});
	return (
		<Dialog title={m.desk_register_title()} onClose={onClose}>
			<DialogForm submit={m.desk_register_confirm()} busy={register.isPending} onSubmit={send} onClose={onClose}>
				<Text c="dimmed">{m.desk_register_text()}</Text>
				<TextField {...control("first_name")} label={m.desk_first_name()} required />
				<TextField {...control("last_name")} label={m.desk_last_name()} required />
				<TextField {...control("phone")} label={m.desk_phone()} type="tel" required />
				<TextField {...control("email")} label={m.desk_email()} type="email" required />
				<TextField {...control("card_id")} label={m.desk_card_id()} />
				<FieldGroup label={m.desk_language()}>
					<SegmentedControl
						aria-label={m.desk_language()}
						value={language}
						onChange={setLanguage}
						data={[
							{ value: "sr", label: m.parts_in_serbian() },
							{ value: "en", label: m.parts_in_english() },
						]}
					/>
				</FieldGroup>
			</DialogForm>
		</Dialog>
	);
}
