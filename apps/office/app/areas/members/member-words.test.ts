import type { StaffMemberBooking } from "@kvart/contract/staff/members";
import { expect, test } from "vitest";
import { bookingOutcome, mailInWords, mailOutcome } from "./member-words.ts";

const booking: StaffMemberBooking = {
	id: 1,
	training: "Joga",
	training_eng: "Yoga",
	gym: "Zemun",
	training_date: "2026-11-18",
	time: 1830,
	booked_at: "2026-11-17T10:00:00Z",
	cancelled_at: null,
	checked_in_at: null,
	training_cancelled: false,
	coming: false,
};
const instant = "2026-11-18T10:00:00Z";

test.for([
	[{ coming: true }, "Rezervisano"],
	[{}, "Bez prijave na pultu"],
	[{ checked_in_at: instant }, "Prisutan"],
	[{ training_cancelled: true, coming: true }, "Trening otkazan"],
	[{ cancelled_at: instant, training_cancelled: true }, "Otkazano"],
] as const)("a booking with %j is told as %s", ([more, words]) => {
	expect(bookingOutcome({ ...booking, ...more }).words).toBe(words);
});

test("a mail is sent, waits or has failed", () => {
	expect(mailOutcome({ sent_at: instant, failed_at: null }).words).toBe("Poslata");
	expect(mailOutcome({ sent_at: null, failed_at: null }).words).toBe("Čeka slanje");
	expect(mailOutcome({ sent_at: null, failed_at: instant }).words).toBe("Nije isporučena");
	expect(mailInWords("brand-new")).toBe("brand new");
});
