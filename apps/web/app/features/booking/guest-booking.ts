import type { CallOptions, Client } from "@kvart/contract/client";
import type { FieldError } from "@kvart/contract/errors";
import type { GuestValues, Target } from "./booking-data.ts";

const formNames: Record<string, string> = { first_name: "firstName", last_name: "lastName" };

/** What is wrong, by the names that the form's fields have. */
export function namedAsInForm(error: FieldError): FieldError {
	return { ...error, field: formNames[error.field] ?? error.field };
}

/** A place for somebody without an account: from the browser, and on the server for forms that come without scripts. */
export function bookAsGuest(
	api: Client,
	{ id, kind, trainingDate }: Target,
	guest: GuestValues,
	options?: CallOptions,
) {
	const params = { id };
	const body = { first_name: guest.firstName.trim(), last_name: guest.lastName.trim(), phone: guest.phone.trim() };
	return kind === "ordinary"
		? api.bookPeriodAsGuest({ params, body }, options)
		: api.bookPromotionPeriodAsGuest({ params, body: { ...body, training_date: trainingDate } }, options);
}
