import { z } from "zod";
import { enquiryKinds } from "../enquiries/kinds.ts";
import { dateField, pathId } from "../fields.ts";
import { invalid, staff } from "./endpoint.ts";

const maximumDays = 366;

export const reportFilter = z
	.object({
		from: dateField.describe("First day, in the clubs' zone"),
		until: dateField.describe("Last day"),
		gym: pathId.optional().describe("One club; without it all that the caller works for"),
	})
	.superRefine(({ from, until }, context) => {
		const days = (Date.parse(until) - Date.parse(from)) / 86_400_000;
		if (days >= 0 && days < maximumDays) return;
		context.addIssue({ code: "custom", path: ["until"], message: "invalid-value" });
	});
export type ReportFilter = z.output<typeof reportFilter>;

const fill = {
	held: z.int().describe("Trainings that took or take place"),
	capacity: z.int().describe("Places in them"),
	taken: z.int().describe("Places that were booked"),
};
const name = { id: z.int(), name: z.string(), name_eng: z.string() };
export type ReportName = z.infer<z.ZodObject<typeof name>>;
const named = z.object({ ...name, ...fill });
export type NamedFill = z.infer<typeof named>;

const fillReport = z
	.object({
		total: z.object(fill),
		clubs: z.array(named),
		trainings: z.array(named),
		coaches: z.array(named).describe("A substitute counts for the date"),
		hours: z.array(z.object({ day: z.int().describe("1 is Monday"), hour: z.int(), ...fill })),
	})
	.meta({ id: "FillNumbers" });
export type FillReport = z.infer<typeof fillReport>;

const week = z.object({
	week: z.iso.date().describe("Its Monday"),
	booked: z.int().describe("Bookings for trainings of the week, including cancelled ones"),
	cancelled: z.int().describe("Of those: cancelled"),
	expected: z.int().describe("Not cancelled, for trainings with at least one check-in"),
	came: z.int().describe("Of those: checked in"),
});
const clubMonth = z.object({
	id: z.int().describe("Of the club"),
	name: z.string(),
	month: z.string().describe("Of the training, as 2026-11"),
	joined: z.int().describe("Members who joined a waiting list"),
	moved_up: z.int().describe("Of those: got a place"),
	cancelled_late: z.int().describe("Bookings that members cancelled shortly before the start"),
});
export type ClubMonth = z.infer<typeof clubMonth>;
const bookingReport = z
	.object({ weeks: z.array(week), months: z.array(clubMonth).describe("Only clubs and months with any of these") })
	.meta({ id: "BookingNumbers" });
export type BookingReport = z.infer<typeof bookingReport>;

const noShow = z
	.object({
		member_id: z.int(),
		first_name: z.string(),
		last_name: z.string(),
		phone: z.string(),
		no_shows: z.int().describe("Booked, not checked in, in a training where others were"),
		late_cancellations: z.int(),
		last_date: z.iso.date().describe("Of the latest of them"),
	})
	.meta({ id: "NoShow" });
export type NoShow = z.infer<typeof noShow>;

const missed = {
	expected: z.int().describe("Booked, in trainings where somebody was checked in"),
	no_shows: z.int().describe("Of those: not checked in, and not forgiven"),
	late_cancellations: z.int().describe("Not forgiven ones; these people were not expected any more"),
};
const namedMisses = z.object({ ...name, ...missed });
export type NamedMisses = z.infer<typeof namedMisses>;
const missesReport = z
	.object({
		total: z.object(missed),
		clubs: z.array(namedMisses),
		trainings: z.array(namedMisses),
		coaches: z.array(namedMisses).describe("A substitute counts for the date"),
		hours: z.array(z.object({ day: z.int().describe("1 is Monday"), hour: z.int(), ...missed })),
	})
	.meta({ id: "NoShowNumbers" });
export type MissesReport = z.infer<typeof missesReport>;

const counted = { received: z.int(), answered: z.int() };
const enquiryReport = z
	.object({
		total: z.object({
			...counted,
			median_hours: z.number().nullable().describe("Median time to the reply; null without any reply"),
		}),
		kinds: z.array(z.object({ kind: z.enum(enquiryKinds), ...counted, median_hours: z.number().nullable() })),
		clubs: z.array(z.object({ id: z.int().nullable(), name: z.string().nullable(), ...counted })),
		languages: z.array(z.object({ language: z.enum(["sr", "en"]), ...counted })),
	})
	.meta({ id: "EnquiryNumbers" });
export type EnquiryReport = z.infer<typeof enquiryReport>;

const funnel = {
	received: z.int().describe("Enquiries, without spam; merged ones count once"),
	answered_in_a_day: z.int(),
	trials: z.int().describe("With a place in a class that was booked for the trial"),
	came: z.int().describe("The person came, or joined"),
	joined: z.int(),
};
export type Funnel = z.infer<z.ZodObject<typeof funnel>>;
const funnelReport = z
	.object({
		total: z.object(funnel),
		clubs: z.array(z.object({ id: z.int().nullable(), name: z.string().nullable(), ...funnel })),
		kinds: z.array(z.object({ kind: z.enum(enquiryKinds), ...funnel })).describe("By the form that was sent"),
	})
	.meta({ id: "EnquiryFunnel" });
export type FunnelReport = z.infer<typeof funnelReport>;

const report = <const R extends z.ZodType>(summary: string, response: R) =>
	({ ...staff("Office: numbers", summary, response), scope: "club", query: reportFilter, errors: invalid }) as const;

export const reportEndpoints = {
	getFillNumbers: report("How full trainings are: by club, training, coach and hour", fillReport),
	getBookingNumbers: report(
		"Bookings, cancellations and attendance by week; waiting lists and late cancellations by club and month",
		bookingReport,
	),
	getNoShowNumbers: report("No-shows and late cancellations by club, training, coach and hour", missesReport),
	// With names: for those who may open members.
	listNoShows: {
		...report(
			"Members who did not come or cancelled late, most often first; forgiven ones do not count",
			z.array(noShow),
		),
		right: "members",
	},
	getEnquiryFunnel: report("From the enquiry to the membership, by club and form", funnelReport),
	getEnquiryNumbers: report("Enquiries by kind, club and language, and how fast they are answered", enquiryReport),
} as const;
