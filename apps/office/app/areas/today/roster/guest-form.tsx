import { phoneRule, required } from "@kvart/contract/rules";
import { Button, Stack } from "@mantine/core";
import { type FormEvent, useState } from "react";
import { fieldMessage } from "../../../i18n/field-message.ts";
import { useChange } from "../../../lib/use-change.ts";
import { m } from "../../../paraglide/messages.js";
import { TextField } from "../../../parts/fields/text-field.tsx";
import { checkFields, codesByField, type FieldCodes } from "../../../parts/record-form/field-codes.ts";
import { personName } from "../training-words.ts";
import type { WalkInProps } from "./walk-in-dialog.tsx";

interface Guest {
	first_name: string;
	last_name: string;
	phone: string;
}

const nobody: Guest = { first_name: "", last_name: "", phone: "" };

/** Somebody without an account: by the phone it is known who has a place already. */
export function GuestForm({ training, arrived, onAdded }: WalkInProps) {
	const [guest, setGuest] = useState(nobody);
	const [codes, setCodes] = useState<FieldCodes<Guest>>({});
	const add = useChange("bookGuestAtDesk", {
		onDone: (roster) => onAdded(roster, personName(guest)),
		onRefusal: ({ errors }) => {
			setCodes(codesByField<Guest>(errors));
			return errors.length > 0;
		},
	});

	function send(event: FormEvent) {
		event.preventDefault();
		const wrong = checkFields(guest, { first_name: required, last_name: required, phone: phoneRule });
		setCodes(wrong);
		if (Object.keys(wrong).length > 0) return;
		add.mutate({ params: { id: training.period_id }, body: { ...guest, date: training.date, arrived } });
	}

	const control = (name: keyof Guest) => ({
		name,
		value: guest[name],
		error: fieldMessage(codes[name]),
		required: true,
		onChange: (value: string) => setGuest({ ...guest, [name]: value }),
	});
	return (
		<form noValidate onSubmit={send}>
			<Stack gap="md">
				<TextField {...control("first_name")} label={m.today_first_name()} />
				<TextField {...control("last_name")} label={m.today_last_name()} />
				<TextField {...control("phone")} label={m.today_phone()} type="tel" />
				<Button type="submit" loading={add.isPending}>
					{m.today_enter()}
				</Button>
			</Stack>
		</form>
	);
}
