import { z } from "zod";
import { verdictAnswers, verdictReasons } from "../../memberships/verdict.ts";

export const deskVerdict = z
	.object({
		answer: z.enum(verdictAnswers),
		reason: z.enum(verdictReasons),
		membership_id: z.int().nullable().describe("The one that lets in, or that comes closest to it"),
		last_day: z.iso.date().nullable(),
		visits_left: z.int().nullable().describe("Before this visit; null without a limit"),
		uses_visit: z.boolean(),
	})
	.meta({ id: "DeskVerdict" });
export type DeskVerdict = z.infer<typeof deskVerdict>;
