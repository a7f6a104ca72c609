import type { Api } from "../../platform/api.ts";
import { memberOf } from "../../platform/session.ts";
import { freezeOwn, listOwnMemberships, unfreezeOwn } from "./service/own.ts";
import { listPlans } from "./service/plans.ts";

export function membershipRoutes(api: Api): void {
	const { deps } = api;
	api.serve("listPlans", () => listPlans(deps));
	api.serve("listOwnMemberships", ({ actor }) => listOwnMemberships(deps, memberOf(actor).userId));
	api.serve(
		"freezeMembership",
		({ actor, params, query, body }) =>
			freezeOwn(deps, { userId: memberOf(actor).userId, membershipId: params.id }, body, query.preview === "1"),
		{ status: ({ preview }) => (preview === "1" ? 200 : 201) },
	);
	api.serve("unfreezeMembership", ({ actor, params }) =>
		unfreezeOwn(deps, { userId: memberOf(actor).userId, membershipId: params.id }),
	);
}
