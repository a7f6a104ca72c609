import type { Api } from "../../../platform/api.ts";
import { requestKey } from "../../../platform/request-key.ts";
import { memberOf } from "../../../platform/session.ts";
import { findArrivals, readArrival } from "./service/arrivals.ts";
import { letIn, undoEntry } from "./service/entries.ts";
import {
	cancelMembership,
	extendMembership,
	freezeAtDesk,
	memberLedger,
	refundPayment,
	unfreezeAtDesk,
} from "./service/history.ts";
import { registerArrival } from "./service/register.ts";
import { sellAtDesk, takePayment } from "./service/sales.ts";
import { closeTill, readTill } from "./service/till.ts";
import { tillSheet } from "./till-sheet/sheet.ts";

function arrivalRoutes({ deps, serve }: Api): void {
	serve("findArrivals", ({ actor, params, query }) => findArrivals(deps, memberOf(actor), params.id, query.text));
	serve("getArrival", ({ actor, params, query }) =>
		readArrival(deps, memberOf(actor), { userId: params.id, gymId: query.gym, foundBy: query.found_by }),
	);
	serve("registerAtDesk", ({ actor, body }) => registerArrival(deps, memberOf(actor), body));
	serve("letIn", ({ actor, params: { id }, body, request }) => {
		const key = requestKey(request.headers["idempotency-key"], ["entry", id, body]);
		return letIn(deps, memberOf(actor), { userId: id, gymId: body.gym_id, foundBy: body.found_by }, key);
	});
	serve("undoEntry", ({ actor, params, query }) =>
		undoEntry(deps, memberOf(actor), { userId: params.id, gymId: query.gym, foundBy: query.found_by }),
	);
	serve("sellMembership", ({ actor, params: { id }, body, request }) => {
		const key = requestKey(request.headers["idempotency-key"], ["sale", id, body]);
		return sellAtDesk(deps, memberOf(actor), id, body, key);
	});
	serve("takePayment", ({ actor, params: { id }, body, request }) => {
		const key = requestKey(request.headers["idempotency-key"], ["payment", id, body]);
		return takePayment(deps, memberOf(actor), id, body, key);
	});
}

function ledgerRoutes({ deps, serve }: Api): void {
	serve("getMemberLedger", ({ actor, params }) => memberLedger(deps, memberOf(actor), params.id));
	serve(
		"freezeAtDesk",
		({ actor, params, query, body }) => freezeAtDesk(deps, memberOf(actor), params.id, body, query.preview === "1"),
		{ status: ({ preview }) => (preview === "1" ? 200 : 201) },
	);
	serve("unfreezeAtDesk", ({ actor, params }) => unfreezeAtDesk(deps, memberOf(actor), params.id));
	serve("extendMembership", ({ actor, params, body }) => extendMembership(deps, memberOf(actor), params.id, body));
	serve("cancelMembership", ({ actor, params, body }) =>
		cancelMembership(deps, memberOf(actor), params.id, body.reason),
	);
	serve("refundPayment", ({ actor, params, body }) => refundPayment(deps, memberOf(actor), params.id, body));
}

function tillRoutes({ deps, serve }: Api): void {
	serve("getTill", ({ actor, params, query }) => readTill(deps, memberOf(actor), params.id, query.day));
	serve("closeTill", ({ actor, params, body }) => closeTill(deps, memberOf(actor), params.id, body));
	serve("getTillSheet", async ({ actor, params, query, reply }) => {
		const till = await readTill(deps, memberOf(actor), params.id, query.day);
		const { fileName, pdf } = await tillSheet(till, query.lang ?? "sr");
		return reply
			.type("application/pdf")
			.header("cache-control", "no-store")
			.header("content-disposition", `inline; filename="${fileName}"`)
			.send(pdf);
	});
}

export function staffMembershipRoutes(api: Api): void {
	arrivalRoutes(api);
	ledgerRoutes(api);
	tillRoutes(api);
}
