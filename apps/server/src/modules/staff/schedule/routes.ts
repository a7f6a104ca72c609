import type { Api } from "../../../platform/api.ts";
import { getWeek } from "./service/board.ts";
import { cancelPeriod, removePeriod, restorePeriod } from "./service/cancel.ts";
import { changeDate } from "./service/change.ts";
import { editPeriod, movePeriod } from "./service/move.ts";
import { addPeriod, copyWeek } from "./service/plan.ts";

export function staffScheduleRoutes(api: Api): void {
	const { deps } = api;
	api.serve("getScheduleWeek", ({ actor, params, query }) => getWeek(deps, actor, params.id, query.date));
	api.serve("addSchedulePeriod", ({ actor, params, body }) => addPeriod(deps, actor, params.id, body));
	api.serve("copyScheduleWeek", ({ actor, params, body }) => copyWeek(deps, actor, params.id, body));
	api.serve("changeSchedulePeriod", ({ actor, params, body }) => editPeriod(deps, actor, params.id, body));
	api.serve("changeScheduleDate", ({ actor, params, body }) => changeDate(deps, actor, params.id, body));
	api.serve("moveSchedulePeriod", ({ actor, params, body }) => movePeriod(deps, actor, params.id, body));
	api.serve("cancelSchedulePeriod", ({ actor, params, body }) => cancelPeriod(deps, actor, params.id, body));
	api.serve("restoreSchedulePeriod", ({ actor, params, body }) => restorePeriod(deps, actor, params.id, body));
	api.serve("removeSchedulePeriod", ({ actor, params, body }) => removePeriod(deps, actor, params.id, body));
}
