import { z } from "zod";
import { emailField, instant, languageField, nameField, phoneField, recordNumber, recordVersion } from "../fields.ts";
import { roles } from "../members.ts";
import { admin, byId, changing, invalid, missing } from "./endpoint.ts";
import { staffRoles } from "./session.ts";

export const inviteLinkHours = 168;

const staffAccount = z
	.object({
		id: z.int(),
		first_name: z.string(),
		last_name: z.string(),
		email: z.string(),
		phone: z.string(),
		language: languageField,
		role: z.enum(roles).describe("`member` only in the answer to a change that removed the staff role"),
		gym_ids: z.array(z.int()).describe("The account's clubs; empty means the whole chain"),
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

const gymIds = z.array(recordNumber("invalid-value"), { error: "required-field" }).max(200);

/** A member keeps the account with name and phone and sets a new password; an unconfirmed one gets this data. */
const staffInvitation = z.object({
	email: emailField,
	first_name: nameField,
	last_name: nameField,
	phone: phoneField,
	language: languageField.default("sr"),
	role: z.enum(staffRoles, { error: "invalid-value" }),
	gym_ids: gymIds,
});
export type StaffInvitation = z.output<typeof staffInvitation>;

const staffAccountChange = z.object({
	version: recordVersion,
	role: z.enum(roles, { error: "invalid-value" }).optional(),
	gym_ids: gymIds.optional(),
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
