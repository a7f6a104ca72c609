import { z } from "zod";
import { byId, missing, read } from "./endpoint-parts.ts";

/** A time in which a room, a club or the whole chain is closed. */
export const closing = z
	.object({
		id: z.int(),
		gym_id: z.int().nullable().describe("Null: all clubs"),
		gym_room_id: z.int().nullable().describe("Null: the whole club"),
		from_date: z.iso.date(),
		from_time: z.int().nullable().describe("930 is 9:30; null, as `until_time`, for whole days"),
		until_date: z.iso.date().describe("Inclusive"),
		until_time: z.int().nullable(),
		reason: z.string(),
		reason_eng: z.string(),
	})
	.meta({ id: "Closing" });
export type Closing = z.infer<typeof closing>;

/** How far ahead public pages announce one. */
export const announcedDays = 30;

export const listClosings = {
	...read("Clubs", "When a club or one of its rooms is closed, now and in the next weeks", z.array(closing)),
	...byId,
	errors: missing,
} as const;
