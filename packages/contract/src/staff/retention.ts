import { z } from "zod";
import { instant } from "../fields.ts";
import { admin } from "./endpoint.ts";

const retentionRun = z
	.object({
		rule: z.string().describe("Name in the retention schedule, such as `guest-bookings`"),
		ran_at: instant,
		rows: z.int().describe("How many rows it deleted or cleared then"),
	})
	.meta({ id: "RetentionRun" });
export type RetentionRun = z.infer<typeof retentionRun>;

export const retentionEndpoints = {
	listRetentionRuns: admin(
		"Office: settings",
		"When each rule of the retention schedule ran last",
		z.array(retentionRun),
	),
} as const;
