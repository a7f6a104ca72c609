import type { Api } from "../../platform/api.ts";
import { requestKey } from "../../platform/request-key.ts";
import { memberOf } from "../../platform/session.ts";
import { addOrder, cancelOrder, listOwnOrders } from "./service/orders.ts";
import { orderCode, orderSlip } from "./service/printed.ts";

const file = { "cache-control": "private, no-store", "x-robots-tag": "noindex" };

export function orderRoutes(api: Api): void {
	const { deps } = api;
	api.serve("addOrder", ({ actor, body, request }) => {
		const key = requestKey(request.headers["idempotency-key"], ["order", body]);
		return addOrder(deps, memberOf(actor).userId, body, key);
	});
	api.serve("listOwnOrders", ({ actor }) => listOwnOrders(deps, memberOf(actor).userId));
	api.serve("cancelOrder", ({ actor, params }) => cancelOrder(deps, memberOf(actor).userId, params.id));
	api.serve("getOrderCode", async ({ actor, params, reply }) => {
		const svg = await orderCode(deps, memberOf(actor).userId, params.id);
		return reply.type("image/svg+xml").headers(file).send(svg);
	});
	api.serve("getOrderSlip", async ({ actor, params, reply }) => {
		const { fileName, pdf } = await orderSlip(deps, memberOf(actor).userId, params.id);
		return reply
			.type("application/pdf")
			.headers({ ...file, "content-disposition": `inline; filename="${fileName}"` })
			.send(pdf);
	});
}
