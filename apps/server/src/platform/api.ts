import { createHash } from "node:crypto";
import { type CallName, calls, splitCall } from "@kvart/contract/calls";
import { ApiError, type CallOptions, type Client, type OutputOf } from "@kvart/contract/client";
import { type Endpoint, type FileUpload, isFileResponse } from "@kvart/contract/endpoint";
import { type EveryCallName, type EveryEndpoint, everyCall, everyEndpoint } from "@kvart/contract/every-call";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { z } from "zod";
import type { Env } from "../env.ts";
import type { Clock } from "./clock.ts";
import type { DataKeys } from "./data-keys.ts";
import type { Database } from "./database/database.ts";
import { unavailability } from "./database/unavailable.ts";
import { acceptFiles, fileBody } from "./file-body.ts";
import type { KeptAnswers } from "./kept-answers.ts";
import { Refusal, unavailable, validationRefusal } from "./problem.ts";
import type { RateLimiter } from "./rate-limit.ts";
import { type Actor, authorize } from "./session.ts";
import type { Switches } from "./switches.ts";

/** What every module is given. */
export interface Deps {
	db: Database;
	clock: Clock;
	env: Env;
	limiter: RateLimiter;
	keys: DataKeys;
	/** The switches of the back office, as they are right now. */
	switches: Switches;
	/** Keeps what is the same for everybody; without it every call asks the database. */
	answers?: KeptAnswers | undefined;
}

type Params<E> = E extends { params: z.ZodType } ? z.output<E["params"]> : undefined;
type Query<E> = E extends { query: z.ZodType } ? z.output<E["query"]> : undefined;
type Body<E> = E extends { body: z.ZodType }
	? z.output<E["body"]>
	: E extends { upload: FileUpload }
		? Buffer
		: undefined;

export interface Call<N extends EveryCallName> {
	params: Params<EveryEndpoint[N]>;
	query: Query<EveryEndpoint[N]>;
	body: Body<EveryEndpoint[N]>;
	actor: Actor;
	request: FastifyRequest;
	reply: FastifyReply;
}

/** A file call writes its reply itself; every other handler returns the answer that the contract describes. */
type Answer<N extends EveryCallName> = EveryEndpoint[N]["response"] extends z.ZodType
	? OutputOf<EveryEndpoint[N]>
	: FastifyReply;

interface ServeOptions {
	/** How long a browser or a proxy may keep the answer. Personal answers are never kept. */
	cache?: "minutes" | "none";
	/** Who counts the calls for an account: the call's service, where it knows better who is asking. */
	accountLimit?: "service";
}

