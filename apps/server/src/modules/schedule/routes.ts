import type { Api } from "../../platform/api.ts";
import { activePromotion, listPeriods, listPromotionPeriods, serverTime } from "./service.ts";

export function scheduleRoutes(api: Api): void {
	const { db, clock } = api.deps;
	api.serve("getTime", () => serverTime(clock), { cache: "none" });
	api.serve("getActivePromotion", () => activePromotion(db, clock));
	api.serve("listPeriods", ({ actor, params }) => listPeriods(db, clock, actor, params.roomId));
	api.serve("listPromotionPeriods", ({ actor, params }) => listPromotionPeriods(db, clock, actor, params.roomId));
}
