import {
	booked,
	bookingConfirmation,
	cancelled,
	cancelling,
	guestBooking,
	memberBooking,
	promotionBooking,
	promotionGuestBooking,
	waiting,
	waitingJoined,
} from "./booking-inputs.ts";
import { bookingLink, linkedBooking } from "./booking-link.ts";
import { byId, change, noSession, read } from "./endpoint-parts.ts";

const book = (summary: string) => ({ ...read("Booking", summary, booked), status: 201 }) as const;

const bookingErrors = [
	"ERR_ALL_FIELDS_REQUIRED",
	"ERR_NOT_FOUND",
	"ERR_ALREADY_BOOKED",
	"ERR_TRAINING_FILLED_OR_CANCELLED",
	"ERR_TRAINING_PASSED",
	"ERR_NOT_TODAY",
] as const;
const once = { ...byId, idempotent: true } as const;
const asMember = {
	...once,
	access: "member",
	errors: [...noSession, ...bookingErrors, "ERR_OVERLAPS", "ERR_BOOKING_PAUSED"],
} as const;
const guest = {
	...once,
	limit: "guest",
	errors: [...bookingErrors, "ERR_BAD_EMAIL", "ERR_TOO_MANY_GUEST_BOOKINGS"],
} as const;
const cancelErrors = ["ERR_ALL_FIELDS_REQUIRED", "ERR_NOT_FOUND", "ERR_TRAINING_PASSED"] as const;
const wait = (summary: string) =>
	({
		...read("Booking", summary, waitingJoined),
		...once,
		status: 201,
		access: "member",
		body: waiting,
		notes: "When a place becomes free, the first of the waiting list gets it and a mail about it.",
		errors: [...asMember.errors, "ERR_PLACES_FREE", "ERR_ALREADY_WAITING", "ERR_WAITING_LIMIT"],
	}) as const;
const leave = (summary: string) =>
	({
		...change("Booking", summary, "SUC_WAITING_LEFT"),
		...once,
		access: "member",
		body: waiting,
		errors: [...noSession, "ERR_ALL_FIELDS_REQUIRED", "ERR_NOT_FOUND"],
	}) as const;
const cancel = { ...once, access: "member", errors: [...noSession, ...cancelErrors] } as const;
const cancelOwn = (summary: string) =>
	({ ...read("Booking", summary, cancelled), ...cancel, body: cancelling }) as const;

export const bookingEndpoints = {
	bookPeriod: { ...book("Book a place as a member"), ...asMember, body: memberBooking },
	bookPeriodAsGuest: { ...book("Book a place as a guest"), ...guest, body: guestBooking },
	bookPromotionPeriod: { ...book("Book a promotion place as a member"), ...asMember, body: promotionBooking },
	bookPromotionPeriodAsGuest: { ...book("Book a promotion place as a guest"), ...guest, body: promotionGuestBooking },
	getUnconfirmedBooking: {
		...read("Booking", "The booking of the link in the mail that a guest confirms with", linkedBooking),
		query: bookingConfirmation,
		notes: "Also once it is confirmed. ERR_BAD_TOKEN: the link is not valid, or the place is free again.",
		errors: ["ERR_ALL_FIELDS_REQUIRED", "ERR_BAD_TOKEN"],
	},
	confirmGuestBooking: {
		...read("Booking", "Confirm a guest's place with the token of the mail", booked),
		body: bookingConfirmation,
		notes: "ERR_BAD_TOKEN: the link is not valid, or its time has passed and the place is free again.",
		errors: ["ERR_ALL_FIELDS_REQUIRED", "ERR_BAD_TOKEN"],
	},
	getLinkedBooking: {
		...read("Booking", "The booking of the link in a reminder", linkedBooking),
		query: bookingLink,
		errors: ["ERR_ALL_FIELDS_REQUIRED", "ERR_BAD_TOKEN"],
	},
	cancelLinkedBooking: {
		...change("Booking", "Cancel the booking of the link in a reminder", "SUC_CANCELED"),
		body: bookingLink,
		notes: "ERR_NOT_FOUND: it is cancelled already.",
		errors: [...cancelErrors, "ERR_BAD_TOKEN"],
	},
	cancelPeriod: cancelOwn("Cancel one's own booking"),
	cancelPromotionPeriod: cancelOwn("Cancel one's own promotion booking"),
	waitForPeriod: wait("Join the waiting list of a full training"),
	waitForPromotionPeriod: wait("Join the waiting list of a full promotion training"),
	leaveWaiting: leave("Leave the waiting list"),
	leavePromotionWaiting: leave("Leave the waiting list of a promotion training"),
} as const;
