import { emailRule, type FieldRule, phoneRule, required } from "@kvart/contract/rules";
import { useEffect } from "react";
import { useLocalePath } from "../../i18n/use-locale.ts";
import { startProof } from "../../lib/proof.ts";
import type { Slot } from "../../lib/slot.ts";
import { type Form, onSend, useForm } from "../../lib/use-form.ts";
import { m } from "../../paraglide/messages.js";
import { PhoneField } from "../../ui/field/phone-field.tsx";
import { TextField } from "../../ui/field/text-field.tsx";
import { TextLink } from "../../ui/text-link/text-link.tsx";
import styles from "./booking-sheet.module.css";
import type { GuestValues, SentBooking } from "./requests.ts";

const empty: GuestValues = { firstName: "", lastName: "", phone: "", email: "" };

const optionalEmail: FieldRule = (value) => (required(value) ? null : emailRule(value));

/** Starts with the values and errors of a plain POST. */
export function useGuestForm(sent: SentBooking | null, emailRequired: boolean): Form<GuestValues> {
	return useForm<GuestValues>(
		sent && !sent.calendarUrl ? sent.values : empty,
		{ firstName: required, lastName: required, phone: phoneRule, email: emailRequired ? emailRule : optionalEmail },
		Object.fromEntries(sent?.errors.map(({ field, code }) => [field, code]) ?? []),
	);
}

interface GuestFormProps {
	form: Form<GuestValues>;
	slot: Slot;
	emailRequired: boolean;
	onSubmit: () => Promise<void>;
}

/** Its button is in the footer of the sheet. */
export function GuestForm({ form, slot, emailRequired, onSubmit }: GuestFormProps) {
	const localePath = useLocalePath();
	useEffect(() => {
		const element = form.ref.current;
		element?.addEventListener("focusin", startProof);
		return () => element?.removeEventListener("focusin", startProof);
	}, [form.ref]);
	return (
		<form {...form.attributes} id="guest-booking" className={styles.form} onSubmit={onSend(onSubmit)}>
			<input type="hidden" name="trainingDate" value={slot.trainingDate} />
			<TextField
				label={m.booking_first_name()}
				autoComplete="given-name"
				{...form.control("firstName")}
				onBlur={({ currentTarget }) => {
					currentTarget.value = currentTarget.value.trim();
				}}
			/>
			<TextField label={m.booking_last_name()} autoComplete="family-name" {...form.control("lastName")} />
			<PhoneField label={m.booking_phone()} hint={m.booking_phone_hint()} {...form.control("phone")} />
			<TextField
				label={m.booking_email()}
				hint={emailRequired ? m.booking_email_hint() : m.booking_email_optional_hint()}
				optional={!emailRequired}
				type="email"
				autoComplete="email"
				{...form.control("email")}
			/>
			<p className={styles.privacy}>
				<TextLink to={localePath("/privacy")}>{m.booking_privacy()}</TextLink>
			</p>
		</form>
	);
}
