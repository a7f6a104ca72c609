import type { FastifyError, FastifyInstance, FastifyReply } from "fastify";
import { Refusal } from "./problem.ts";

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

/** Turns whatever a call throws into problem+json. What nobody expected is logged and told without detail. */
export function installErrorHandler(app: FastifyInstance): void {
	app.setErrorHandler((error: FastifyError | Refusal, request, reply) => {
		const refusal = error instanceof Refusal ? error : fromFastify(error);
		if (refusal) return send(reply, refusal);
		request.log.error({ err: error }, "unexpected error");
		return send(reply, new Refusal("ERR_SOMETHING_WENT_WRONG"));
	});
	app.setNotFoundHandler((_request, reply) => send(reply, new Refusal("ERR_NOT_FOUND")));
}
