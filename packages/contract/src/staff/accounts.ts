import { z } from "zod";
import { emailField, languageField, nameField, phoneField, recordNumber } from "../fields.ts";
import { roles } from "../members.ts";
import { staffRoles } from "./session.ts";
import { recordVersion } from "./version.ts";

/** An invitation can be accepted for this long. */
export const inviteLinkHours = 168;

export const staffAccount = z
	.object({
		id: z.int(),
		first_name: z.string(),
		last_name: z.string(),
		email: z.string(),
		phone: z.string(),
		language: languageField,
		role: z.enum(roles).describe("`member` only in the answer to the change that took the office away"),
		gym_ids: z.array(z.int()).describe("The clubs that the account works for; none is the whole chain"),
		second_factor: z.boolean(),
		blocked: z.boolean(),
		invited_until: z.iso
			.datetime()
			.nullable()
			.describe("Until when the invitation can be accepted; null once it was, or without one"),
		can_log_in: z.boolean().describe("False before the invitation is accepted, and while blocked"),
		open_sessions: z.int(),
		last_login_at: z.iso.datetime().nullable(),
		version: z.int(),
	})
	.meta({ id: "StaffAccount" });
export type StaffAccount = z.infer<typeof staffAccount>;

const gymIds = z.array(recordNumber("invalid-value"), { error: "required-field" }).max(200);

/** Somebody who is a member already keeps name, phone and password, and only gets the role. */
export const staffInvitation = z.object({
	email: emailField,
	first_name: nameField,
	last_name: nameField,
	phone: phoneField,
	language: languageField.default("sr"),
	role: z.enum(staffRoles, { error: "invalid-value" }),
	gym_ids: gymIds,
});
export type StaffInvitation = z.output<typeof staffInvitation>;

export const staffAccountChange = z.object({
	version: recordVersion,
	role: z.enum(roles, { error: "invalid-value" }).optional(),
	gym_ids: gymIds.optional(),
	blocked: z.boolean({ error: "invalid-value" }).optional(),
});
export type StaffAccountChange = z.output<typeof staffAccountChange>;
