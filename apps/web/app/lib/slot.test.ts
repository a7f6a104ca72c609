import type { BookingCircumstances } from "@kvart/contract/booking";
import { expect, test } from "vitest";
import { type Slot, slotState } from "./slot.ts";

const slot: Slot = {
	kind: "ordinary",
	id: 1,
	day: 3,
	trainingDate: "2026-11-18",
	time: 1200,
	duration: 50,
	intensity: 3,
	capacity: 20,
	freePlaces: 5,
	training: { id: 1, name: "Pilates" },
	coach: null,
	cancelled: false,
	movedTo: null,
	booked: false,
	samsung: false,
	waiting: null,
	waitingCount: 0,
};
const at = (instant: string, actor: BookingCircumstances["actor"] = "guest"): BookingCircumstances => ({
	now: new Date(instant),
	actor,
	window: "week",
	days: 7,
});
const tenOClock = at("2026-11-18T10:00:00+01:00");

test.for<[string, Partial<Slot>, BookingCircumstances, string]>([
	["today with places", {}, tenOClock, "open"],
	["two minutes before the start", {}, at("2026-11-18T11:58:00+01:00"), "open"],
	["a second later", {}, at("2026-11-18T11:58:01+01:00"), "passed"],
	["no place left", { freePlaces: 0 }, tenOClock, "full"],
	["no place left, on the waiting list", { freePlaces: 0, waiting: 2 }, tenOClock, "waiting"],
	["a place became free for those who wait", { waiting: 2 }, tenOClock, "open"],
	["on the waiting list when it is over", { freePlaces: 0, waiting: 2 }, at("2026-11-18T13:00:00+01:00"), "passed"],
	["no place left, and it is over", { freePlaces: 0 }, at("2026-11-18T13:00:00+01:00"), "passed"],
	["the caller's own, also when it is full", { freePlaces: 0, booked: true }, tenOClock, "booked"],
	["called off, also for who had a place", { cancelled: true, booked: true }, tenOClock, "cancelled"],
	["tomorrow, for a guest", { trainingDate: "2026-11-19" }, tenOClock, "later"],
	["tomorrow, for a member", { trainingDate: "2026-11-19" }, at("2026-11-18T10:00:00+01:00", "member"), "open"],
	["a promotion a second before the start", { kind: "promotion" }, at("2026-11-18T11:59:59+01:00"), "open"],
	["a promotion that has begun", { kind: "promotion" }, at("2026-11-18T12:00:00+01:00"), "passed"],
	["a promotion next week, for a guest", { trainingDate: "2026-11-25", kind: "promotion" }, tenOClock, "open"],
])("%s", ([, changes, circumstances, state]) => {
	expect(slotState({ ...slot, ...changes }, circumstances)).toBe(state);
});
