import fc from "fast-check";
import { expect, test } from "vitest";
import {
	type BookableSlot,
	bookingRefusal,
	bookingWindows,
	cancelRefusal,
	cancelsLate,
	deskRefusal,
	deskWaitingRefusal,
	movesUp,
	opensOn,
	windowRefusal,
} from "./booking.ts";
import { addDays, type Day, dateInWeek, instantOf, timeOf, wallTime } from "./time.ts";

const slot: BookableSlot = {
	kind: "ordinary",
	trainingDate: "2026-11-18",
	time: 1830,
	cancelled: false,
	freePlaces: 3,
	booked: false,
};
const at = (text: string) => new Date(`2026-11-18T${text}+01:00`);
const member = (now: Date) => ({ now, actor: "member", window: "week", days: 7 }) as const;

test("booking closes two minutes before the start, to the second", () => {
	expect(bookingRefusal(slot, member(at("18:27:59")))).toBe(null);
	expect(bookingRefusal(slot, member(at("18:28:00")))).toBe(null);
	expect(bookingRefusal(slot, member(at("18:28:01")))).toBe("ERR_TRAINING_PASSED");
});

test.for([
	["2026-11-18", "18:28:01", null],
	["2026-11-18", "18:29:59", null],
	["2026-11-18", "18:30:00", "ERR_TRAINING_PASSED"],
	["2026-11-17", "10:00:00", "ERR_TRAINING_PASSED"],
	["2026-11-19", "10:00:00", null],
	["2026-11-30", "10:00:00", null],
] as const)(
	"a promotion on %s at 18:30 is offered to everyone on 18 November at %s: %s",
	([trainingDate, time, code]) => {
		const promotion: BookableSlot = { ...slot, kind: "promotion", trainingDate };
		for (const actor of ["guest", "member"] as const)
			for (const window of bookingWindows)
				expect(bookingRefusal(promotion, { now: at(time), actor, window, days: 1 })).toBe(code);
	},
);

test("members book later days of the week, guests only today, and in the narrow window everyone only today", () => {
	const friday = { ...slot, trainingDate: "2026-11-20" };
	const now = at("10:00:00");
	expect(bookingRefusal(friday, { now, actor: "member", window: "week", days: 7 })).toBe(null);
	expect(bookingRefusal(friday, { now, actor: "guest", window: "week", days: 7 })).toBe("ERR_NOT_TODAY");
	expect(bookingRefusal(friday, { now, actor: "member", window: "today", days: 7 })).toBe("ERR_NOT_TODAY");
	expect(bookingRefusal(slot, { now, actor: "guest", window: "week", days: 7 })).toBe(null);
});

test("a training opens for members on the first day that can book it", () => {
	const date = "2026-11-26";
	expect(opensOn(date, { window: "rolling", days: 7 })).toBe("2026-11-19");
	expect(opensOn(date, { window: "week", days: 7 })).toBe("2026-11-23");
	expect(opensOn(date, { window: "today", days: 7 })).toBe(date);
	for (const window of ["rolling", "week", "today"] as const) {
		const opens = opensOn(date, { window, days: 3 });
		const refusal = (day: string) =>
			windowRefusal({ ...slot, trainingDate: date }, { now: instantOf(day, 900), actor: "member", window, days: 3 });
		expect([refusal(addDays(opens, -1)), refusal(opens)]).toEqual(["ERR_NOT_TODAY", null]);
	}
});

test("free places go to the waiting list until exactly an hour before the start", () => {
	expect(movesUp(slot, at("17:30:00"), 60)).toBe(true);
	expect(movesUp(slot, at("17:30:01"), 60)).toBe(false);
});

test("refuses full, cancelled and already booked trainings", () => {
	const now = member(at("10:00:00"));
	expect(bookingRefusal({ ...slot, freePlaces: 0 }, now)).toBe("ERR_TRAINING_FILLED_OR_CANCELLED");
	expect(bookingRefusal({ ...slot, cancelled: true }, now)).toBe("ERR_TRAINING_FILLED_OR_CANCELLED");
	expect(bookingRefusal({ ...slot, booked: true }, now)).toBe("ERR_ALREADY_BOOKED");
});

test("can be cancelled until the start", () => {
	expect(cancelRefusal(slot, at("18:29:59"))).toBe(null);
	expect(cancelRefusal(slot, at("18:30:00"))).toBe("ERR_TRAINING_PASSED");
});

