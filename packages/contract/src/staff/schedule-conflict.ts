import { z } from "zod";

export const named = z.object({ id: z.int(), name: z.string(), name_eng: z.string() });
export const person = z.object({ id: z.int(), name: z.string() });

/** A training at the same time in the same room, or with the same coach in any club. */
export const scheduleConflict = z
	.object({
		kind: z.enum(["room", "coach"]),
		period_id: z.int(),
		training_date: z.iso.date().describe("First date of the conflict"),
		time: z.int(),
		duration: z.int(),
		training: named,
		coach: person.nullable(),
		gym: person,
		room: named,
	})
	.meta({ id: "ScheduleClash" });
export type ScheduleConflict = z.infer<typeof scheduleConflict>;
