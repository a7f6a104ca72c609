import type { Transport, TransportRequest, TransportResponse } from "@kvart/contract/client";
import { createStaffClient } from "@kvart/contract/staff/client";
import { countLosses, reportAnswer, reportNoAnswer } from "./connection.ts";
import { type LockReason, lock, whenUnlocked } from "./lock.ts";
import { endSession } from "./session.ts";
import { readStored } from "./storage.ts";

interface SentFile extends Pick<TransportRequest, "method" | "onProgress" | "signal"> {
	address: string;
	file: Blob;
	headers: Record<string, string>;
}

function parsed(text: string): unknown {
	try {
		return JSON.parse(text);
	} catch {
		return null;
	}
}

/** Uses XMLHttpRequest, because fetch reports no upload progress. */
function sendFile({ method, address, file, headers, onProgress, signal }: SentFile): Promise<TransportResponse> {
	return new Promise((resolve, reject) => {
		const request = new XMLHttpRequest();
		request.open(method, address);
		for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
		request.setRequestHeader("content-type", file.type);
		request.upload.addEventListener("progress", ({ loaded, total }) => onProgress?.(total > 0 ? loaded / total : 0));
		request.addEventListener("load", () => resolve({ status: request.status, body: parsed(request.responseText) }));
		request.addEventListener("error", () => reject(new Error("The file did not arrive.")));
		request.addEventListener("abort", () => reject(new DOMException("Stopped.", "AbortError")));
		signal?.addEventListener("abort", () => request.abort());
		request.send(file);
	});
}

const apiRoot = "/api";

function sessionHeaders(): Record<string, string> {
	const token = readStored("token") ?? "";
	// Some proxies drop header names with underscores.
	return { session_id: token, "session-id": token };
}

async function bodyOf(response: Response): Promise<unknown> {
	if (!response.headers.get("content-type")?.includes("json")) return response.blob();
	return response.json().catch(() => null);
}

/** Whether the session has to be unlocked or replaced before the call can succeed. */
function lockedBy(body: unknown): LockReason | null {
	const code: unknown = typeof body === "object" && body !== null && "code" in body ? body.code : null;
	if (code === "ERR_SESSION_LOCKED") return "idle";
	return code === "ERR_SESSION_NOT_VALID" || code === "ERR_BAD_SESSION_ID" ? "ended" : null;
}

/** Calls of the lock screen itself. */
const unlocking = [
	"/user/login",
	"/user/passkey/login/start",
	"/user/passkey/login",
	"/user/logout",
	"/staff/session",
	"/staff/session/lock",
	"/staff/session/unlock",
	"/staff/second_factor",
	"/staff/second_factor/passkey/start",
	"/staff/second_factor/passkey",
];

/** Ends the session here too. The gate shows the log-in at the same address; nothing of this account stays in memory. */
export function goToLogin(): void {
	endSession();
	window.location.reload();
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

/** Set once there is work on the screen: from then on a call waits for the lock screen instead of leaving the page. */
let staysOnPage = false;

export function stayOnPage(): void {
	staysOnPage = true;
}

async function sendUnlocked(request: TransportRequest): Promise<TransportResponse> {
	const waits = staysOnPage && !unlocking.includes(request.path);
	if (waits) await whenUnlocked();
	request.signal?.throwIfAborted();
	const lossesBefore = countLosses();
	const answer = await send(request);
	reportAnswer(lossesBefore);
	const why = lockedBy(answer.body);
	if (why === null) return answer;
	if (!staysOnPage && why === "ended") goToLogin();
	else lock(why);
	return waits ? sendUnlocked(request) : answer;
}

const overNetwork: Transport = async (request) => {
	try {
		return await sendUnlocked(request);
	} catch (error) {
		if (request.signal?.aborted) throw error;
		reportNoAnswer();
		// No network: the client reports ERR_SOMETHING_WENT_WRONG.
		return { status: 0, body: null };
	}
};

export const api = createStaffClient(overNetwork);
