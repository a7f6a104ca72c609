import { z } from "zod";
import { missKinds, noShowPolicyLimits } from "./no-show-policy.ts";

const whole = ({ least, most }: { least: number; most: number }) =>
	z.int({ error: "invalid-value" }).min(least, "invalid-value").max(most, "invalid-value");

export const noShowPolicy = z
	.object({
		count: whole(noShowPolicyLimits.count).describe("No-shows and late cancellations after which a pause begins"),
		days: whole(noShowPolicyLimits.days).describe("Older ones do not count"),
		pause_days: whole(noShowPolicyLimits.pause_days).describe("Days on which only today's trainings can be booked"),
	})
	.meta({ id: "NoShowPolicy" });

/** A member's own view. */
export const bookingPause = z
	.object({
		policy: noShowPolicy.nullable().describe("Null if the chain has none"),
		paused_until: z.iso.date().nullable().describe("The last day on which only today's trainings can be booked"),
		misses: z
			.array(
				z.object({
					kind: z.enum(missKinds),
					training: z.string(),
					training_eng: z.string(),
					gym: z.string(),
					training_date: z.iso.date(),
					time: z.int().describe("930 is 9:30"),
				}),
			)
			.describe("What led to the pause, or what counts so far; latest first"),
	})
	.meta({ id: "BookingPause" });
export type BookingPause = z.infer<typeof bookingPause>;
