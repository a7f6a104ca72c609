import { createHash } from "node:crypto";
import { type CallName, calls, splitCall } from "@kvart/contract/calls";
import { ApiError, type CallOptions, type Client } from "@kvart/contract/client";
import { type Endpoint, type FileUpload, isFileResponse } from "@kvart/contract/endpoint";
import { type EveryCallName, type EveryEndpoint, everyCall, everyEndpoint } from "@kvart/contract/every-call";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { z } from "zod";
import type { Env } from "../env.ts";
import { placeTables } from "./cache/ages.ts";
import { cachedAnswer, sendPlaces } from "./cache/answers.ts";
import type { Cache } from "./cache/cache.ts";
import { needsFresh } from "./cache/needs-fresh.ts";
import type { Clock } from "./clock.ts";
import type { DataKeys } from "./data-keys.ts";
import type { Database } from "./database/database.ts";
import type { Replicas } from "./database/replicas.ts";
import { currentTouched, recordTouched, Touched } from "./database/touched.ts";
import { unavailability } from "./database/unavailable.ts";
import { type GuessLimiter, isGuessLimit } from "./guess-limiter.ts";
import { LongReads } from "./long-reads.ts";
import type { Mailing } from "./mailing.ts";
import { Refusal, unavailable, validationRefusal } from "./problem.ts";
import type { RateLimiter } from "./rate-limit.ts";
import { acceptFiles, fileBody } from "./request-body.ts";
import { type Actor, authorize } from "./session.ts";
import type { SharedCounts } from "./shared-counts.ts";
import type { Switches } from "./switches.ts";

export interface Deps {
	db: Database;
	clock: Clock;
	env: Env;
	limiter: RateLimiter;
	guesses: GuessLimiter;
	counts: SharedCounts;
	keys: DataKeys;
	switches: Switches;
	mailing: Mailing;
	/** For pages and answers. Not used in development. */
	cache?: Cache | undefined;
	replicas?: Pick<Replicas, "pick"> | undefined;
}

type Params<E> = E extends { params: z.ZodType } ? z.output<E["params"]> : undefined;
type Query<E> = E extends { query: z.ZodType } ? z.output<E["query"]> : undefined;
type Body<E> = E extends { body: z.ZodType }
	? z.output<E["body"]>
	: E extends { upload: FileUpload }
		? Buffer
		: undefined;

/** A request for the endpoint `E`. */
export interface CallOf<E> {
	params: Params<E>;
	query: Query<E>;
	body: Body<E>;
	actor: Actor;
	/** A replica, if a visitor reads; else the primary. */
	db: Database;
	request: FastifyRequest;
	reply: FastifyReply;
}

export type Call<N extends EveryCallName> = CallOf<EveryEndpoint[N]>;

/** Calls that answer with a file send it themselves; all others return what the contract describes. */
export type AnswerOf<E extends Pick<Endpoint, "response">> = E["response"] extends z.ZodType
	? z.input<E["response"]>
	: FastifyReply;

type Answer<N extends EveryCallName> = AnswerOf<EveryEndpoint[N]>;

type Output<N extends EveryCallName> = EveryEndpoint[N]["response"] extends z.ZodType
	? z.output<EveryEndpoint[N]["response"]>
	: never;

interface ServeOptions<N extends EveryCallName> {
	/** How long browsers and proxies may cache a public answer. Personal answers are never cached. */
	cache?: "minutes" | "none";
	/** The periods whose free places the answer shows. Visitors share it for two seconds. */
	places?: (answer: Output<N>) => number[];
	/** Where it is not always the contract's. */
	status?: (query: Readonly<Record<string, unknown>>) => 200 | 201;
	/** `service`: the call counts its account itself. */
	accountLimit?: "service";
	/** Reads thousands of rows: see `LongReads`. */
	long?: boolean;
}

/** Registers handlers for the calls of the contract, public and office. */
export interface Api {
	deps: Deps;
	serve<N extends EveryCallName>(
		name: N,
		handler: (call: Call<N>) => Promise<Answer<N>> | Answer<N>,
		options?: ServeOptions<N>,
	): void;
	/** The same calls in process, for the pages of a request and on behalf of its sender. */
	clientFor(request: FastifyRequest): Client;
}

/**
 * Zod compares the `length` of every value that has one, also where it wants a text, and throws if that is not a number. No
 * call has a field of this name.
 */
function safeParse(schema: z.ZodType, value: unknown) {
	try {
		return schema.safeParse(value);
	} catch (error) {
		if (!(error instanceof TypeError)) throw error;
		const withoutLengths = JSON.stringify(value, (key, part: unknown) => (key === "length" ? undefined : part));
		return schema.safeParse(JSON.parse(withoutLengths));
	}
}