/** Registers the handlers of the contract's calls, public and of the back office; what is not in the contract cannot be served. */
export interface Api {
	deps: Deps;
	serve<N extends EveryCallName>(
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

/**
 * Parsing the answer drops whatever the contract does not name: nothing leaks by accident. A record that was changed
 * meanwhile goes out with the refusal, and no more of it than with an answer.
 */
async function answerOf(response: z.ZodType, current: z.ZodType, handle: () => unknown): Promise<unknown> {
	try {
		return response.parse(await handle());
	} catch (error) {
		if (error instanceof Refusal && error.current !== undefined) error.current = current.parse(error.current);
		throw error;
	}
}

const longestAccount = 300;

/** The account that a call names before anybody is logged in; it has a limit of its own. */
function accountOf(body: unknown): string | undefined {
	const email = typeof body === "object" && body !== null && "email" in body ? body.email : undefined;
	// However it is spelled, it is one account; what is longer than any address is none.
	return typeof email === "string" ? email.trim().toLowerCase().slice(0, longestAccount) : undefined;
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

type Handler = (call: Call<EveryCallName>) => unknown;

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

/** The page's request with a key of the page's own: a form without scripts cannot send the header. */
function withKey(request: FastifyRequest, key: string | undefined): FastifyRequest {
	if (key === undefined) return request;
	const headers = { ...request.headers, "idempotency-key": key };
	return Object.create(request, { headers: { value: headers } }) as FastifyRequest;
}

export function createApi(app: FastifyInstance, deps: Deps): Api {
	const handlers = new Map<EveryCallName, Handler>();
	const selfCounting = new Set<EveryCallName>();
	const keepable = new Set<EveryCallName>();

	async function run(name: EveryCallName, { params, query, body, request, reply }: Incoming): Promise<unknown> {
		const endpoint: Endpoint = everyEndpoint[name];
		const handler = handlers.get(name);
		if (!handler) throw new Refusal("ERR_NOT_FOUND");
		const call = {
			params: checkedParams(endpoint, params),
			actor: countMember(endpoint, await authorize(request, endpoint, deps)),
			query: checked(endpoint.query, query),
			body: endpoint.upload ? fileBody(body) : checked(endpoint.body, body),
			request,
			reply,
		} as Call<EveryCallName>;
		const { response } = endpoint;
		if (isFileResponse(response)) return handler(call);
		const make = () => answerOf(response, endpoint.current ?? response, () => handler(call));
		// A query has endlessly many values: what it asks for is not kept.
		if (!deps.answers || !keepable.has(name) || endpoint.query) return make();
		return deps.answers.get(`${name} ${JSON.stringify(call.params)}`, make);
	}

	function countCall(name: EveryCallName, request: FastifyRequest, body: unknown): void {
		if (deps.env.RATE_LIMIT === "off") return;
		deps.limiter.count(everyEndpoint[name].limit, request.ip, selfCounting.has(name) ? undefined : accountOf(body));
	}

	/** Calls for members count for the member who calls. */
	function countMember(endpoint: Endpoint, actor: Actor): Actor {
		if (deps.env.RATE_LIMIT === "on" && endpoint.access !== "anyone" && actor.kind === "member") {
			deps.limiter.countAccount(endpoint.limit, `member ${actor.userId}`);
		}
		return actor;
	}

	/** A file is only read when whoever sends it may send it. */
	function readingFile(endpoint: Endpoint) {
		if (!endpoint.upload) return {};
		acceptFiles(app, endpoint.upload);
		return {
			bodyLimit: endpoint.upload.maximumBytes,
			onRequest: async (request: FastifyRequest) => {
				await authorize(request, endpoint, deps);
			},
		};
	}

	return {
		deps,
		serve(name, handler, options = {}) {
			handlers.set(name, handler);
			if (options.accountLimit === "service") selfCounting.add(name);
			const endpoint: Endpoint = everyEndpoint[name];
			const { method, path } = splitCall(everyCall[name]);
			if (endpoint.access === "visitor" && method === "GET" && options.cache !== "none") keepable.add(name);
			app.route({
				method,
				url: apiRoot + path.replace(/\{(\w+)\}/g, ":$1"),
				...readingFile(endpoint),
				handler: async (request, reply) => {
					countCall(name, request, request.body);
					const { params, query, body } = request;
					const answer = await run(name, { params, query, body, request, reply });
					if (isFileResponse(endpoint.response)) return answer;
					return sendJson(request, reply.code(endpoint.status), JSON.stringify(answer), keepable.has(name));
				},
			});
		},
		clientFor(request) {
			const caller = (name: CallName) => async (input?: AnyInput, options?: CallOptions) => {
				const params = Object.fromEntries(Object.entries(input?.params ?? {}).map(([key, id]) => [key, String(id)]));
				try {
					// Reading for a page is part of the page's own request; whatever changes something counts by itself.
					if (splitCall(calls[name]).method !== "GET") countCall(name, request, input?.body);
					const keyed = withKey(request, options?.idempotencyKey);
					return await run(name, { params, query: input?.query, body: input?.body, request: keyed });
				} catch (error) {
					if (error instanceof Refusal) throw new ApiError(error.status, error.toProblem());
					const reason = unavailability(error);
					if (!reason) throw error;
					request.log.warn({ reason }, "database unavailable");
					// The site takes the status of a page from what is thrown as a response.
					throw new Response(null, { status: unavailable().status });
				}
			};
			const names = Object.keys(calls) as CallName[];
			return Object.fromEntries(names.map((name) => [name, caller(name)])) as unknown as Client;
		},
	};
}
