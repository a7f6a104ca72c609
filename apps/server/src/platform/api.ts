import { createHash } from "node:crypto";
import { type CallName, calls, splitCall } from "@kvart/contract/calls";
import { ApiError, type CallOutput, type Client } from "@kvart/contract/client";
import { type Endpoint, isFileResponse } from "@kvart/contract/endpoint";
import { type Endpoints, endpoints } from "@kvart/contract/endpoints";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { z } from "zod";
import type { Env } from "../env.ts";
import type { Clock } from "./clock.ts";
import type { Database } from "./database/database.ts";
import { Refusal, validationRefusal } from "./problem.ts";
import type { RateLimiter } from "./rate-limit.ts";
import { type Actor, authorize } from "./session.ts";

/** What every module is given. */
export interface Deps {
	db: Database;
	clock: Clock;
	env: Env;
	limiter: RateLimiter;
}

type Params<E> = E extends { params: z.ZodType } ? z.output<E["params"]> : undefined;
type Query<E> = E extends { query: z.ZodType } ? z.output<E["query"]> : undefined;
type Body<E> = E extends { body: z.ZodType } ? z.output<E["body"]> : undefined;

export interface Call<N extends CallName> {
	params: Params<Endpoints[N]>;
	query: Query<Endpoints[N]>;
	body: Body<Endpoints[N]>;
	actor: Actor;
	request: FastifyRequest;
	reply: FastifyReply;
}

/** A file call writes its reply itself; every other handler returns the answer that the contract describes. */
type Answer<N extends CallName> = Endpoints[N]["response"] extends z.ZodType ? CallOutput<N> : FastifyReply;

interface ServeOptions {
	/** How long a browser or a proxy may keep the answer. Personal answers are never kept. */
	cache?: "minutes" | "none";
}

/** Registers the handlers of the contract's calls; what is not in the contract cannot be served. */
export interface Api {
	deps: Deps;
	serve<N extends CallName>(
		name: N,
		handler: (call: Call<N>) => Promise<Answer<N>> | Answer<N>,
		options?: ServeOptions,
	): void;
	/** The same calls without a network between, for the pages of a request: they act for whoever sent it. */
	clientFor(request: FastifyRequest): Client;
}

function checked(schema: z.ZodType | undefined, value: unknown): unknown {
	if (!schema) return undefined;
	const parsed = schema.safeParse(value);
	if (parsed.success) return parsed.data;
	throw validationRefusal(parsed.error);
}

// A path that holds no valid id names a record that does not exist.
function checkedParams(endpoint: Endpoint, params: unknown): unknown {
	const parsed = endpoint.params?.safeParse(params);
	if (parsed && !parsed.success) throw new Refusal("ERR_NOT_FOUND");
	return parsed?.data;
}

/** The account that a call names before anybody is logged in; it has a limit of its own. */
function accountOf(body: unknown): string | undefined {
	const email = typeof body === "object" && body !== null && "email" in body ? body.email : undefined;
	return typeof email === "string" ? email : undefined;
}

function sendJson(request: FastifyRequest, reply: FastifyReply, json: string, keepable: boolean): FastifyReply {
	reply.type("application/json; charset=utf-8");
	if (!keepable) return reply.header("cache-control", "no-store").send(json);
	const etag = `"${createHash("sha1").update(json).digest("base64url")}"`;
	reply.header("etag", etag).header("cache-control", "public, max-age=60, stale-while-revalidate=600");
	const known = request.headers["if-none-match"];
	const same = known?.split(",").some((tag) => tag.trim().replace(/^W\//, "") === etag);
	return same ? reply.code(304).send() : reply.send(json);
}

/** Where the calls are mounted. */
const apiRoot = "/api";

type Handler = (call: Call<CallName>) => unknown;

/** What the pages of the site hand to a call. */
interface AnyInput {
	params?: Record<string, number>;
	query?: Record<string, string | undefined>;
	body?: unknown;
}

interface Incoming {
	params: unknown;
	query: unknown;
	body: unknown;
	request: FastifyRequest;
	reply?: FastifyReply;
}

export function createApi(app: FastifyInstance, deps: Deps): Api {
	const handlers = new Map<CallName, Handler>();

	async function run(name: CallName, { params, query, body, request, reply }: Incoming): Promise<unknown> {
		const endpoint: Endpoint = endpoints[name];
		const handler = handlers.get(name);
		if (!handler) throw new Refusal("ERR_NOT_FOUND");
		const call = {
			params: checkedParams(endpoint, params),
			actor: await authorize(request, endpoint.access, deps),
			query: checked(endpoint.query, query),
			body: checked(endpoint.body, body),
			request,
			reply,
		} as Call<CallName>;
		const answer = await handler(call);
		// Parsing the answer drops whatever the contract does not name: nothing leaks by accident.
		return isFileResponse(endpoint.response) ? answer : endpoint.response.parse(answer);
	}

	function countCall(endpoint: Endpoint, request: FastifyRequest, body: unknown): void {
		if (deps.env.RATE_LIMIT === "on") deps.limiter.count(endpoint.limit, request.ip, accountOf(body));
	}

	return {
		deps,
		serve(name, handler, options = {}) {
			handlers.set(name, handler);
			const endpoint: Endpoint = endpoints[name];
			const { method, path } = splitCall(calls[name]);
			const keepable = endpoint.access === "visitor" && method === "GET" && options.cache !== "none";
			app.route({
				method,
				url: apiRoot + path.replace(/\{(\w+)\}/g, ":$1"),
				handler: async (request, reply) => {
					countCall(endpoint, request, request.body);
					const { params, query, body } = request;
					const answer = await run(name, { params, query, body, request, reply });
					if (isFileResponse(endpoint.response)) return answer;
					return sendJson(request, reply.code(endpoint.status), JSON.stringify(answer), keepable);
				},
			});
		},
		clientFor(request) {
			const caller = (name: CallName) => async (input?: AnyInput) => {
				const params = Object.fromEntries(Object.entries(input?.params ?? {}).map(([key, id]) => [key, String(id)]));
				try {
					// Reading for a page is part of the page's own request; whatever changes something counts by itself.
					if (splitCall(calls[name]).method !== "GET") countCall(endpoints[name], request, input?.body);
					return await run(name, { params, query: input?.query, body: input?.body, request });
				} catch (error) {
					throw error instanceof Refusal ? new ApiError(error.status, error.toProblem()) : error;
				}
			};
			const names = Object.keys(calls) as CallName[];
			return Object.fromEntries(names.map((name) => [name, caller(name)])) as unknown as Client;
		},
	};
}
