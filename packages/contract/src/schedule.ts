import { z } from "zod";
import { bookingWindows } from "./booking.ts";
import { noShowPolicy } from "./booking-pause.ts";
import { recordPhoto } from "./content.ts";
import { dateField, instant, optional, pathId } from "./fields.ts";
import { membershipRules } from "./memberships/rule.ts";

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
		moved_to: z
			.object({ training_date: z.iso.date(), time: z.int(), gym_room_id: z.int() })
			.nullable()
			.describe("Where the training takes place instead; `cancelled` is true then, because it cannot be booked here"),
		waiting: z.int().nullable().describe("The caller's position on the waiting list; 1 is the next to get a place"),
		waiting_count: z.int().describe("How many members wait for a place"),
		coach: z.object({ id: z.int(), name: z.string() }).nullable(),
		calendar_url: z.string().nullable().describe("The caller's own booking as an .ics file; the link needs no session"),
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
		membership_rule: z.enum(membershipRules).describe("Whether members need a membership to book a class"),
		waiting_closes_minutes: z
			.int()
			.describe("Until this long before the start a free place goes to the first who waits; later all are told"),
		late_cancel_minutes: z.int().describe("Cancelling later than this before the start counts as late"),
		no_show_policy: noShowPolicy.nullable().describe("What late cancellations lead to; null if nothing"),
		partner: z.string().describe("Sponsors the periods that are marked as `samsung_promotion`"),
	})
	.meta({ id: "ServerTime" });
export type ServerTime = z.infer<typeof serverTime>;

const clubName = z.object({ id: z.int(), name: z.string(), slug: z.string() });

const periodAtClub = z.object({
	id: z.int(),
	time: z.int(),
	training_date: z.iso.date(),
	duration: z.int(),
	free_places: z.int(),
	training: z.object({ id: z.int(), name: z.string(), name_eng: z.string() }),
	coach: z.object({ id: z.int(), name: z.string() }).nullable(),
	gym: clubName,
	room: z.object({ id: z.int(), name: z.string(), name_eng: z.string() }),
});

/** The same training at another club, offered if a training is full. */
export const nearbyPeriod = periodAtClub
	.extend({
		distance: z.int().describe("Metres from the club of the requested period, as the crow flies"),
	})
	.meta({ id: "NearbyPeriod" });
export type NearbyPeriod = z.infer<typeof nearbyPeriod>;

/** Results of one search; what comes later is found with a date. */
export const maximumFound = 100;

/** `9:30` as 930. */
const timeOfDay = z
	.string({ error: "invalid-value" })
	.regex(/^([01]?\d|2[0-3]):[0-5]\d$/, "invalid-value")
	.transform((text) => Number(text.replace(":", "")));
const filterId = optional(pathId);
/** `3` or `3,5,1`. */
const clubIds = z
	.string({ error: "invalid-value" })
	.regex(/^[1-9]\d{0,8}(,[1-9]\d{0,8}){0,11}$/, "invalid-value")
	.transform((text) => text.split(",").map(Number));

export const findInput = z.object({
	date: optional(dateField).meta({ description: "Without it: from now on, all days that members can book" }),
	from: optional(timeOfDay).meta({ description: "The earliest start on each day, `H:MM`" }),
	to: optional(timeOfDay).meta({ description: "The latest start on each day, `H:MM`" }),
	period: filterId.meta({ description: "One class, on each of its dates" }),
	training: filterId,
	coach: filterId.meta({ description: "Also as a substitute" }),
	gym: optional(clubIds).meta({ description: "One club or several: `3` or `3,5,1`" }),
	free: optional(z.literal("1", { error: "invalid-value" })).meta({ description: "`1`: only with free places" }),
	limit: optional(
		z
			.string()
			.regex(/^([1-9]\d?|100)$/)
			.transform(Number),
	).meta({
		description: `At most so many results; ${maximumFound} if left out`,
	}),
});
export type FindInput = z.output<typeof findInput>;

const foundPeriod = periodAtClub
	.extend({
		kind: z.enum(["ordinary", "promotion"]).describe("Which booking call it takes"),
		capacity: z.int(),
		waiting_count: z.int().describe("How many members wait for a place"),
		gym: clubName.extend({ latitude: z.number(), longitude: z.number() }),
	})
	.meta({ id: "FoundPeriod" });
export type FoundPeriod = z.infer<typeof foundPeriod>;

export const findAnswer = z
	.object({
		results: z.array(foundPeriod).max(maximumFound).describe("By start; cancelled and started ones are left out"),
		more: z.boolean().describe("Whether there are more than `results` has"),
	})
	.meta({ id: "FindAnswer" });
export type FindAnswer = z.infer<typeof findAnswer>;

const promotionClubs = z.array(z.object({ id: z.int(), name: z.string(), slug: z.string() }));

const runningPromotion = z
	.object({
		id: z.int(),
		title: z.string(),
		title_eng: z.string(),
		text: z.string(),
		text_eng: z.string(),
		photo_url: z.string().describe("Empty without a picture"),
		photo: recordPhoto,
		active_until: z.iso.date(),
		gyms: promotionClubs,
	})
	.meta({ id: "RunningPromotion" });
export type RunningPromotion = z.infer<typeof runningPromotion>;

export const promotion = z
	.object({
		title: z.string().nullable().describe("Of the first one"),
		title_eng: z.string().nullable(),
		gyms: promotionClubs,
		promotions: z.array(runningPromotion).describe("All that run today; a club takes part in one at most"),
	})
	.meta({ id: "ActivePromotion" });
export type ActivePromotion = z.infer<typeof promotion>;
