import { z } from "zod";
import {
	dateField,
	emailField,
	languageField,
	nameField,
	optional,
	phoneField,
	proofField,
	secretToken,
} from "./fields.ts";

/** How long the place of a guest who has to confirm it is held. */
export const guestConfirmationMinutes = 15;

export const guest = z.object({ first_name: nameField, last_name: nameField, phone: phoneField });
export const guestBooking = z.object({
	...guest.shape,
	proof: proofField.describe(
		"The solved challenge of `GET /form/challenge`, as Base64 of JSON. Without it a network address has ten calls an hour",
	),
	email: optional(emailField).describe("Required if the operator wants guests to confirm their bookings by mail"),
	language: optional(languageField).describe("Of that mail"),
});
export const promotionBooking = z.object({ training_date: dateField });
export const promotionGuestBooking = z.object({ ...guestBooking.shape, training_date: dateField });

export const booked = z
	.object({
		code: z
			.enum(["SUC_BOOKED", "SUC_CONFIRM_BY_MAIL"])
			.describe(
				`SUC_CONFIRM_BY_MAIL: the place is held for ${guestConfirmationMinutes} minutes, until the guest opens the link of the mail`,
			),
		calendar_url: z.string().describe("The booking as an .ics file; the link needs no session"),
	})
	.meta({ id: "Booked" });
export type Booked = z.infer<typeof booked>;

export const bookingConfirmation = z.object({ token: secretToken });

export const calendarFeed = z
	.object({ url: z.string().describe("Secret address that calendar programs subscribe to") })
	.meta({ id: "CalendarFeed" });
export type CalendarFeed = z.infer<typeof calendarFeed>;
