import { phoneDigits, phoneRule, required } from "@kvart/contract/rules";
import { fieldMessage } from "../../i18n/field-message.ts";
import { problemToast } from "../../i18n/problem-message.ts";
import type { Slot } from "../../lib/slot.ts";
import { type Form, useForm } from "../../lib/use-form.ts";
import { m } from "../../paraglide/messages.js";
import { TextField } from "../../ui/field/text-field.tsx";
import { ScriptedForm } from "../../ui/scripted-form/scripted-form.tsx";
import { showToast } from "../../ui/toast/toast.ts";
import type { GuestValues } from "./booking-data.ts";
import styles from "./guest-form.module.css";
import type { Bookings } from "./use-bookings.ts";

export function useGuestForm(): Form<GuestValues> {
	return useForm<GuestValues>(
		{ firstName: "", lastName: "", phone: "" },
		{ firstName: required, lastName: required, phone: phoneRule },
	);
}

interface GuestFormProps {
	form: Form<GuestValues>;
	slot: Slot;
	act: Bookings["act"];
	onDone: () => void;
}

/** Name and phone are enough. Its button stands in the foot of the sheet. */
export function GuestForm({ form, slot, act, onDone }: GuestFormProps) {
	const { ref, values, codes, control, set } = form;

	async function submit(): Promise<void> {
		if (!form.check()) return showToast(problemToast("ERR_ALL_FIELDS_REQUIRED"));
		const guest = {
			firstName: values.firstName.trim(),
			lastName: values.lastName.trim(),
			phone: values.phone.trim(),
		};
		const outcome = await act(slot, "book", guest);
		if (outcome.kind === "done") onDone();
		if (outcome.kind === "refused" && outcome.errors.length > 0) form.refuse(outcome.errors);
	}

	return (
		<ScriptedForm ref={ref} id="guest-booking" className={styles["form"]} onSend={submit}>
			<TextField
				label={m.booking_first_name()}
				autoComplete="given-name"
				error={fieldMessage(codes.firstName)}
				{...control("firstName")}
				onChange={({ currentTarget }) => set("firstName", currentTarget.value.trimStart())}
				onBlur={({ currentTarget }) => set("firstName", currentTarget.value.trim())}
			/>
			<TextField
				label={m.booking_last_name()}
				autoComplete="family-name"
				error={fieldMessage(codes.lastName)}
				{...control("lastName")}
			/>
			<TextField
				label={m.booking_phone()}
				hint={m.booking_phone_hint()}
				type="tel"
				autoComplete="tel"
				numeric
				// Room for what people type between the digits.
				maxLength={2 * phoneDigits.max}
				error={fieldMessage(codes.phone)}
				{...control("phone")}
			/>
		</ScriptedForm>
	);
}
