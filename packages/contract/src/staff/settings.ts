import { z } from "zod";
import { recordVersion } from "./version.ts";

const bookingWindow = z.enum(["week", "today"], { error: "invalid-value" });

export const replyDays = { least: 1, most: 14, usual: 2 } as const;

export const staffSettings = z
	.object({
		booking_window: bookingWindow.nullable().describe("Null leaves it to the server's own setting"),
		booking_window_of_server: bookingWindow.describe("What counts while `booking_window` is null"),
		maintenance: z.boolean().describe("Whether the public site is closed"),
		maintenance_by_server: z.boolean().describe("Closed by the server's own setting, which the office cannot lift"),
		reply_days: z.int().describe("Days after which an enquiry without a reply is late"),
		version: z.int(),
	})
	.meta({ id: "StaffSettings" });
export type StaffSettings = z.infer<typeof staffSettings>;

export const staffSettingsChange = z.object({
	version: recordVersion,
	booking_window: bookingWindow.nullable().optional(),
	maintenance: z.boolean({ error: "invalid-value" }).optional(),
	reply_days: z
		.int({ error: "invalid-value" })
		.min(replyDays.least, "invalid-value")
		.max(replyDays.most, "invalid-value")
		.optional(),
});
export type StaffSettingsChange = z.output<typeof staffSettingsChange>;
