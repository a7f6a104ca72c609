import type { Api } from "../../../platform/api.ts";
import { memberOf } from "../../../platform/session.ts";
import { checkIn, undoCheckIn } from "./service/check-in.ts";
import { checkInByCode } from "./service/code-check-in.ts";
import { bookGuest, bookMember, cancelAtDesk, findMembers } from "./service/desk-booking.ts";
import { deskDay, readRoster } from "./service/roster.ts";
import { endWaitAtDesk, waitAtDesk } from "./service/waiting.ts";
import { rosterSheet } from "./sheet/sheet.ts";

export function staffTodayRoutes(api: Api): void {
	const { deps } = api;
	api.serve("getDeskDay", ({ actor, query }) => deskDay(deps, memberOf(actor), query.date));
	api.serve("findDeskMembers", ({ actor, query }) => findMembers(deps.db, memberOf(actor), query.text));
	api.serve("checkInByCode", ({ actor, body }) => checkInByCode(deps, memberOf(actor), body));
	api.serve("getRoster", ({ actor, params, query }) =>
		readRoster(deps, memberOf(actor), { periodId: params.id, date: query.date }),
	);
	api.serve("getRosterSheet", async ({ actor, params, query, reply }) => {
		const key = { periodId: params.id, date: query.date };
		const { fileName, pdf } = await rosterSheet(deps, memberOf(actor), key, query.lang ?? "sr");
		return reply
			.type("application/pdf")
			.header("cache-control", "no-store")
			.header("content-disposition", `inline; filename="${fileName}"`)
			.send(pdf);
	});
	api.serve("bookGuestAtDesk", ({ actor, params, body }) => bookGuest(deps, memberOf(actor), params.id, body));
	api.serve("bookMemberAtDesk", ({ actor, params, body }) => bookMember(deps, memberOf(actor), params.id, body));
	api.serve("waitAtDesk", ({ actor, params, body }) => waitAtDesk(deps, memberOf(actor), params.id, body));
	api.serve("endWaitAtDesk", ({ actor, params }) => endWaitAtDesk(deps, memberOf(actor), params.id));
	api.serve("checkIn", ({ actor, params }) => checkIn(deps, memberOf(actor), params.id));
	api.serve("undoCheckIn", ({ actor, params }) => undoCheckIn(deps, memberOf(actor), params.id));
	api.serve("cancelAtDesk", ({ actor, params }) => cancelAtDesk(deps, memberOf(actor), params.id));
}
