import type { Api } from "../../platform/api.ts";
import { listPlans } from "./service/plans.ts";

export function membershipRoutes(api: Api): void {
	const { deps } = api;
	api.serve("listPlans", () => listPlans(deps));
}
