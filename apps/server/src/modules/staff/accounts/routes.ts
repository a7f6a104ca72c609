import type { Api } from "../../../platform/api.ts";
import { memberOf } from "../../../platform/session.ts";
import { listAccounts } from "./service/accounts.ts";
import { changeAccount, logOutAccount, resetSecondFactor } from "./service/change.ts";
import { inviteAccount, repeatInvitation } from "./service/invite.ts";

export function staffAccountRoutes(api: Api): void {
	const { deps } = api;
	api.serve("listStaffAccounts", () => listAccounts(deps));
	api.serve("inviteStaffAccount", ({ actor, body }) => inviteAccount(deps, memberOf(actor).userId, body));
	api.serve("changeStaffAccount", ({ actor, params, body }) =>
		changeAccount(deps, memberOf(actor).userId, params.id, body),
	);
	api.serve("repeatStaffInvitation", ({ actor, params }) => repeatInvitation(deps, memberOf(actor).userId, params.id));
	api.serve("endStaffSessions", ({ actor, params }) => logOutAccount(deps, memberOf(actor).userId, params.id));
	api.serve("resetStaffSecondFactor", ({ actor, params }) =>
		resetSecondFactor(deps, memberOf(actor).userId, params.id),
	);
}
