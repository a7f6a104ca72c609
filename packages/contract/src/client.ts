import type { z } from "zod";
import { type CallName, calls, type Method, splitCall } from "./calls.ts";
import type { FileResponse, FileUpload } from "./endpoint.ts";
import type { Endpoints } from "./endpoints.ts";
import { type ErrorCode, errorStatus, type FieldError, isErrorCode } from "./errors.ts";

type ParamsOf<E> = E extends { params: z.ZodType } ? { params: Record<keyof z.output<E["params"]>, number> } : unknown;
type QueryOf<E> = E extends { query: z.ZodType } ? { query: z.input<E["query"]> } : unknown;
type BodyOf<E> = E extends { body: z.ZodType }
	? { body: z.input<E["body"]> }
	: E extends { upload: FileUpload }
		? { body: Blob | Uint8Array }
		: unknown;

/** What a call takes: its path parameters, its query and its body, where it has them. */
export type InputOf<E> = ParamsOf<E> & QueryOf<E> & BodyOf<E>;
export type CallInput<N extends CallName> = InputOf<Endpoints[N]>;
/** What a call answers with. */
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
	/** Path below the API's root, parameters filled in, with its query. */
	path: string;
	body?: unknown;
	signal?: AbortSignal;
	/** Travels as the header `Idempotency-Key`. */
	idempotencyKey?: string;
	onProgress?: CallOptions["onProgress"];
}

export interface TransportResponse {
	status: number;
	/** The parsed body: JSON, or a Blob for a file. */
	body: unknown;
}

/** How a request travels: fetch in the browser, a call in process on the server. */
export type Transport = (request: TransportRequest) => Promise<TransportResponse>;

export interface CallOptions {
	signal?: AbortSignal;
	/** The same for every try of one intention, say a tap: however often it arrives, it acts once. */
	idempotencyKey?: string;
	/** How much of a file has arrived, from 0 to 1. */
	onProgress?: (share: number) => void;
}

/** A call as a function: one that takes nothing needs no input. */
export type CallFunction<E> =
	unknown extends InputOf<E>
		? (input?: undefined, options?: CallOptions) => Promise<OutputOf<E>>
		: (input: InputOf<E>, options?: CallOptions) => Promise<OutputOf<E>>;

export type Client = { [N in CallName]: CallFunction<Endpoints[N]> };

/** A call that was refused. `code` is always one of the catalogue, also when the answer made no sense. */
export class ApiError extends Error {
	readonly code: ErrorCode;
	readonly status: number;
	readonly errors: readonly FieldError[];

	/** By name: the built site carries a class of its own, and the server throws another one at its loaders. */
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
	}
}

/** The input of any call, as it is written into a request. */
export interface AnyInput {
	params?: Record<string, number>;
	query?: Record<string, string | undefined>;
	body?: unknown;
}

export function fill(path: string, params: Record<string, number> = {}): string {
	return path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])));
}

export function queryString(query: Record<string, string | undefined> = {}): string {
	const given = Object.entries(query).filter((entry): entry is [string, string] => entry[1] !== undefined);
	return given.length > 0 ? `?${new URLSearchParams(given).toString()}` : "";
}

export function createClient(transport: Transport): Client {
	const call = (name: CallName) => async (input?: AnyInput, options?: CallOptions) => {
		const { method, path } = splitCall(calls[name]);
		const request: TransportRequest = {
			method,
			path: fill(path, input?.params) + queryString(input?.query),
			...options,
		};
		if (input?.body !== undefined) request.body = input.body;
		const { status, body } = await transport(request);
		if (status < 200 || status > 299) throw new ApiError(status, body);
		return body;
	};
	const names = Object.keys(calls) as CallName[];
	return Object.fromEntries(names.map((name) => [name, call(name)])) as unknown as Client;
}
