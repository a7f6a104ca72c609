import { phoneDigits, phoneRule, required } from "@kvart/contract/rules";
import type { Slot } from "../../lib/slot.ts";
import { type Form, useForm } from "../../lib/use-form.ts";
import { TextField } from "../../ui/field/text-field.tsx";
import type { BookingWords, GuestValues, SentBooking } from "./booking-data.ts";
import styles from "./guest-form.module.css";

const empty: GuestValues = { firstName: "", lastName: "", phone: "" };

/** Starts with what a plain form brought, and with what was wrong in it. */
export function useGuestForm(sent: SentBooking | null): Form<GuestValues> {
	return useForm<GuestValues>(
		sent && !sent.calendarUrl ? sent.values : empty,
		{ firstName: required, lastName: required, phone: phoneRule },
		Object.fromEntries(sent?.errors.map(({ field, code }) => [field, code]) ?? []),
	);
}

interface GuestFormProps {
	form: Form<GuestValues>;
	slot: Slot;
	words: BookingWords;
	onSubmit: () => Promise<void>;
}

/** Name and phone are enough. Its button stands in the foot of the sheet. Without scripts the browser sends it. */
export function GuestForm({ form, slot, words, onSubmit }: GuestFormProps) {
	return (
		<form
			{...form.attributes}
			id="guest-booking"
			className={styles.form}
			onSubmit={(event) => {
				event.preventDefault();
				void onSubmit();
			}}
		>
			<input type="hidden" name="trainingDate" value={slot.trainingDate} />
			<TextField
				label={words.firstName}
				autoComplete="given-name"
				{...form.control("firstName")}
				onBlur={({ currentTarget }) => {
					currentTarget.value = currentTarget.value.trim();
				}}
			/>
			<TextField label={words.lastName} autoComplete="family-name" {...form.control("lastName")} />
			<TextField
				label={words.phone}
				hint={words.phoneHint}
				type="tel"
				autoComplete="tel"
				numeric
				// Room for what people type between the digits.
				maxLength={2 * phoneDigits.max}
				{...form.control("phone")}
			/>
		</form>
	);
}
