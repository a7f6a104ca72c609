import { createClient, type Transport } from "@kvart/contract/client";
import { changedCookie } from "@kvart/contract/site";
import { apiUrl } from "./api-url.ts";
import { LineError, unanswered } from "./line-error.ts";
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

/** Also if the answer is lost: the change may have taken effect all the same. */
function markChange(): void {
	// oxlint-disable-next-line unicorn/no-document-cookie -- the cookie store is not in every browser yet
	document.cookie = changedCookie;
}

/** Browsers send `reload` as `no-cache`, which also reaches an API at another address. */
const cacheMode = (): RequestCache => (/(^|; )changed=1/.test(document.cookie) ? "reload" : "default");

const overFetch: Transport = async ({ method, path, body, signal, idempotencyKey }) => {
	const headers = sessionHeaders();
	const token = headers["session_id"] ?? "";
	if (idempotencyKey) headers["idempotency-key"] = idempotencyKey;
	const init: RequestInit = { method, headers, signal: signal ?? null, cache: cacheMode() };
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
		throw unanswered();
	} finally {
		if (method !== "GET") markChange();
	}
};

/** For the browser. Errors have a code: see `problemCodeOf` and `problemToast`. */
export const api = createClient(overFetch);
