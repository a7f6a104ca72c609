import { createClient, type Transport } from "@kvart/contract/client";
import { apiUrl } from "./api-url.ts";
import { LineError } from "./line-error.ts";
import { expireSession, sessionHeaders } from "./session.ts";

/** Our server never answers with HTML: networks with a log-in page of their own do. */
async function bodyOf(response: Response): Promise<unknown> {
	const type = response.headers.get("content-type") ?? "";
	try {
		if (type.includes("json")) return await response.json();
	} catch {
		throw new LineError("NOT_OUR_SERVER");
	}
	// A proxy in front of our server may report in HTML that it is down.
	if (type.includes("html") && response.status < 500) throw new LineError("NOT_OUR_SERVER");
	return response.blob();
}

function endsSession(body: unknown): boolean {
	const code: unknown = typeof body === "object" && body !== null && "code" in body ? body.code : null;
	return code === "ERR_SESSION_NOT_VALID" || code === "ERR_BAD_SESSION_ID";
}

/** Longer than the server shares answers, and than a replica may be late. */
const freshMilliseconds = 5000;
let changedAt = -freshMilliseconds;

/** Whoever has just changed something must see it, also without an account. Browsers send `no-cache` then. */
function cacheMode(method: string): RequestCache {
	if (method !== "GET") changedAt = performance.now();
	return performance.now() - changedAt < freshMilliseconds ? "reload" : "default";
}

const overFetch: Transport = async ({ method, path, body, signal, idempotencyKey }) => {
	const headers = sessionHeaders();
	const token = headers["session_id"] ?? "";
	if (idempotencyKey) headers["idempotency-key"] = idempotencyKey;
	const init: RequestInit = { method, headers, signal: signal ?? null, cache: cacheMode(method) };
	if (body !== undefined) {
		headers["content-type"] = "application/json";
		init.body = JSON.stringify(body);
	}
	try {
		const response = await fetch(apiUrl() + path, init);
		const answer = { status: response.status, body: await bodyOf(response) };
		if (endsSession(answer.body)) expireSession(token);
		return answer;
	} catch (error) {
		if (signal?.aborted || error instanceof LineError) throw error;
		throw new LineError("OFFLINE");
	}
};

/** For the browser. Errors have a code: see `problemCodeOf` and `problemToast`. */
export const api = createClient(overFetch);
