import type { Api } from "../../../platform/api.ts";
import { memberOf } from "../../../platform/session.ts";
import { blockMember, eraseMember, getMember, listMembers, resendConfirmation, showNationalId } from "./service.ts";

export function staffMemberRoutes(api: Api): void {
	const { deps } = api;
	api.serve("listStaffMembers", ({ actor, query }) => listMembers(deps, memberOf(actor), query));
	api.serve("getStaffMember", ({ actor, params }) => getMember(deps, memberOf(actor), params.id));
	api.serve("blockStaffMember", ({ actor, params, body }) => blockMember(deps, memberOf(actor), params.id, body));
	api.serve("resendStaffMemberConfirmation", ({ actor, params }) =>
		resendConfirmation(deps, memberOf(actor), params.id),
	);
	api.serve("showNationalId", ({ actor, params }) => showNationalId(deps, memberOf(actor).userId, params.id));
	api.serve("eraseStaffMember", ({ actor, params, body }) => eraseMember(deps, memberOf(actor), params.id, body.name));
}
