import { z } from "zod";
import { bookingWindows } from "../booking.ts";
import { noShowPolicy } from "../booking-pause.ts";
import { recordVersion, text } from "../fields.ts";
import { membershipRules } from "../memberships/rule.ts";
import { required } from "../rules.ts";
import { admin, invalid } from "./endpoint.ts";
import { partnerLength, replyDays } from "./settings-rules.ts";

const bookingWindow = z.enum(bookingWindows, { error: "invalid-value" });

const membershipRule = z.enum(membershipRules, { error: "invalid-value" });

const staffSettings = z
	.object({
		booking_window: bookingWindow.nullable().describe("Null means the server's own setting"),
		booking_window_of_server: bookingWindow.describe("Applies while `booking_window` is null"),
		membership_rule: membershipRule.nullable().describe("Null means the server's own setting"),
		membership_rule_of_server: membershipRule.describe("Applies while `membership_rule` is null"),
		maintenance: z.boolean().describe("Whether the public site is closed"),
		maintenance_by_server: z.boolean().describe("Closed by the server's own setting, which the office cannot change"),
		reply_days: z.int().describe("Days after which an enquiry without a reply is late"),
		no_show_policy: noShowPolicy.nullable().describe("Null: no-shows have no consequence"),
		partner: z.string().describe("Sponsors the periods that are marked as `samsung_promotion`"),
		version: z.int(),
	})
	.meta({ id: "StaffSettings" });
export type StaffSettings = z.infer<typeof staffSettings>;

const staffSettingsChange = z.object({
	version: recordVersion,
	booking_window: bookingWindow.nullable().optional(),
	membership_rule: membershipRule.nullable().optional(),
	maintenance: z.boolean({ error: "invalid-value" }).optional(),
	reply_days: z
		.int({ error: "invalid-value" })
		.min(replyDays.least, "invalid-value")
		.max(replyDays.most, "invalid-value")
		.optional(),
	no_show_policy: noShowPolicy.nullable().optional().describe("Null ends all pauses at once"),
	partner: text(partnerLength, required).optional(),
});
export type StaffSettingsChange = z.output<typeof staffSettingsChange>;

export const settingsEndpoints = {
	getStaffSettings: admin("Office: settings", "The switches of the site", staffSettings),
	changeStaffSettings: {
		...admin("Office: settings", "Change switches; they take effect immediately on all servers", staffSettings),
		body: staffSettingsChange,
		errors: [...invalid, "ERR_CHANGED_MEANWHILE"],
	},
} as const;
