import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { unavailability } from "./database/unavailable.ts";
import type { Registry } from "./metrics/registry.ts";
import { routeOf } from "./metrics/requests.ts";
import { Refusal, unavailable } from "./problem.ts";

function send(reply: FastifyReply, refusal: Refusal): FastifyReply {
	return reply
		.code(refusal.status)
		.headers(refusal.headers)
		.header("cache-control", "no-store")
		.type("application/problem+json; charset=utf-8")
		.send(JSON.stringify(refusal.toProblem()));
}

/** What Fastify itself refuses: broken JSON, a wrong content type, a body that is too large. */
function fromFastify(error: FastifyError): Refusal | undefined {
	const status = error.statusCode ?? 500;
	if (status === 404) return new Refusal("ERR_NOT_FOUND");
	if (status >= 400 && status < 500) return new Refusal("ERR_ALL_FIELDS_REQUIRED", { status });
	return undefined;
}

/** What nobody expected is logged and told without detail. */
function fromFailure(error: Error, request: FastifyRequest): Refusal {
	const reason = unavailability(error);
	if (reason) {
		request.log.warn({ reason }, "database unavailable");
		return unavailable();
	}
	request.log.error({ err: error }, "unexpected error");
	return new Refusal("ERR_SOMETHING_WENT_WRONG");
}

/** Turns whatever a call throws into problem+json. */
export function installErrorHandler(app: FastifyInstance, metrics?: Registry): void {
	const refusals = metrics?.counter("api_refusals_total", "Calls that were refused, by route and code.");
	app.setErrorHandler((error: FastifyError | Refusal, request, reply) => {
		const refusal = error instanceof Refusal ? error : (fromFastify(error) ?? fromFailure(error, request));
		refusals?.add({ route: routeOf(request), code: refusal.code });
		return send(reply, refusal);
	});
	app.setNotFoundHandler((_request, reply) => send(reply, new Refusal("ERR_NOT_FOUND")));
}
