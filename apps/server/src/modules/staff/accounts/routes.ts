import type { Api } from "../../../platform/api.ts";
import { memberOf } from "../../../platform/session.ts";
import * as accounts from "./service.ts";

export function staffAccountRoutes(api: Api): void {
	const { deps } = api;
	api.serve("listStaffAccounts", () => accounts.listAccounts(deps));
	api.serve("inviteStaffAccount", ({ actor, body }) => accounts.inviteAccount(deps, memberOf(actor).userId, body));
	api.serve("changeStaffAccount", ({ actor, params, body }) =>
		accounts.changeAccount(deps, memberOf(actor).userId, params.id, body),
	);
	api.serve("repeatStaffInvitation", ({ actor, params }) =>
		accounts.repeatInvitation(deps, memberOf(actor).userId, params.id),
	);
	api.serve("endStaffSessions", ({ actor, params }) => accounts.logOutAccount(deps, memberOf(actor).userId, params.id));
	api.serve("resetStaffSecondFactor", ({ actor, params }) =>
		accounts.resetSecondFactor(deps, memberOf(actor).userId, params.id),
	);
}
