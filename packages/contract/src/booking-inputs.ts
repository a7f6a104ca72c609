import { z } from "zod";
import {
	dateField,
	emailField,
	instant,
	languageField,
	nameField,
	optional,
	phoneField,
	proofField,
	recordNumber,
	secretToken,
} from "./fields.ts";
import { verdictReasons } from "./memberships/verdict.ts";

/** How long the place of a guest who has to confirm it is held. */
export const guestConfirmationMinutes = 15;

export const guest = z.object({ first_name: nameField, last_name: nameField, phone: phoneField });
const trainingDate = optional(dateField).describe("Without it the period's date in this week");
/** Nothing has to be sent. */
const orNothing = <T extends z.ZodObject>(body: T) => body.nullish().transform((given) => given ?? undefined);

const flag = (description: string) => optional(z.boolean({ error: "invalid-value" })).describe(description);
const checkOverlap = flag("Refuses with ERR_OVERLAPS if the member has another training at that time");
const undo = flag("Takes back a cancellation whose place is still held");

const insteadOf = optional(z.object({ period_id: recordNumber("required-field"), training_date: dateField })).describe(
	"The member's own booking that is given up for this one. If this one is refused, that one stays. Giving it up counts as cancelling it",
);

export const memberBooking = orNothing(
	z.object({ training_date: trainingDate, check_overlap: checkOverlap, undo, instead_of: insteadOf }),
);
export const cancelling = orNothing(
	z.object({ training_date: trainingDate, hold: flag("Holds the place for some seconds, for an undo") }),
);
export const waiting = orNothing(z.object({ training_date: trainingDate }));
export const guestBooking = z.object({
	...guest.shape,
	training_date: trainingDate,
	proof: proofField.describe(
		"The solved challenge of `GET /form/challenge`, as Base64 of JSON. Without it a network address has ten calls an hour",
	),
	email: optional(emailField).describe(
		"Gets the confirmation. Required if the operator wants guests to confirm their bookings by mail",
	),
	language: optional(languageField).describe("Of that mail"),
});
export const promotionBooking = z.object({
	training_date: dateField,
	check_overlap: checkOverlap,
	undo,
	instead_of: insteadOf,
});
export const promotionGuestBooking = z.object({ ...guestBooking.shape, training_date: dateField });

export const booked = z
	.object({
		code: z
			.enum(["SUC_BOOKED", "SUC_CONFIRM_BY_MAIL"])
			.describe(
				`SUC_CONFIRM_BY_MAIL: the place is held for ${guestConfirmationMinutes} minutes, until the guest opens the link of the mail`,
			),
		calendar_url: z.string().describe("The booking as an .ics file; the link needs no session"),
		missing: z
			.enum(verdictReasons)
			.optional()
			.describe("Why no membership lets the member in; only if the chain informs about it"),
	})
	.meta({ id: "Booked" });
export type Booked = z.infer<typeof booked>;

export const cancelled = z
	.object({
		code: z.literal("SUC_CANCELED"),
		held_until: instant.nullable().describe("Until then the place is held and the cancellation can be taken back"),
	})
	.meta({ id: "Cancelled" });
export type Cancelled = z.infer<typeof cancelled>;

export const waitingJoined = z
	.object({ code: z.literal("SUC_WAITING"), position: z.int().describe("1 is the next to get a place") })
	.meta({ id: "WaitingJoined" });
export type WaitingJoined = z.infer<typeof waitingJoined>;
export const bookingConfirmation = z.object({ token: secretToken });

export const calendarFeed = z
	.object({ url: z.string().describe("Secret address that calendar programs subscribe to") })
	.meta({ id: "CalendarFeed" });
export type CalendarFeed = z.infer<typeof calendarFeed>;
