import type { Api } from "../../../platform/api.ts";
import { memberOf } from "../../../platform/session.ts";
import {
	addNote,
	blockMember,
	changeContact,
	eraseMember,
	getMember,
	listMembers,
	removeNote,
	resendConfirmation,
	setForgiveness,
	showNationalId,
} from "./service.ts";

export function staffMemberRoutes(api: Api): void {
	const { deps } = api;
	api.serve("listStaffMembers", ({ actor, query }) => listMembers(deps, memberOf(actor), query));
	api.serve("getStaffMember", ({ actor, params }) => getMember(deps, memberOf(actor), params.id));
	api.serve("blockStaffMember", ({ actor, params, body }) => blockMember(deps, memberOf(actor), params.id, body));
	api.serve("changeMemberContact", ({ actor, params, body }) => changeContact(deps, memberOf(actor), params.id, body));
	api.serve("forgiveBooking", ({ actor, params }) => setForgiveness(deps, memberOf(actor), params.id, true));
	api.serve("undoForgiveness", ({ actor, params }) => setForgiveness(deps, memberOf(actor), params.id, false));
	api.serve("addMemberNote", ({ actor, params, body }) => addNote(deps, memberOf(actor), params.id, body));
	api.serve("removeMemberNote", ({ actor, params }) => removeNote(deps, memberOf(actor), params.id));
	api.serve("resendStaffMemberConfirmation", ({ actor, params }) =>
		resendConfirmation(deps, memberOf(actor), params.id),
	);
	api.serve("showNationalId", ({ actor, params }) => showNationalId(deps, memberOf(actor).userId, params.id));
	api.serve("eraseStaffMember", ({ actor, params, body }) => eraseMember(deps, memberOf(actor), params.id, body.name));
}
