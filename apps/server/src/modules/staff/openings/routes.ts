import type { Api } from "../../../platform/api.ts";
import { memberOf } from "../../../platform/session.ts";
import { announceOpening, listOpeningRequests } from "./service.ts";

export function staffOpeningRoutes(api: Api): void {
	const { deps } = api;
	api.serve("listOpeningRequests", ({ actor, params }) => listOpeningRequests(deps, memberOf(actor), params.id));
	api.serve("announceOpening", ({ actor, params }) => announceOpening(deps, memberOf(actor), params.id));
}