function checked(schema: z.ZodType | undefined, value: unknown): unknown {
	if (!schema) return undefined;
	const parsed = safeParse(schema, value);
	if (parsed.success) return parsed.data;
	throw validationRefusal(parsed.error);
}

function checkedParams(endpoint: Endpoint, params: unknown): unknown {
	const parsed = endpoint.params?.safeParse(params);
	if (parsed && !parsed.success) throw new Refusal("ERR_NOT_FOUND");
	return parsed?.data;
}

/** Parsing drops every field that the contract does not name, also from the record that a refusal carries. */
async function answerOf(response: z.ZodType, current: z.ZodType, handle: () => unknown): Promise<unknown> {
	try {
		return response.parse(await handle());
	} catch (error) {
		if (error instanceof Refusal && error.current !== undefined) error.current = current.parse(error.current);
		throw error;
	}
}

const longestAccount = 300;

/** The account that a call without a session names; it has a limit of its own. */
function accountOf(body: unknown): string | undefined {
	const email = typeof body === "object" && body !== null && "email" in body ? body.email : undefined;
	return typeof email === "string" ? email.trim().toLowerCase().slice(0, longestAccount) : undefined;
}

function sendJson(request: FastifyRequest, reply: FastifyReply, json: string, cacheable: boolean): FastifyReply {
	reply.type("application/json; charset=utf-8");
	if (!cacheable) return reply.header("cache-control", "no-store").send(json);
	const etag = `"${createHash("sha1").update(json).digest("base64url")}"`;
	reply.header("etag", etag).header("cache-control", "public, max-age=60, stale-while-revalidate=600");
	const same = request.headers["if-none-match"]?.split(",").some((tag) => tag.trim().replace(/^W\//, "") === etag);
	return same ? reply.code(304).send() : reply.send(json);
}

const apiRoot = "/api";

const bookingCall = /\/period\/\{id\}\/(booking|waiting)/;

/**
 * The periods whose bookings a call changes, if it names them. Bookings come by the hundred, so these calls drop only
 * what shows their periods.
 */
function bookedPeriods(name: EveryCallName, { params, body }: Incoming): number[] {
	if (!bookingCall.test(everyCall[name])) return [];
	const given = (body as { instead_of?: { period_id?: unknown } | null } | null | undefined)?.instead_of;
	return [(params as { id: string }).id, ...(given ? [given.period_id] : [])].map(Number);
}

type Handler = (call: Call<EveryCallName>) => unknown;

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

/** A form without scripts cannot send headers, so the page passes the key and the session. */
function withHeaders(request: FastifyRequest, { idempotencyKey, session }: CallOptions): FastifyRequest {
	if (idempotencyKey === undefined && session === undefined) return request;
	const headers = {
		...request.headers,
		...(idempotencyKey !== undefined && { "idempotency-key": idempotencyKey }),
		...(session !== undefined && { session_id: session }),
	};
	return Object.create(request, { headers: { value: headers } }) as FastifyRequest;
}

export function createApi(app: FastifyInstance, deps: Deps): Api {
	const handlers = new Map<EveryCallName, Handler>();
	const selfCounting = new Set<EveryCallName>();
	const cacheable = new Set<EveryCallName>();
	const periodsOf = new Map<EveryCallName, (answer: never) => number[]>();
	const long = new Set<EveryCallName>();
	const longReads = new LongReads();

	async function run(name: EveryCallName, incoming: Incoming): Promise<unknown> {
		if (long.has(name)) return runCall(name, incoming);
		return longReads.meanwhile(() => runShort(name, incoming));
	}

	/** Also drops what a failed call has written: it may have taken effect all the same. */
	async function runShort(name: EveryCallName, incoming: Incoming): Promise<unknown> {
		if (splitCall(everyCall[name]).method === "GET") return runCall(name, incoming);
		const touched = new Touched();
		try {
			return await recordTouched(touched, () => runCall(name, incoming));
		} finally {
			const periods = bookedPeriods(name, incoming);
			const tables = [...touched.written].filter((table) => periods.length === 0 || !placeTables.includes(table));
			deps.cache?.drop({ tables, periods });
		}
	}

	async function runCall(name: EveryCallName, { params, query, body, request, reply }: Incoming): Promise<unknown> {
		const endpoint: Endpoint = everyEndpoint[name];
		const handler = handlers.get(name);
		if (!handler) throw new Refusal("ERR_NOT_FOUND");
		const call = {
			params: checkedParams(endpoint, params),
			actor: await countMember(endpoint, await authorize(request, { name, rule: endpoint, body }, deps)),
			query: checked(endpoint.query, query),
			body: endpoint.upload ? fileBody(body) : checked(endpoint.body, body),
			db: deps.db,
			request,
			reply,
		} as Call<EveryCallName>;
		const { response } = endpoint;
		if (isFileResponse(response)) return handler(call);
		const inTurn = long.has(name) && !deps.env.DATABASE_URL;
		const handle = (from: Database) => handler({ ...call, db: from });
		const ask = (from: Database) =>
			answerOf(response, endpoint.current ?? response, () =>
				inTurn ? longReads.run(async () => handle(from)) : handle(from),
			);
		const make = () => fromReplica(replicaFor(name, call), ask);
		// Queries have too many different values to cache.
		const cache = cacheable.has(name) && !endpoint.query ? deps.cache : undefined;
		const answer = await (cache ? cachedAnswer(cache, `${name} ${JSON.stringify(call.params)}`, make) : make());
		for (const id of periodsOf.get(name)?.(answer as never) ?? []) currentTouched()?.periods.add(id);
		return answer;
	}

	/** People see their own bookings at once, so then they never read from a replica. */
	function replicaFor(name: EveryCallName, { actor, request }: Call<EveryCallName>): Database | undefined {
		const reads = splitCall(everyCall[name]).method === "GET";
		return reads && actor.kind === "visitor" && !needsFresh(request) ? deps.replicas?.pick() : undefined;
	}

	/** A replica that is lost meanwhile costs only time. */
	async function fromReplica<T>(replica: Database | undefined, ask: (from: Database) => Promise<T>): Promise<T> {
		if (!replica) return ask(deps.db);
		try {
			return await ask(replica);
		} catch (error) {
			if (!unavailability(error)) throw error;
			return ask(deps.db);
		}
	}

	async function countCall(name: EveryCallName, request: FastifyRequest, body: unknown): Promise<void> {
		if (deps.env.RATE_LIMIT === "off") return;
		const { limit }: Endpoint = everyEndpoint[name];
		const account = selfCounting.has(name) ? undefined : accountOf(body);
		if (isGuessLimit(limit)) await deps.guesses.count(limit, request.ip, account);
		else deps.limiter.count(limit, request.ip, account);
	}

	async function countMember({ access, limit }: Endpoint, actor: Actor): Promise<Actor> {
		if (deps.env.RATE_LIMIT === "off" || access === "anyone" || actor.kind !== "member") return actor;
		const account = `member ${actor.userId}`;
		if (isGuessLimit(limit)) await deps.guesses.countAccount(limit, account);
		else deps.limiter.countAccount(limit, account);
		return actor;
	}

	/** Checks the access before the upload is read. */
	function uploadOptions(name: EveryCallName, endpoint: Endpoint) {
		if (!endpoint.upload) return {};
		acceptFiles(app, endpoint.upload);
		return {
			bodyLimit: endpoint.upload.maximumBytes,
			onRequest: async (request: FastifyRequest) => {
				await authorize(request, { name, rule: endpoint }, deps);
			},
		};
	}

	return {
		deps,
		serve(name, handler, options = {}) {
			handlers.set(name, handler);
			if (options.accountLimit === "service") selfCounting.add(name);
			if (options.long) long.add(name);
			const endpoint: Endpoint = everyEndpoint[name];
			const { method, path } = splitCall(everyCall[name]);
			const isPublic = endpoint.access === "visitor" && method === "GET";
			if (isPublic && options.cache !== "none") cacheable.add(name);
			if (options.places) periodsOf.set(name, options.places);
			app.route({
				method,
				url: apiRoot + path.replace(/\{(\w+)\}/g, ":$1"),
				...uploadOptions(name, endpoint),
				handler: async (request, reply) => {
					await countCall(name, request, request.body);
					const { params, query, body } = request;
					const ask = () => run(name, { params, query, body, request, reply });
					if (options.places && deps.cache && !needsFresh(request))
						return sendPlaces(deps.cache, { request, reply }, ask);
					const answer = await ask();
					if (isFileResponse(endpoint.response)) return answer;
					const status = options.status?.(query as Record<string, unknown>) ?? endpoint.status;
					return sendJson(request, reply.code(status), JSON.stringify(answer), cacheable.has(name));
				},
			});
		},
		clientFor(request) {
			const caller = (name: CallName) => async (input?: AnyInput, options?: CallOptions) => {
				const params = Object.fromEntries(Object.entries(input?.params ?? {}).map(([key, id]) => [key, String(id)]));
				try {
					// The page itself has been counted; calls that change something count on top.
					if (splitCall(calls[name]).method !== "GET") await countCall(name, request, input?.body);
					const sent = withHeaders(request, options ?? {});
					return await run(name, { params, query: input?.query, body: input?.body, request: sent });
				} catch (error) {
					if (error instanceof Refusal) throw new ApiError(error.status, error.toProblem());
					const reason = unavailability(error);
					if (!reason) throw error;
					request.log.warn({ reason }, "database unavailable");
					throw new ApiError(unavailable().status, unavailable().toProblem());
				}
			};
			const names = Object.keys(calls) as CallName[];
			return Object.fromEntries(names.map((name) => [name, caller(name)])) as unknown as Client;
		},
	};
}
