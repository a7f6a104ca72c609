import type { FastifyBaseLogger, FastifyInstance, FastifyRequest } from "fastify";
import pino from "pino";
import type { Env } from "../env.ts";
import { unavailability } from "./database/unavailable.ts";

interface AnyError extends Error {
	code?: string;
	/** For failed queries. */
	query?: string;
	params?: unknown;
	severity?: string;
	constraint?: string;
	table?: string;
	column?: string;
}

interface DescribedError {
	name: string;
	message?: string;
	code?: string;
	query?: string;
	constraint?: string;
	table?: string;
	column?: string;
	stack?: string[];
	cause?: DescribedError;
}

const mailAddress = /[^\s<>"'(]+@[^\s<>"')]+/g;
const longNumber = /\+?\d[\d ()/-]{5,}\d/g;

function withoutPersons(text: string): string {
	return text.replace(mailAddress, "<address>").replace(longNumber, "<number>");
}

/** Messages of failed queries contain their values, which are personal data: only statement and names are logged. */
function describeError(error: unknown): DescribedError {
	if (!(error instanceof Error)) return { name: "Thrown", message: withoutPersons(String(error)) };
	const { name, message, code, query, severity, constraint, table, column, stack, cause } = error as AnyError;
	const ofDatabase = query !== undefined || severity !== undefined;
	// The stack repeats the message before its frames.
	const frames = stack?.split("\n").filter((line) => /^\s+at /.test(line));
	return {
		name,
		...(!ofDatabase && { message: withoutPersons(message) }),
		...(code !== undefined && { code }),
		...(query !== undefined && { query }),
		...(constraint !== undefined && { constraint }),
		...(table !== undefined && { table }),
		...(column !== undefined && { column }),
		...(frames && { stack: frames.map((frame) => frame.trim()) }),
		...(cause !== undefined && { cause: describeError(cause) }),
	};
}

/** Without personal data: no query, and of the parameters only plain numbers. */
function pathOf({ url, routeOptions }: FastifyRequest): string {
	const path = url.split("?")[0] ?? "";
	const template = routeOptions.url?.split("/") ?? [];
	return path
		.split("/")
		.map((part, at) => (template[at]?.startsWith(":") && !/^\d{1,10}$/.test(part) ? template[at] : part))
		.join("/")
		.slice(0, 200);
}

/** Never logs headers, bodies, queries or IP addresses: they are personal data. */
export function createLog(env: Pick<Env, "LOG_LEVEL" | "production">, to?: pino.DestinationStream): FastifyBaseLogger {
	return pino(
		{
			// The console of a demo is read by people.
			level: env.LOG_LEVEL ?? (env.production ? "info" : "warn"),
			base: null,
			timestamp: pino.stdTimeFunctions.isoTime,
			serializers: { err: describeError },
		},
		to,
	);
}

/** For work in the background. While the database is away, it fails again and again: then only the reason is logged. */
export function logFailure(log: Pick<FastifyBaseLogger, "error" | "warn">, error: unknown, failure: string): void {
	const reason = unavailability(error);
	if (reason) log.warn({ reason }, failure);
	else log.error({ err: error }, failure);
}

const quiet = /^\/(assets|staff\/assets|media|galleries|api\/health$|api\/ready$)/;

/** One line per answered request, except for files and health checks. */
export function logRequests(app: FastifyInstance): void {
	app.addHook("onResponse", async (request, reply) => {
		const { statusCode: status, elapsedTime } = reply;
		const line = { method: request.method, path: pathOf(request), status, ms: Math.round(elapsedTime) };
		request.log[status < 400 && quiet.test(request.url) ? "debug" : "info"](line, "request");
	});
}
