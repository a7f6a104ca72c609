import { z } from "zod";
import { bookingWindows } from "./booking.ts";
import { instant, optional } from "./fields.ts";

const trainingName = z.object({
	id: z.int(),
	name: z.string(),
	name_eng: z.string(),
	duration: z.int(),
	intensity: z.int().min(0).max(5),
});

export const period = z
	.object({
		id: z.int(),
		day: z.int().min(1).max(7).describe("1 is Monday, 7 is Sunday"),
		time: z.int().describe("930 is 9:30, 1830 is 18:30"),
		gym_room_id: z.int(),
		training_date: z.iso.date().describe("The date of the occurrence in the week shown"),
		training: trainingName,
		booked: z.boolean().describe("Whether the caller is booked"),
		samsung_promotion: z.boolean(),
		capacity: z.int(),
		free_places: z.int(),
		duration: z.int(),
		cancelled: z.boolean(),
		waiting: z.int().nullable().describe("The caller's position on the waiting list; 1 is the next to get a place"),
		waiting_count: z.int().describe("How many members wait for a place"),
		coach: z.object({ id: z.int(), name: z.string() }).nullable(),
	})
	.meta({ id: "Period" });
export type Period = z.infer<typeof period>;

export const scheduleWeek = z.object({ week: optional(z.enum(["this", "next"], { error: "invalid-value" })) });
export type ScheduleWeek = NonNullable<z.output<typeof scheduleWeek>["week"]>;

export const serverTime = z
	.object({
		day: z.int().min(1).max(7),
		time: z.string().describe("`hh:mm` in the clubs' zone"),
		date: z.iso.date(),
		now: instant.describe("The instant, for countdowns and the booking rule"),
		booking_window: z
			.enum(bookingWindows)
			.describe(
				"`rolling`: members book `booking_days` ahead; `week`: any coming day of this week; `today`: only today",
			),
		booking_days: z.int().describe("How many days after today a rolling window reaches"),
		late_cancel_minutes: z.int().describe("Cancelling later than this before the start counts as late"),
	})
	.meta({ id: "ServerTime" });
export type ServerTime = z.infer<typeof serverTime>;

/** The same training at another club, offered if a training is full. */
export const nearbyPeriod = z
	.object({
		id: z.int(),
		time: z.int(),
		training_date: z.iso.date(),
		duration: z.int(),
		free_places: z.int(),
		training: z.object({ id: z.int(), name: z.string(), name_eng: z.string() }),
		coach: z.object({ id: z.int(), name: z.string() }).nullable(),
		gym: z.object({ id: z.int(), name: z.string(), slug: z.string() }),
		room: z.object({ id: z.int(), name: z.string(), name_eng: z.string() }),
		distance: z.int().describe("Metres from the club of the requested period, as the crow flies"),
	})
	.meta({ id: "NearbyPeriod" });
export type NearbyPeriod = z.infer<typeof nearbyPeriod>;

export const promotion = z
	.object({
		title: z.string().nullable(),
		title_eng: z.string().nullable(),
		gyms: z.array(z.object({ id: z.int(), name: z.string(), slug: z.string() })),
	})
	.meta({ id: "ActivePromotion" });
export type ActivePromotion = z.infer<typeof promotion>;
