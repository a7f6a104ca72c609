import type { StaffMemberBooking } from "@kvart/contract/staff/members";
import { expect, test } from "vitest";
import { bookingOutcome, mailLabel, mailOutcome } from "./member-labels.ts";

const booking: StaffMemberBooking = {
	id: 1,
	training: "Joga",
	training_eng: "Yoga",
	gym: "Zemun",
	training_date: "2026-11-18",
	time: 1830,
	booked_at: "2026-11-17T10:00:00Z",
	cancelled_at: null,
	cancelled_late: false,
	checked_in_at: null,
	training_cancelled: false,
	missed: false,
	forgiven: false,
	coming: false,
};
const instant = "2026-11-18T10:00:00Z";

test.for([
	[{ coming: true }, "Rezervisano"],
	[{}, "Bez prijave na pultu"],
	[{ missed: true }, "Izostanak"],
	[{ checked_in_at: instant }, "Prisutan"],
	[{ training_cancelled: true, coming: true }, "Trening otkazan"],
	[{ cancelled_at: instant, training_cancelled: true }, "Otkazano"],
	[{ cancelled_at: instant, cancelled_late: true }, "Kasno otkazano"],
] as const)("labels a booking with %j as %s", ([more, label]) => {
	expect(bookingOutcome({ ...booking, ...more }).label).toBe(label);
});

test("labels sent, waiting and failed mails", () => {
	expect(mailOutcome({ sent_at: instant, failed_at: null }).label).toBe("Poslata");
	expect(mailOutcome({ sent_at: null, failed_at: null }).label).toBe("Čeka slanje");
	expect(mailOutcome({ sent_at: null, failed_at: instant }).label).toBe("Nije isporučena");
	expect(mailLabel("brand-new")).toBe("brand new");
});
