import type { FastifyBaseLogger, FastifyReply, FastifyRequest } from "fastify";
import pino from "pino";
import type { Env } from "../env.ts";

/** Addresses without their query: a query can hold a token or a name. */
function pathOf(url: string): string {
	return url.split("?")[0] ?? "";
}

/** Structured logs. Never a header, a body, a query or a network address: they hold personal data. */
export function createLog(env: Env): FastifyBaseLogger {
	return pino({
		// In a demo people read the console; in production a program reads every line.
		level: env.LOG_LEVEL ?? (env.production ? "info" : "warn"),
		base: null,
		timestamp: pino.stdTimeFunctions.isoTime,
		serializers: {
			req: (request: FastifyRequest) => ({ id: request.id, method: request.method, path: pathOf(request.url) }),
			res: (reply: FastifyReply) => ({ status: reply.statusCode }),
			err: ({ name, message, code, stack }: Error & { code?: string }) => ({ name, message, code, stack }),
		},
	});
}
