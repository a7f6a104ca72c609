import type { calls } from "@kvart/contract/calls";
import { apiUrl } from "../lib/api-url.ts";
import { expireSession, sessionHeaders } from "../lib/session.ts";
import { readStored } from "../lib/storage.ts";

interface Sent extends Pick<RequestInit, "signal" | "cache" | "keepalive"> {
	query?: Record<string, string>;
	body?: unknown;
}

type Call = (typeof calls)[keyof typeof calls];

/**
 * A call of the API with the session, as every request has it. Without the client, which is larger than all scripts of
 * a page; the type keeps the addresses equal.
 */
export function send(call: Call, { query, body, ...init }: Sent = {}): Promise<Response> {
	const [method = "", path = ""] = call.split(" ");
	return fetch(apiUrl() + path + (query ? `?${new URLSearchParams(query)}` : ""), {
		...init,
		method,
		headers: { ...sessionHeaders(), ...(body !== undefined && { "content-type": "application/json" }) },
		...(body !== undefined && { body: JSON.stringify(body) }),
	});
}

/** A call for members: its answer, or an error. An invalid session ends. */
export async function request(call: Call, sent?: Sent): Promise<unknown> {
	const token = readStored("token");
	if (!token) throw new Error(call);
	const response = await send(call, sent);
	if (response.status === 401) expireSession(token);
	if (!response.ok) throw new Error(`${call} ${response.status}`);
	return response.json();
}
