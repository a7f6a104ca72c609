import { z } from "zod";
import { dateField, pathId } from "../fields.ts";
import { invalid, staff } from "./endpoint.ts";
import { person } from "./schedule-conflict.ts";

const count = z.object({ classes: z.int(), minutes: z.int() });
export type HourCount = z.infer<typeof count>;

const hours = {
	taught: count.describe("Ended and not cancelled, own classes and those of colleagues"),
	substituting: count.describe("Of those: instead of a colleague"),
	substituted: count.describe("Own classes that a colleague taught"),
	cancelled: count.describe("Of the whole month. A moved class counts on its new date"),
	coming: count.describe("Planned for the rest of the month"),
};
export type HourPart = keyof typeof hours;
export type Hours = Record<HourPart, HourCount>;

const coach = z.object({
	coach: person.nullable().describe("Null for classes without a coach"),
	...hours,
	clubs: z.array(z.object({ gym: person, ...hours })),
});
export type CoachHours = z.infer<typeof coach>;

const coachHoursReport = z
	.object({
		month: z.iso.date().describe("Its first day"),
		total: z.object(hours),
		coaches: z.array(coach),
	})
	.meta({ id: "CoachHours" });
export type CoachHoursReport = z.infer<typeof coachHoursReport>;

const filter = z.object({
	date: dateField.optional().describe("A day of the month; this month if left out"),
	gym: pathId.optional().describe("One club; without it all that the caller works for"),
});
export type CoachHoursFilter = z.output<typeof filter>;

export const coachHoursEndpoints = {
	getCoachHours: {
		...staff("Office: numbers", "What each coach taught in a month, by club, for the payroll", coachHoursReport),
		scope: "club",
		query: filter,
		errors: invalid,
	},
} as const;
