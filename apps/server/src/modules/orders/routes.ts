import { pathId } from "@kvart/contract/fields";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Api } from "../../platform/api.ts";
import { codePng } from "../../platform/print/code-png.ts";
import { Refusal } from "../../platform/problem.ts";
import { requestKey } from "../../platform/request-key.ts";
import { memberOf } from "../../platform/session.ts";
import {
	addOrder,
	cancelOrder,
	linkedOrder,
	listOwnOrders,
	type PrintedOrder,
	waitingOrder,
} from "./service/orders.ts";
import { orderCode, orderSlip } from "./service/printed.ts";

/** Pixels of the picture that banks' applications open. */
const pictureSize = 800;
const file = { "cache-control": "private, no-store", "x-robots-tag": "noindex" };

function sendCode(reply: FastifyReply, printed: PrintedOrder): FastifyReply {
	return reply.type("image/svg+xml").headers(file).send(orderCode(printed));
}

async function sendPicture(reply: FastifyReply, printed: PrintedOrder): Promise<FastifyReply> {
	return reply
		.type("image/png")
		.headers(file)
		.send(await codePng(orderCode(printed), pictureSize));
}

async function sendSlip(reply: FastifyReply, printed: PrintedOrder): Promise<FastifyReply> {
	const { fileName, pdf } = await orderSlip(printed);
	return reply
		.type("application/pdf")
		.headers({ ...file, "content-disposition": `inline; filename="${fileName}"` })
		.send(pdf);
}

interface LinkRequest {
	Params: { id: string };
	Querystring: { key?: string | string[] };
}

/** Code and slip, signed instead of behind a session: pages without scripts and mails show them, too. */
function linkedFiles(app: FastifyInstance, deps: Api["deps"]): void {
	const printed = ({ params, query, ip }: FastifyRequest<LinkRequest>) => {
		if (deps.env.RATE_LIMIT === "on") deps.limiter.count("default", ip, undefined);
		const id = pathId.safeParse(params.id);
		if (!id.success || typeof query.key !== "string") throw new Refusal("ERR_NOT_FOUND");
		return linkedOrder(deps, id.data, query.key);
	};
	app.get<LinkRequest>("/order-code/:id.svg", async (request, reply) => sendCode(reply, await printed(request)));
	app.get<LinkRequest>("/order-code/:id.png", async (request, reply) => sendPicture(reply, await printed(request)));
	app.get<LinkRequest>("/order-slip/:id.pdf", async (request, reply) => sendSlip(reply, await printed(request)));
}

export function orderRoutes(app: FastifyInstance, api: Api): void {
	const { deps } = api;
	linkedFiles(app, deps);
	api.serve("addOrder", ({ actor, body, request }) => {
		const key = requestKey(request.headers["idempotency-key"], ["order", body]);
		return addOrder(deps, memberOf(actor).userId, body, key);
	});
	api.serve("listOwnOrders", ({ actor }) => listOwnOrders(deps, memberOf(actor).userId));
	api.serve("cancelOrder", ({ actor, params }) => cancelOrder(deps, memberOf(actor).userId, params.id));
	api.serve("getOrderCode", async ({ actor, params, reply }) =>
		sendCode(reply, await waitingOrder(deps, memberOf(actor).userId, params.id)),
	);
	api.serve("getOrderSlip", async ({ actor, params, reply }) =>
		sendSlip(reply, await waitingOrder(deps, memberOf(actor).userId, params.id)),
	);
}
