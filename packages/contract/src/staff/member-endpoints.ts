import type { Endpoint } from "../endpoint.ts";
import { admin, byId, changing, invalid, missing, staff } from "./endpoint.ts";
import * as members from "./members.ts";

export const memberEndpoints = {
	listStaffMembers: {
		...staff("Office: members", "Members of the chain, found by words", members.staffMemberPage),
		query: members.staffMemberFilter,
		errors: invalid,
	},
	getStaffMember: {
		...staff("Office: members", "A member with bookings, mails and sessions", members.staffMember),
		...byId,
		errors: missing,
	},
	blockStaffMember: {
		...staff("Office: members", "Block a member, or lift it; blocking logs out everywhere", members.staffMember),
		...byId,
		body: members.staffMemberBlocking,
		errors: changing,
	},
	resendStaffMemberConfirmation: {
		...staff("Office: members", "Send the mail again that confirms the address", members.staffMember),
		...byId,
		errors: [...missing, "ERR_CHANGED_MEANWHILE"],
	},
	showNationalId: {
		...admin("Office: members", "The national id; every look at it is noted", members.nationalId),
		...byId,
		errors: missing,
	},
	eraseStaffMember: {
		...admin("Office: members", "Erase the person and keep the figures", members.erasedMember),
		...byId,
		body: members.staffMemberErasure,
		errors: [...invalid, "ERR_NOT_FOUND"],
	},
} as const satisfies Record<string, Endpoint>;
