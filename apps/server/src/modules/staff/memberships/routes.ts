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

function arrivalRoutes(api: Api): void {
	const { deps } = api;
	api.serve("findArrivals", ({ actor, params, query }) => findArrivals(deps, memberOf(actor), params.id, query.text));
	api.serve("getArrival", ({ actor, params, query }) =>
		readArrival(deps, memberOf(actor), { userId: params.id, gymId: query.gym, foundBy: query.found_by }),
	);
	api.serve("registerAtDesk", ({ actor, body }) => registerArrival(deps, memberOf(actor), body));
	api.serve("letIn", ({ actor, params: { id }, body, request }) => {
		const key = requestKey(request.headers["idempotency-key"], ["entry", id, body]);
		return letIn(deps, memberOf(actor), { userId: id, gymId: body.gym_id, foundBy: body.found_by }, key);
	});
	api.serve("undoEntry", ({ actor, params, query }) =>
		undoEntry(deps, memberOf(actor), { userId: params.id, gymId: query.gym, foundBy: query.found_by }),
	);
	api.serve("sellMembership", ({ actor, params: { id }, body, request }) => {
		const key = requestKey(request.headers["idempotency-key"], ["sale", id, body]);
		return sellAtDesk(deps, memberOf(actor), id, body, key);
	});
	api.serve("takePayment", ({ actor, params: { id }, body, request }) => {
		const key = requestKey(request.headers["idempotency-key"], ["payment", id, body]);
		return takePayment(deps, memberOf(actor), id, body, key);
	});
}

function ledgerRoutes(api: Api): void {
	const { deps } = api;
	api.serve("getMemberLedger", ({ actor, params }) => memberLedger(deps, memberOf(actor), params.id));
	api.serve(
		"freezeAtDesk",
		({ actor, params, query, body }) => freezeAtDesk(deps, memberOf(actor), params.id, body, query.preview === "1"),
		{ status: ({ preview }) => (preview === "1" ? 200 : 201) },
	);
	api.serve("unfreezeAtDesk", ({ actor, params }) => unfreezeAtDesk(deps, memberOf(actor), params.id));
	api.serve("extendMembership", ({ actor, params, body }) => extendMembership(deps, memberOf(actor), params.id, body));
	api.serve("cancelMembership", ({ actor, params, body }) =>
		cancelMembership(deps, memberOf(actor), params.id, body.reason),
	);
	api.serve("refundPayment", ({ actor, params, body }) => refundPayment(deps, memberOf(actor), params.id, body));
}

function tillRoutes(api: Api): void {
	const { deps } = api;
	api.serve("getTill", ({ actor, params, query }) => readTill(deps, memberOf(actor), params.id, query.day));
	api.serve("closeTill", ({ actor, params, body }) => closeTill(deps, memberOf(actor), params.id, body));
	api.serve("getTillSheet", async ({ actor, params, query, reply }) => {
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
