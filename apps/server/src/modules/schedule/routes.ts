import type { Api } from "../../platform/api.ts";
import { memberOf } from "../../platform/session.ts";
import { findPeriods } from "./find.ts";
import { listNearby } from "./nearby.ts";
import { listClosings } from "./service/closings.ts";
import { activePromotion, listPeriods, listPromotionPeriods, serverTime, withCalendars } from "./service.ts";

const idsOf = (periods: readonly { id: number }[]) => periods.map(({ id }) => id);

export function scheduleRoutes(api: Api): void {
	const { clock, switches, env, keys } = api.deps;
	api.serve("getTime", () => serverTime(clock, switches, env), { cache: "none" });
	api.serve("listClosings", ({ db, params }) => listClosings(db, clock, params.id));
	api.serve("getActivePromotion", ({ db }) => activePromotion(db, clock));
	api.serve(
		"listPeriods",
		async ({ db, actor, params, query }) =>
			withCalendars(keys, await listPeriods(db, clock, actor, params.roomId, query.week)),
		{ places: idsOf },
	);
	api.serve(
		"listPromotionPeriods",
		async ({ db, actor, params }) => withCalendars(keys, await listPromotionPeriods(db, clock, actor, params.roomId)),
		{ places: idsOf },
	);
	api.serve("findPeriods", ({ db, query }) => findPeriods(db, clock, switches, query), {
		cache: "none",
		places: ({ results }) => idsOf(results),
	});
	api.serve("findFavouritePeriods", ({ db, actor, query }) =>
		findPeriods(db, clock, switches, query, memberOf(actor).userId),
	);
	api.serve("listNearby", ({ db, params }) => listNearby(db, clock, params.id), { cache: "none" });
}
