import type { z } from "zod";
import { type CallName, type Method, splitCall } from "./calls.ts";
import type { FileResponse, FileUpload } from "./endpoint.ts";
import type { Endpoints } from "./endpoints.ts";
import { type ErrorCode, errorStatus, type FieldError, isErrorCode } from "./errors.ts";
import { scriptCalls } from "./script-calls.ts";

type ParamsOf<E> = E extends { params: z.ZodType } ? { params: Record<keyof z.output<E["params"]>, number> } : unknown;
type QueryOf<E> = E extends { query: z.ZodType } ? { query: z.input<E["query"]> } : unknown;
type BodyOf<E> = E extends { body: z.ZodType }
	? { body: z.input<E["body"]> }
	: E extends { upload: FileUpload }
		? { body: Blob | Uint8Array }
		: unknown;

export type InputOf<E> = ParamsOf<E> & QueryOf<E> & BodyOf<E>;
export type CallInput<N extends CallName> = InputOf<Endpoints[N]>;
export type OutputOf<E> = E extends { response: infer R }
	? R extends z.ZodType
		? z.output<R>
		: R extends FileResponse
			? Blob
			: never
	: never;
export type CallOutput<N extends CallName> = OutputOf<Endpoints[N]>;

export interface TransportRequest {
	method: Method;
	/** Below the API's root, with parameters and query filled in. */
	path: string;
	body?: unknown;
	signal?: AbortSignal;
	/** Sent as the header `Idempotency-Key`. */
	idempotencyKey?: string;
	onProgress?: CallOptions["onProgress"];
}

export interface TransportResponse {
	status: number;
	/** The parsed body: JSON, or a Blob for a file. */
	body: unknown;
}

/** Sends a request: by fetch in the browser, in process on the server. */
export type Transport = (request: TransportRequest) => Promise<TransportResponse>;

export interface CallOptions {
	signal?: AbortSignal;
	/** The same for every retry, so that the server executes the request once. */
	idempotencyKey?: string;
	/** In process only: the session of a page that has just logged its visitor in, because forms cannot send the header. */
	session?: string;
	/** Share of a file that was sent, from 0 to 1. */
	onProgress?: (share: number) => void;
}

export type CallFunction<E> =
	unknown extends InputOf<E>
		? (input?: undefined, options?: CallOptions) => Promise<OutputOf<E>>
		: (input: InputOf<E>, options?: CallOptions) => Promise<OutputOf<E>>;

export type Client = { [N in CallName]: CallFunction<Endpoints[N]> };

/** A refused call. `code` is always a known code, also for an unreadable answer. */
export class ApiError extends Error {
	readonly code: ErrorCode;
	readonly status: number;
	readonly errors: readonly FieldError[];
	/** With `ERR_BOOKING_PAUSED`: the last day of the pause. */
	readonly until: string | undefined;

	/** By name, because the built site and the server each have their own copy of the class. */
	static override [Symbol.hasInstance](value: unknown): value is ApiError {
		return typeof value === "object" && value !== null && "name" in value && value.name === "ApiError";
	}

	constructor(status: number, body: unknown) {
		const problem = (typeof body === "object" && body !== null ? body : {}) as Record<string, unknown>;
		const code = isErrorCode(problem["code"]) ? problem["code"] : "ERR_SOMETHING_WENT_WRONG";
		super(code);
		this.name = "ApiError";
		this.code = code;
		this.status = status || errorStatus[code];
		this.errors = Array.isArray(problem["errors"]) ? (problem["errors"] as FieldError[]) : [];
		this.until = typeof problem["until"] === "string" ? problem["until"] : undefined;
	}
}

interface AnyInput {
	params?: Record<string, number>;
	query?: Record<string, string | undefined>;
	body?: unknown;
}

function fill(path: string, params: Record<string, number> = {}): string {
	return path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])));
}

function queryString(query: Record<string, string | undefined> = {}): string {
	const given = Object.entries(query).filter((entry): entry is [string, string] => entry[1] !== undefined);
	return given.length > 0 ? `?${new URLSearchParams(given).toString()}` : "";
}

/** A function for each call; a refused call throws a `CallError`. */
export function createCalls(
	transport: Transport,
	addresses: Record<string, Parameters<typeof splitCall>[0]>,
	CallError: new (status: number, body: unknown) => Error,
): unknown {
	const call = (address: Parameters<typeof splitCall>[0]) => async (input?: AnyInput, options?: CallOptions) => {
		const { method, path } = splitCall(address);
		const request: TransportRequest = {
			method,
			path: fill(path, input?.params) + queryString(input?.query),
			...options,
		};
		if (input?.body !== undefined) request.body = input.body;
		const { status, body } = await transport(request);
		if (status < 200 || status > 299) throw new CallError(status, body);
		return body;
	};
	return Object.fromEntries(Object.entries(addresses).map(([name, address]) => [name, call(address)]));
}

/** Calls for scripts of the site. */
export type ScriptClient = Pick<Client, keyof typeof scriptCalls>;

export function createClient(transport: Transport): ScriptClient {
	return createCalls(transport, scriptCalls, ApiError) as ScriptClient;
}
