import { z } from "zod";
import { pathId } from "../fields.ts";
import { invalid, staff } from "./endpoint.ts";

/** How many months of joining the report has, and how many months each is followed. */
export const cohortMonths = 12;

const active = z.object({
	booked: z.int().describe("With at least one booking in the month that was not cancelled"),
	came: z.int().describe("Of those: checked in at least once"),
});
export type CohortActivity = z.infer<typeof active>;

const cohort = z.object({
	month: z.iso.date().describe("First day of the month of joining"),
	joined: z.int().describe("Confirmed accounts, also those closed since"),
	months: z.array(active).describe("From the month after; the last one is the current month, which still runs"),
});
export type Cohort = z.infer<typeof cohort>;

const cohortReport = z.array(cohort).meta({ id: "Cohorts" });

const filter = z.object({
	gym: pathId.optional().describe("One club: who has booked there, and bookings there"),
});
export type CohortFilter = z.output<typeof filter>;

export const cohortEndpoints = {
	listCohorts: {
		...staff("Office: numbers", "Of those who joined in a month, how many still book and come", cohortReport),
		scope: "club",
		query: filter,
		errors: invalid,
	},
} as const;
