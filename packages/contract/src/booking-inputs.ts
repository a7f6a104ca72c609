import { z } from "zod";
import { dateField, nameField, phoneField } from "./fields.ts";

export const guestBooking = z.object({ first_name: nameField, last_name: nameField, phone: phoneField });
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