test("at any moment, past trainings are refused and guests book only on the same day", () => {
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
			const refusal = windowRefusal(given, { now, actor: "guest", window: "rolling", days: 7 });
			expect(refusal).toBe(closed ? "ERR_TRAINING_PASSED" : ahead === 0 ? null : "ERR_NOT_TODAY");
			const asMember = windowRefusal(given, { now, actor: "member", window: "rolling", days: 7 });
			expect(asMember).toBe(closed ? "ERR_TRAINING_PASSED" : null);
		}),
		{ numRuns: 500 },
	);
});

const minute = 60_000;
const clockChanges = ["2026-03-29", "2026-10-25", "2027-03-28", "2027-10-31"];
const days = fc.oneof(
	fc.constantFrom(...clockChanges, "2026-12-31", "2027-01-01", "2027-12-31", "2028-01-01", "2028-02-29"),
	fc
		.date({ min: new Date("2026-01-01"), max: new Date("2029-01-01"), noInvalidDate: true })
		.map((date) => date.toISOString().slice(0, 10)),
);

/** Local times of all minutes of a day, derived from instants. */
const starts = fc
	.tuple(days, fc.integer({ min: -90, max: 25 * 60 }))
	.map(([day, minutes]) => new Date(Date.parse(`${day}T00:00:00Z`) + minutes * minute))
	.map((start) => ({ start, wall: wallTime(start) }))
	// In the repeated hour of autumn, a period means the first one.
	.filter(({ start, wall }) => instantOf(wall.date, timeOf(wall.minutes)).getTime() === start.getTime());

test("the cut-off is two minutes of real time before the start, on every day of the year and to the second", () => {
	fc.assert(
		fc.property(starts, fc.constantFrom("member", "guest"), ({ start, wall }, actor) => {
			const given = { ...slot, trainingDate: wall.date, time: timeOf(wall.minutes) };
			for (const seconds of [-3600, -121, -120, -119, -1, 0, 1]) {
				const now = new Date(start.getTime() + seconds * 1000);
				const sameDay = wallTime(now).date === wall.date;
				const open = actor === "member" || sameDay ? null : "ERR_NOT_TODAY";
				expect(bookingRefusal(given, { now, actor, window: "rolling", days: 7 })).toBe(
					seconds > -120 ? "ERR_TRAINING_PASSED" : open,
				);
				expect(cancelRefusal(given, now)).toBe(seconds >= 0 ? "ERR_TRAINING_PASSED" : null);
				const promotion = { ...given, kind: "promotion" } as const;
				expect(bookingRefusal(promotion, { now, actor, window: "today", days: 7 })).toBe(
					seconds >= 0 ? "ERR_TRAINING_PASSED" : null,
				);
			}
		}),
		{ numRuns: 1000 },
	);
});

test.for(clockChanges)(
	"on %s the clock jumps, and an evening training still closes two real minutes before",
	(date) => {
		const start = instantOf(date, 1830);
		const dayStart = instantOf(date, 0);
		const hours = (start.getTime() - dayStart.getTime()) / 3_600_000;
		expect(hours).toBe(date.includes("-03-") ? 17.5 : 19.5);
		const given = { ...slot, trainingDate: date };
		expect(bookingRefusal(given, member(new Date(start.getTime() - 120_000)))).toBe(null);
		expect(bookingRefusal(given, member(new Date(start.getTime() - 119_000)))).toBe("ERR_TRAINING_PASSED");
	},
);

test("in the week window members book exactly the days from today to Sunday", () => {
	fc.assert(
		fc.property(
			starts,
			fc.integer({ min: 0, max: 6 }),
			fc.integer({ min: 0, max: 1439 }),
			({ start }, day, minutes) => {
				const today = wallTime(start);
				const date = dateInWeek(today.date, (day + 1) as Day);
				const given = { ...slot, trainingDate: date, time: timeOf(minutes) };
				const inTime = instantOf(date, given.time).getTime() - start.getTime() >= 2 * minute;
				expect(windowRefusal(given, member(start))).toBe(inTime ? null : "ERR_TRAINING_PASSED");
				const narrow = windowRefusal(given, { now: start, actor: "member", window: "today", days: 7 });
				expect(narrow).toBe(inTime ? (date === today.date ? null : "ERR_NOT_TODAY") : "ERR_TRAINING_PASSED");
			},
		),
		{ numRuns: 1000 },
	);
});

