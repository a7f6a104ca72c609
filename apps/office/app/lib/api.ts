import type { Transport, TransportRequest } from "@kvart/contract/client";
import { createStaffClient } from "@kvart/contract/staff/client";
import { currentLanguage } from "../i18n/language.ts";
import { sendFile } from "./send-file.ts";
import { endSession, loginAddress } from "./session.ts";
import { readStored } from "./storage.ts";

const apiRoot = "/api";

function sessionHeaders(): Record<string, string> {
	const token = readStored("token") ?? "";
	// Some proxies drop names with underscores, hence the second spelling.
	return { session_id: token, "session-id": token };
}

async function bodyOf(response: Response): Promise<unknown> {
	if (!response.headers.get("content-type")?.includes("json")) return response.blob();
	return response.json().catch(() => null);
}

function endsSession(body: unknown): boolean {
	const code: unknown = typeof body === "object" && body !== null && "code" in body ? body.code : null;
	return code === "ERR_SESSION_NOT_VALID" || code === "ERR_BAD_SESSION_ID";
}

/** The server no longer knows the session: it ends here, too, and the log-in page leads back. */
export function goToLogin(): void {
	endSession();
	const { pathname, search } = window.location;
	window.location.replace(loginAddress(pathname + search, currentLanguage()));
}

async function send({ method, path, body, signal, idempotencyKey, onProgress }: TransportRequest) {
	const address = apiRoot + path;
	const headers = sessionHeaders();
	if (body instanceof Blob) {
		return sendFile({
			method,
			address,
			file: body,
			headers,
			...(signal && { signal }),
			...(onProgress && { onProgress }),
		});
	}
	if (idempotencyKey) headers["idempotency-key"] = idempotencyKey;
	if (body !== undefined) headers["content-type"] = "application/json";
	const init = { method, headers, signal: signal ?? null, ...(body !== undefined && { body: JSON.stringify(body) }) };
	const response = await fetch(address, init);
	return { status: response.status, body: await bodyOf(response) };
}

const overNetwork: Transport = async (request) => {
	try {
		const answer = await send(request);
		if (endsSession(answer.body)) goToLogin();
		return answer;
	} catch (error) {
		if (request.signal?.aborted) throw error;
		// No network: the client makes it the catalogue's "something went wrong".
		return { status: 0, body: null };
	}
};

export const api = createStaffClient(overNetwork);
