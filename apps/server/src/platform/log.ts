import type { FastifyBaseLogger, FastifyInstance, FastifyRequest } from "fastify";
import pino from "pino";
import type { Env } from "../env.ts";
import { describeError } from "./log-error.ts";

/**
 * The path of an address without what could be somebody's: no query, which can hold a token or a name, and of the
 * values in a path only plain numbers.
 */
function pathOf({ url, routeOptions }: FastifyRequest): string {
	const path = url.split("?")[0] ?? "";
	const template = routeOptions.url?.split("/") ?? [];
	return path
		.split("/")
		.map((part, at) => (template[at]?.startsWith(":") && !/^\d{1,10}$/.test(part) ? template[at] : part))
		.join("/")
		.slice(0, 200);
}

/** Structured logs. Never a header, a body, a query or a network address: they hold personal data. */
export function createLog(env: Pick<Env, "LOG_LEVEL" | "production">, to?: pino.DestinationStream): FastifyBaseLogger {
	return pino(
		{
			// In a demo people read the console; in production a program reads every line.
			level: env.LOG_LEVEL ?? (env.production ? "info" : "warn"),
			base: null,
			timestamp: pino.stdTimeFunctions.isoTime,
			serializers: { err: describeError },
		},
		to,
	);
}

const quiet = /^\/(assets|staff\/assets|media|galleries|api\/health$|api\/ready$)/;

/** One line a request, when it is answered. Files and checks that went well are many and tell nothing. */
export function logRequests(app: FastifyInstance): void {
	app.addHook("onResponse", async (request, reply) => {
		const { statusCode: status, elapsedTime } = reply;
		const line = { method: request.method, path: pathOf(request), status, ms: Math.round(elapsedTime) };
		request.log[status < 400 && quiet.test(request.url) ? "debug" : "info"](line, "request");
	});
}
