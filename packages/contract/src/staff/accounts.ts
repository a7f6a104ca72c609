import { z } from "zod";
import { emailField, instant, languageField, nameField, phoneField, recordNumber, recordVersion } from "../fields.ts";
import { admin, byId, changing, invalid, missing } from "./endpoint.ts";
import { accountRoles, staffRoles } from "./rights.ts";

export const inviteLinkHours = 168;

const staffAccount = z
	.object({
		id: z.int(),
		first_name: z.string(),
		last_name: z.string(),
		email: z.string(),
		phone: z.string(),
		language: languageField,
		role: z.enum(accountRoles).describe("`member` only in the answer to a change that removed the staff role"),
		all_clubs: z.boolean().describe("Works for the whole chain, also for clubs that open later"),
		gym_ids: z.array(z.int()).describe("The account's clubs; empty if it works for all of them"),
		coach_id: z.int().nullable().describe("The coach record of a coach"),
		second_factor: z.boolean(),
		blocked: z.boolean(),
		invited_until: instant.nullable().describe("When the invitation expires; null without a pending one"),
		can_log_in: z.boolean().describe("False before the invitation is accepted, and while blocked"),
		open_sessions: z.int(),
		last_login_at: instant.nullable(),
		version: z.int(),
	})
	.meta({ id: "StaffAccount" });
export type StaffAccount = z.infer<typeof staffAccount>;

/** "No club" never means "all of them": a role that works for clubs names them, or says `all_clubs`. */
const accountRights = {
	role: z.enum(staffRoles, { error: "invalid-value" }),
	all_clubs: z.boolean({ error: "required-field" }).describe("Of administrators and coaches it is ignored"),
	gym_ids: z.array(recordNumber("invalid-value"), { error: "required-field" }).max(200),
	coach_id: recordNumber("invalid-value")
		.nullish()
		.describe("Required of coaches; their clubs are those of the record"),
};

/** A member keeps the account with name and phone and sets a new password; an unconfirmed one gets this data. */
const staffInvitation = z.object({
	email: emailField,
	first_name: nameField,
	last_name: nameField,
	phone: phoneField,
	language: languageField.default("sr"),
	...accountRights,
});
export type StaffInvitation = z.output<typeof staffInvitation>;

const staffAccountChange = z.object({
	version: recordVersion,
	role: z.enum(accountRoles, { error: "invalid-value" }).optional(),
	all_clubs: accountRights.all_clubs.optional(),
	gym_ids: accountRights.gym_ids.optional(),
	coach_id: accountRights.coach_id,
	blocked: z.boolean({ error: "invalid-value" }).optional(),
});
export type StaffAccountChange = z.output<typeof staffAccountChange>;

export const accountEndpoints = {
	listStaffAccounts: admin("Office: accounts", "All staff accounts", z.array(staffAccount)),
	inviteStaffAccount: {
		...admin("Office: accounts", "Invite a person by mail, or give a member a role", staffAccount),
		status: 201,
		body: staffInvitation,
		errors: [...invalid, "ERR_BAD_EMAIL", "ERR_DUPLICATED_EMAIL", "ERR_DUPLICATED_PHONE"],
	},
	changeStaffAccount: {
		...admin("Office: accounts", "Change role or clubs, block or unblock", staffAccount),
		...byId,
		body: staffAccountChange,
		errors: changing,
	},
	repeatStaffInvitation: {
		...admin("Office: accounts", "Resend the invitation; the previous link stops working", staffAccount),
		...byId,
		errors: [...missing, "ERR_CHANGED_MEANWHILE"],
	},
	endStaffSessions: {
		...admin("Office: accounts", "Log an account out everywhere", staffAccount),
		...byId,
		errors: missing,
	},
	resetStaffSecondFactor: {
		...admin("Office: accounts", "Turn off the second factor of another account", staffAccount),
		...byId,
		errors: missing,
	},
} as const;
