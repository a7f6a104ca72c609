import { z } from "zod";

/** The areas of a membership. An item of the price list that covers nothing is no plan: it is not sold as one. */
export const coverings = ["gym", "class"] as const;
export type Covering = (typeof coverings)[number];

/** `weekdays_until_16`: Monday to Friday, in by 16:00. */
export const planHours = ["all", "weekdays_until_16"] as const;
export type PlanHours = (typeof planHours)[number];

/** The member trains in the club that they choose, or in all. */
export const planClubs = ["one", "all"] as const;
export type PlanClubs = (typeof planClubs)[number];

/** Fields of an item of the price list that can be sold as a membership. */
export const planFields = {
	covers: z.array(z.enum(coverings)).describe("What it lets into; empty if it is not a membership"),
	hours: z.enum(planHours),
	clubs: z.enum(planClubs),
	gym_ids: z.array(z.int()).describe("The clubs that can be chosen; empty for any"),
	freeze_days: z.int().describe("How long a freeze may last; 0 if it cannot be frozen"),
};

export const plan = z
	.object({
		id: z.int(),
		group: z.string(),
		group_eng: z.string(),
		title: z.string(),
		title_eng: z.string(),
		price: z.int().describe("RSD"),
		months: z.int().describe("0: for the day of the sale"),
		visits: z.int().describe("0 without a limit"),
		...planFields,
	})
	.meta({ id: "Plan" });
export type Plan = z.infer<typeof plan>;

export function isPlan({ covers }: Pick<Plan, "covers">): boolean {
	return covers.length > 0;
}

/** Whether a plan can be sold for a club; null stands for all clubs. */
export function isSoldFor({ clubs, gym_ids }: Pick<Plan, "clubs" | "gym_ids">, gymId: number | null): boolean {
	if (gymId === null) return clubs === "all";
	return gym_ids.length === 0 || gym_ids.includes(gymId);
}
