import type { Api } from "../../../platform/api.ts";
import { memberOf } from "../../../platform/session.ts";
import { changeSettings, getSettings } from "./service.ts";

export function staffSettingsRoutes(api: Api): void {
	const { deps } = api;
	api.serve("getStaffSettings", () => getSettings(deps));
	api.serve("changeStaffSettings", ({ actor, body }) => changeSettings(deps, memberOf(actor).userId, body));
}
