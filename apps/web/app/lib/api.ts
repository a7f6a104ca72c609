import { createClient, type Transport } from "@kvart/contract/client";
import { isErrorCode } from "@kvart/contract/errors";
import { apiUrl } from "./api-url.ts";
import { expireSession } from "./session.ts";
import { readStored } from "./storage.ts";

function sessionHeaders(): Record<string, string> {
	const token = readStored("token") ?? "";
	// Some proxies drop names with underscores, hence the second spelling.
	return { session_id: token, "session-id": token };
}

async function bodyOf(response: Response): Promise<unknown> {
	if (!response.headers.get("content-type")?.includes("json")) return response.blob();
	return response.json().catch(() => null);
}

function endsSession(body: unknown): "ERR_SESSION_NOT_VALID" | "ERR_BAD_SESSION_ID" | null {
	const code: unknown = typeof body === "object" && body !== null && "code" in body ? body.code : null;
	if (!isErrorCode(code)) return null;
	return code === "ERR_SESSION_NOT_VALID" || code === "ERR_BAD_SESSION_ID" ? code : null;
}

const overFetch: Transport = async ({ method, path, body, signal, idempotencyKey }) => {
	const headers = sessionHeaders();
	if (idempotencyKey) headers["idempotency-key"] = idempotencyKey;
	const init: RequestInit = { method, headers, signal: signal ?? null };
	if (body !== undefined) {
		headers["content-type"] = "application/json";
		init.body = JSON.stringify(body);
	}
	try {
		const response = await fetch(apiUrl() + path, init);
		const answer = { status: response.status, body: await bodyOf(response) };
		const ending = endsSession(answer.body);
		if (ending) expireSession(ending);
		return answer;
	} catch (error) {
		if (signal?.aborted) throw error;
		// No network: the client makes it the catalogue's "something went wrong".
		return { status: 0, body: null };
	}
};

/** The API from the browser. Pages that need nothing personal never load this module: import it where it is used. */
export const api = createClient(overFetch);