test("in a rolling window members book today and the days ahead, across the end of the week, and guests only today", () => {
	fc.assert(
		fc.property(
			starts,
			fc.integer({ min: 0, max: 20 }),
			fc.integer({ min: 1, max: 7 }),
			fc.integer({ min: 0, max: 1439 }),
			({ start }, ahead, reach, minutes) => {
				const date = addDays(wallTime(start).date, ahead);
				const given = { ...slot, trainingDate: date, time: timeOf(minutes) };
				const passed = instantOf(date, given.time).getTime() - start.getTime() < 2 * minute;
				const refusal = (actor: "guest" | "member") =>
					windowRefusal(given, { now: start, actor, window: "rolling", days: reach });
				expect(refusal("member")).toBe(passed ? "ERR_TRAINING_PASSED" : ahead <= reach ? null : "ERR_NOT_TODAY");
				expect(refusal("guest")).toBe(passed ? "ERR_TRAINING_PASSED" : ahead === 0 ? null : "ERR_NOT_TODAY");
			},
		),
		{ numRuns: 1000 },
	);
	const nextMonday = { ...slot, trainingDate: "2026-11-23" };
	const now = at("10:00:00");
	expect(windowRefusal(nextMonday, { now, actor: "member", window: "week", days: 7 })).toBe("ERR_NOT_TODAY");
});

test("a refusal by date does not depend on free places", () => {
	const anything = fc.record({
		cancelled: fc.boolean(),
		booked: fc.boolean(),
		freePlaces: fc.integer({ min: -3, max: 20 }),
	});
	fc.assert(
		fc.property(starts, starts, anything, (training, moment, state) => {
			const given = { ...slot, ...state, trainingDate: training.wall.date, time: timeOf(training.wall.minutes) };
			const circumstances = member(moment.start);
			const outside = windowRefusal(given, circumstances);
			const full = state.cancelled || state.freePlaces <= 0 ? "ERR_TRAINING_FILLED_OR_CANCELLED" : null;
			expect(bookingRefusal(given, circumstances)).toBe(state.booked ? "ERR_ALREADY_BOOKED" : (outside ?? full));
		}),
	);
});

test("at the desk trainings can be booked until they end, regardless of the window", () => {
	fc.assert(
		fc.property(starts, fc.integer({ min: 15, max: 120 }), ({ start, wall }, duration) => {
			const given = { ...slot, trainingDate: wall.date, time: timeOf(wall.minutes), duration };
			const begins = instantOf(given.trainingDate, given.time).getTime();
			const end = new Date(begins + duration * minute);
			expect(deskRefusal(given, new Date(begins - 7 * 24 * 60 * minute))).toBe(null);
			expect(deskRefusal(given, start)).toBe(start < end ? null : "ERR_TRAINING_PASSED");
			expect(deskRefusal(given, new Date(end.getTime() - 1))).toBe(null);
			expect(deskRefusal(given, end)).toBe("ERR_TRAINING_PASSED");
		}),
	);
});

test("at the desk, double bookings, full and cancelled trainings are refused too", () => {
	const now = instantOf(slot.trainingDate, slot.time);
	const given = { ...slot, duration: 55 };
	expect(deskRefusal({ ...given, booked: true }, now)).toBe("ERR_ALREADY_BOOKED");
	expect(deskRefusal({ ...given, freePlaces: 0 }, now)).toBe("ERR_TRAINING_FILLED_OR_CANCELLED");
	expect(deskRefusal({ ...given, cancelled: true }, now)).toBe("ERR_TRAINING_FILLED_OR_CANCELLED");
});

test("cancelling is late from the minutes of the setting on, not at that very instant", () => {
	const start = instantOf(slot.trainingDate, slot.time).getTime();
	expect(cancelsLate(slot, new Date(start - 120 * minute), 120)).toBe(false);
	expect(cancelsLate(slot, new Date(start - 120 * minute + 1), 120)).toBe(true);
	expect(cancelsLate(slot, new Date(start - 1), 0)).toBe(false);
});

test("the desk puts members on the list of a full training until it starts, on any date", () => {
	const full = { ...slot, freePlaces: 0, waiting: false };
	expect(deskWaitingRefusal(full, at("18:29:59"))).toBe(null);
	expect(deskWaitingRefusal(full, new Date("2026-10-01T10:00:00Z"))).toBe(null);
	expect(deskWaitingRefusal(full, at("18:30:00"))).toBe("ERR_TRAINING_PASSED");
	const now = at("10:00:00");
	expect(deskWaitingRefusal({ ...full, freePlaces: 1 }, now)).toBe("ERR_PLACES_FREE");
	expect(deskWaitingRefusal({ ...full, waiting: true }, now)).toBe("ERR_ALREADY_WAITING");
	expect(deskWaitingRefusal({ ...full, booked: true }, now)).toBe("ERR_ALREADY_BOOKED");
	expect(deskWaitingRefusal({ ...full, cancelled: true }, now)).toBe("ERR_TRAINING_FILLED_OR_CANCELLED");
});
