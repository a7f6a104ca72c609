import { z } from "zod";
import { secretToken } from "./fields.ts";
import { ownBooking } from "./members.ts";

/** The link in a reminder, which cancels without a log-in. */
export const bookingLink = z.object({ token: secretToken });

export const linkedBooking = ownBooking
	.pick({
		training_date: true,
		time: true,
		duration: true,
		training: true,
		gym: true,
		room: true,
		coach: true,
		promotion: true,
	})
	.extend({
		state: z
			.enum(["booked", "cancelled", "called-off", "started"])
			.describe("`cancelled`: the booking; `called-off`: the training. Only what is `booked` can be cancelled"),
	})
	.meta({ id: "LinkedBooking" });
export type LinkedBooking = z.infer<typeof linkedBooking>;
