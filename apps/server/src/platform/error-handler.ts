import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { Counter, type Registry } from "prom-client";
import { unavailability } from "./database/unavailable.ts";
import { routeOf } from "./metrics.ts";
import { Refusal, unavailable } from "./problem.ts";

function send(reply: FastifyReply, refusal: Refusal): FastifyReply {
	return reply
		.code(refusal.status)
		.headers(refusal.headers)
		.header("cache-control", "no-store")
		.type("application/problem+json; charset=utf-8")
		.send(JSON.stringify(refusal.toProblem()));
}

/** Refused by Fastify: broken JSON, a wrong content type, a body that is too large. */
function fromFastify(error: FastifyError): Refusal | undefined {
	const status = error.statusCode ?? 500;
	if (status === 404) return new Refusal("ERR_NOT_FOUND");
	if (status >= 400 && status < 500) return new Refusal("ERR_ALL_FIELDS_REQUIRED", { status });
	return undefined;
}

/** Logs the error; the client gets no details. */
function fromFailure(error: Error, request: FastifyRequest): Refusal {
	const reason = unavailability(error);
	if (reason) {
		request.log.warn({ reason }, "database unavailable");
		return unavailable();
	}
	request.log.error({ err: error }, "unexpected error");
	return new Refusal("ERR_SOMETHING_WENT_WRONG");
}

/** Answers every error as problem+json. */
export function installErrorHandler(app: FastifyInstance, metrics?: Registry): void {
	const refusals =
		metrics &&
		new Counter({
			name: "api_refusals_total",
			help: "Refused calls, by route and code.",
			labelNames: ["route", "code"],
			registers: [metrics],
		});
	app.setErrorHandler((error: FastifyError | Refusal, request, reply) => {
		const refusal = error instanceof Refusal ? error : (fromFastify(error) ?? fromFailure(error, request));
		refusals?.inc({ route: routeOf(request), code: refusal.code });
		return send(reply, refusal);
	});
	app.setNotFoundHandler((_request, reply) => send(reply, new Refusal("ERR_NOT_FOUND")));
}
