import type { Api } from "../../platform/api.ts";
import { requestOpeningNotice } from "./service.ts";

export function openingRoutes(api: Api): void {
	api.serve("requestOpeningNotice", ({ params, body }) => requestOpeningNotice(api.deps, params.id, body));
}
