import { z } from "zod";
import { enquiryKinds } from "../enquiries/kinds.ts";
import { dateField, pathId } from "../fields.ts";

/** A longer time is refused: nobody reads so many weeks, and the server would have to. */
export const numbersMaximumDays = 366;

const span = (from: string, until: string) => (Date.parse(until) - Date.parse(from)) / 86_400_000;

export const numbersFilter = z
	.object({
		from: dateField.describe("First day, in the clubs' zone"),
		until: dateField.describe("Last day"),
		gym: pathId.optional().describe("One club; without it all that the caller works for"),
	})
	.superRefine(({ from, until }, context) => {
		const days = span(from, until);
		if (days >= 0 && days < numbersMaximumDays) return;
		context.addIssue({ code: "custom", path: ["until"], message: "invalid-value" });
	});
export type NumbersFilter = z.output<typeof numbersFilter>;

const fill = {
	held: z.int().describe("Trainings that took or take place"),
	capacity: z.int().describe("Places in them"),
	taken: z.int().describe("Places that were booked"),
};
const named = z.object({ id: z.int(), name: z.string(), name_eng: z.string(), ...fill });
export type NamedFill = z.infer<typeof named>;

export const fillNumbers = z
	.object({
		total: z.object(fill),
		clubs: z.array(named),
		trainings: z.array(named),
		coaches: z.array(named).describe("A substitute counts for the date"),
		hours: z.array(z.object({ day: z.int().describe("1 is Monday"), hour: z.int(), ...fill })),
	})
	.meta({ id: "FillNumbers" });
export type FillNumbers = z.infer<typeof fillNumbers>;

const week = z.object({
	week: z.iso.date().describe("Its Monday"),
	booked: z.int().describe("Bookings for trainings of the week, those that were cancelled included"),
	cancelled: z.int().describe("Of those: cancelled"),
	expected: z.int().describe("Kept, for trainings at which people were checked in"),
	came: z.int().describe("Of those: checked in"),
});
export const bookingNumbers = z.object({ weeks: z.array(week) }).meta({ id: "BookingNumbers" });
export type BookingNumbers = z.infer<typeof bookingNumbers>;

const counted = { received: z.int(), answered: z.int() };
export const enquiryNumbers = z
	.object({
		total: z.object({
			...counted,
			median_hours: z.number().nullable().describe("Half of the replies took less; null without any reply"),
		}),
		kinds: z.array(z.object({ kind: z.enum(enquiryKinds), ...counted, median_hours: z.number().nullable() })),
		clubs: z.array(z.object({ id: z.int().nullable(), name: z.string().nullable(), ...counted })),
		languages: z.array(z.object({ language: z.enum(["sr", "en"]), ...counted })),
	})
	.meta({ id: "EnquiryNumbers" });
export type EnquiryNumbers = z.infer<typeof enquiryNumbers>;
