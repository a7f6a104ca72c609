import { expect, it } from "vitest";
import type { BookingDetails } from "../booking/service.ts";
import { composeSeveral } from "./compose-several.ts";

const now = new Date("2026-11-18T09:00:00Z");
const booking = (id: number, trainingDate: string, more: Partial<BookingDetails> = {}) =>
	({
		id,
		trainingDate,
		time: 1830,
		trainingName: "Joga",
		trainingNameEng: "Yoga",
		gymName: "Zemun",
		cancelledAt: null,
		cancelled: true,
		...more,
	}) as BookingDetails;
const compose = (template: "closing" | "coach-away", bookings: BookingDetails[], language: "sr" | "en" = "sr") =>
	composeSeveral(template, bookings, { language, now });

it("names the first class of a closing and counts the others", () => {
	const bookings = [booking(2, "2026-11-20"), booking(1, "2026-11-18"), booking(3, "2026-11-21")];
	expect(compose("closing", bookings)).toEqual({
		content: {
			title: "Zatvoreno: KVART Zemun",
			body: "Otkazano: Joga, danas u 18:30 i još 2 treninga. Dodirni i nađi drugi termin.",
			path: "/find",
			lang: "sr-Latn",
			tag: "closing-1",
		},
		until: new Date("2026-11-21T17:30:00Z"),
	});
	expect(compose("closing", bookings.slice(0, 2), "en")?.content).toMatchObject({
		title: "Closed: KVART Zemun",
		body: "Cancelled: Yoga, today at 18:30 and 1 more class. Tap to find another time.",
		path: "/en/find",
	});
});

it("says that classes take place after all, unless others are cancelled", () => {
	const restored = booking(1, "2026-11-19", { cancelled: false });
	expect(compose("closing", [restored])?.content).toMatchObject({
		title: "Ipak radimo: KVART Zemun",
		body: "Joga, sutra u 18:30: mesto te čeka.",
		path: "/account",
	});
	expect(compose("closing", [restored, booking(2, "2026-11-20")])?.content.tag).toBe("closing-2");
});

it("reports what an absent coach's classes lose, not who teaches them", () => {
	const substituted = booking(1, "2026-11-18", { cancelled: false });
	expect(compose("coach-away", [substituted])).toBeNull();
	expect(compose("coach-away", [substituted, booking(2, "2026-11-18")])?.content).toMatchObject({
		title: "Otkazano: Joga",
		body: "Danas u 18:30, KVART Zemun. Dodirni i nađi drugi termin.",
	});
});

it("is nothing about classes that have started or that the member cancelled", () => {
	expect(compose("closing", [booking(1, "2026-11-17"), booking(2, "2026-11-20", { cancelledAt: now })])).toBeNull();
	expect(compose("closing", [])).toBeNull();
});
