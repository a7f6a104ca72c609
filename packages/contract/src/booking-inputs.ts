import { z } from "zod";
import { dateField, nameField, phoneField, proofField } from "./fields.ts";

export const guest = z.object({ first_name: nameField, last_name: nameField, phone: phoneField });
export const guestBooking = z.object({
	...guest.shape,
	proof: proofField.describe(
		"The solved challenge of `GET /form/challenge`, as Base64 of JSON. Without it a network address has ten calls an hour",
	),
});
export const promotionBooking = z.object({ training_date: dateField });
export const promotionGuestBooking = z.object({ ...guestBooking.shape, training_date: dateField });

export const booked = z
	.object({
		code: z.literal("SUC_BOOKED"),
		calendar_url: z.string().describe("The booking as an .ics file; the link needs no session"),
	})
	.meta({ id: "Booked" });
export type Booked = z.infer<typeof booked>;

export const calendarFeed = z
	.object({ url: z.string().describe("Secret address that calendar programs subscribe to") })
	.meta({ id: "CalendarFeed" });
export type CalendarFeed = z.infer<typeof calendarFeed>;
