import type { Api } from "../../platform/api.ts";
import { memberOf } from "../../platform/session.ts";
import { findPeriods } from "./find.ts";
import { listNearby } from "./nearby.ts";
import { listClosings } from "./service/closings.ts";
import { activePromotion, listPeriods, listPromotionPeriods, serverTime } from "./service.ts";

export function scheduleRoutes(api: Api): void {
	const { db, clock, switches, env } = api.deps;
	api.serve("getTime", () => serverTime(clock, switches, env), { cache: "none" });
	api.serve("listClosings", ({ params }) => listClosings(db, clock, params.id));
	api.serve("getActivePromotion", () => activePromotion(db, clock));
	api.serve("listPeriods", ({ actor, params, query }) => listPeriods(db, clock, actor, params.roomId, query.week));
	api.serve("listPromotionPeriods", ({ actor, params }) => listPromotionPeriods(db, clock, actor, params.roomId));
	api.serve("findPeriods", ({ query }) => findPeriods(db, clock, switches, query), { cache: "pages" });
	api.serve("findFavouritePeriods", ({ actor, query }) =>
		findPeriods(db, clock, switches, query, memberOf(actor).userId),
	);
	api.serve("listNearby", ({ params }) => listNearby(db, clock, params.id), { cache: "none" });
}
