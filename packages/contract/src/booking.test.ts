import fc from "fast-check";
import { expect, test } from "vitest";
import { type BookableSlot, bookingRefusal, cancelRefusal, windowRefusal } from "./booking.ts";
import { addDays, instantOf, timeOf, wallTime } from "./time.ts";

const slot: BookableSlot = {
	kind: "ordinary",
	trainingDate: "2026-11-18",
	time: 1830,
	cancelled: false,
	freePlaces: 3,
	booked: false,
};
const at = (text: string) => new Date(`2026-11-18T${text}+01:00`);
const member = (now: Date) => ({ now, actor: "member", window: "week" }) as const;

test("booking closes two minutes before the start, to the second", () => {
	expect(bookingRefusal(slot, member(at("18:27:59")))).toBe(null);
	expect(bookingRefusal(slot, member(at("18:28:00")))).toBe(null);
	expect(bookingRefusal(slot, member(at("18:28:01")))).toBe("ERR_TRAINING_PASSED");
});

test("a promotion stays open until it starts, on any day and for everybody", () => {
	const promotion: BookableSlot = { ...slot, kind: "promotion" };
	expect(bookingRefusal(promotion, { now: at("18:29:59"), actor: "guest", window: "today" })).toBe(null);
	expect(bookingRefusal(promotion, { now: at("18:30:00"), actor: "guest", window: "today" })).toBe(
		"ERR_TRAINING_PASSED",
	);
	expect(
		bookingRefusal(
			{ ...promotion, trainingDate: "2026-11-30" },
			{ now: at("10:00:00"), actor: "guest", window: "today" },
		),
	).toBe(null);
});

test("members book later days of the week, guests only today, and in the narrow window everybody only today", () => {
	const friday = { ...slot, trainingDate: "2026-11-20" };
	const now = at("10:00:00");
	expect(bookingRefusal(friday, { now, actor: "member", window: "week" })).toBe(null);
	expect(bookingRefusal(friday, { now, actor: "guest", window: "week" })).toBe("ERR_NOT_TODAY");
	expect(bookingRefusal(friday, { now, actor: "member", window: "today" })).toBe("ERR_NOT_TODAY");
	expect(bookingRefusal(slot, { now, actor: "guest", window: "week" })).toBe(null);
});

test("a full, a cancelled and an already booked training are refused", () => {
	const now = member(at("10:00:00"));
	expect(bookingRefusal({ ...slot, freePlaces: 0 }, now)).toBe("ERR_TRAINING_FILLED_OR_CANCELLED");
	expect(bookingRefusal({ ...slot, cancelled: true }, now)).toBe("ERR_TRAINING_FILLED_OR_CANCELLED");
	expect(bookingRefusal({ ...slot, booked: true }, now)).toBe("ERR_ALREADY_BOOKED");
});

test("cancelling is possible until the start", () => {
	expect(cancelRefusal(slot, at("18:29:59"))).toBe(null);
	expect(cancelRefusal(slot, at("18:30:00"))).toBe("ERR_TRAINING_PASSED");
});

test("for any moment and training: past is passed, and a guest books only on the training's own date", () => {
	const instant = fc.date({
		min: new Date("2026-01-01T00:00:00Z"),
		max: new Date("2028-01-01T00:00:00Z"),
		noInvalidDate: true,
	});
	fc.assert(
		fc.property(instant, fc.integer({ min: -7, max: 7 }), fc.integer({ min: 0, max: 1439 }), (now, ahead, minutes) => {
			const today = wallTime(now).date;
			const given = { ...slot, trainingDate: addDays(today, ahead), time: timeOf(minutes) };
			const start = instantOf(given.trainingDate, given.time).getTime();
			const closed = now.getTime() + 120_000 > start;
			const refusal = windowRefusal(given, { now, actor: "guest", window: "week" });
			expect(refusal).toBe(closed ? "ERR_TRAINING_PASSED" : ahead === 0 ? null : "ERR_NOT_TODAY");
			expect(windowRefusal(given, member(now))).toBe(closed ? "ERR_TRAINING_PASSED" : null);
		}),
		{ numRuns: 500 },
	);
});
