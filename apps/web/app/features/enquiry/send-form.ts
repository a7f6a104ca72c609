import type { ApiError } from "@kvart/contract/client";
import type { Challenge } from "@kvart/contract/enquiries/schemas";
import type { FieldError } from "@kvart/contract/errors";
import Solver from "altcha/workers/pbkdf2?worker";
import { localeOf } from "../../i18n/locale.ts";
import { problemMessage } from "../../i18n/problem-message.ts";
import { api } from "../../lib/api.ts";
import { problemCodeOf } from "../../lib/line-error.ts";
import { track } from "../../lib/track.ts";
import { bodyOf, type FormModel, postForm, type Values } from "./form-model.ts";

type Outcome = { sent: true; text: string } | { sent: false; text: string; errors: readonly FieldError[] };

const requestTimeout = 30_000;
/** People do not wait longer than this for the proof after they pressed Send. */
const proofTimeout = 4000;

interface Solution {
	counter: number;
	derivedKey: string;
}

function solve(challenge: Challenge): Promise<Solution | null> {
	const worker = new Solver();
	return new Promise<Solution | null>((resolve) => {
		worker.addEventListener("message", ({ data }: MessageEvent<(Solution & { error?: unknown }) | null>) =>
			resolve(data && !data.error ? data : null),
		);
		worker.addEventListener("error", () => resolve(null));
		// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin to name
		worker.postMessage({ type: "work", challenge, counterStart: 0, counterStep: 1, timeout: requestTimeout });
	}).finally(() => worker.terminate());
}

/** Good for one form. */
let proof: Promise<string | undefined> | null = null;

async function createProof(): Promise<string | undefined> {
	try {
		const challenge = await api.getFormChallenge();
		const solution = await solve(challenge);
		if (solution) return btoa(JSON.stringify({ challenge, solution }));
	} catch {
		// Offline: sending reports it.
	}
	// The next call starts over.
	proof = null;
	return undefined;
}

/** Starts the proof of work in the background, while the person is typing. */
export function startProof(): void {
	proof ??= createProof();
}

/** Without a proof in time the form is sent all the same. */
async function finishProof(): Promise<string | undefined> {
	startProof();
	const late = new Promise<undefined>((resolve) => {
		setTimeout(() => resolve(undefined), proofTimeout);
	});
	return (await Promise.race([proof, late])) ?? undefined;
}

/** The last content and its key: a retry of the same content is the same form. */
let last = { content: "", key: "" };

function keyFor(content: string): string {
	if (last.content !== content) last = { content, key: crypto.randomUUID?.() ?? randomKey() };
	return last.key;
}

/** `crypto.randomUUID` needs TLS. */
function randomKey(): string {
	return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Sends the form from the browser. Never throws: errors come back as texts. */
export async function sendForm(model: FormModel, values: Values, trap: string, failed: string): Promise<Outcome> {
	const body = bodyOf(model, values);
	const form_id = keyFor(JSON.stringify([model.kind, body]));
	const language = localeOf(window.location.pathname);
	const timeout = AbortSignal.timeout(requestTimeout);
	try {
		await postForm(api, model, body, { language, form_id, website: trap, proof: await finishProof() }, timeout);
	} catch (error) {
		const { errors = [] } = error as Partial<ApiError>;
		return { sent: false, text: timeout.aborted ? failed : problemMessage(problemCodeOf(error)), errors };
	}
	last = { content: "", key: "" };
	proof = null;
	track("formSubmit", { form: model.kind });
	return { sent: true, text: problemMessage("SUC_SUCCESS") };
}
