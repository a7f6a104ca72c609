import type { Api } from "../../../platform/api.ts";
import { memberOf } from "../../../platform/session.ts";
import { findInOffice } from "./service.ts";

export function staffFindRoutes(api: Api): void {
	api.serve("findInOffice", ({ actor, query }) => findInOffice(api.deps, memberOf(actor), query.text));
}
