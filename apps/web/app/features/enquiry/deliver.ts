import type { ApiError } from "@kvart/contract/client";
import type { Challenge } from "@kvart/contract/enquiries";
import type { FieldError } from "@kvart/contract/errors";
import Solver from "altcha/workers/pbkdf2?worker";
import { localeOf } from "../../i18n/locale.ts";
import { problemMessage } from "../../i18n/problem-message.ts";
import { api } from "../../lib/api.ts";
import { problemCodeOf } from "../../lib/line-error.ts";
import { track } from "../../lib/track.ts";
import { bodyOf, type FormModel, postForm, type Values } from "./form-model.ts";

type Outcome = { sent: true; text: string } | { sent: false; text: string; errors: readonly FieldError[] };

/** A line that is dead for so long will not come back to life; trying again is safe. */
const patience = 30_000;
/** Whoever pressed Send does not wait long for a proof. */
const proofPatience = 4000;

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
		worker.postMessage({ type: "work", challenge, counterStart: 0, counterStep: 1, timeout: patience });
	}).finally(() => worker.terminate());
}

async function work(): Promise<string | undefined> {
	try {
		const challenge = await api.getFormChallenge();
		const solution = await solve(challenge);
		if (solution) return btoa(JSON.stringify({ challenge, solution }));
	} catch {
		// The line is down, as Send will find out, too.
	}
	// The next try begins anew.
	proof = null;
	return undefined;
}

/** Good for one form. */
let proof: Promise<string | undefined> | null = null;

/** Starts the work that shows the server a person's patience; nobody sees it, it runs beside the typing. */
export function beginProof(): void {
	proof ??= work();
}

/** The proof, or nothing when it cannot be made here: the form then goes without it and is taken all the same. */
async function takeProof(): Promise<string | undefined> {
	beginProof();
	const late = new Promise<undefined>((resolve) => {
		setTimeout(() => resolve(undefined), proofPatience);
	});
	return (await Promise.race([proof, late])) ?? undefined;
}

/** The content that was tried last, and its key: the same content again is the same form, whatever became of it. */
let last = { content: "", key: "" };

function keyFor(content: string): string {
	if (last.content !== content) last = { content, key: crypto.randomUUID?.() ?? randomKey() };
	return last.key;
}

/** Where the page came without TLS, browsers hold back the ready-made one. */
function randomKey(): string {
	return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Sends a form from the browser. Everything that can go wrong comes back as words. */
export async function deliver(model: FormModel, values: Values, trap: string, failed: string): Promise<Outcome> {
	const body = bodyOf(model, values);
	const key = keyFor(JSON.stringify([model.kind, body]));
	const language = localeOf(window.location.pathname);
	const waited = AbortSignal.timeout(patience);
	try {
		await postForm(api, model.kind, body, { language, form_id: key, website: trap, proof: await takeProof() }, waited);
	} catch (error) {
		const { errors = [] } = error as Partial<ApiError>;
		return { sent: false, text: waited.aborted ? failed : problemMessage(problemCodeOf(error)), errors };
	}
	last = { content: "", key: "" };
	proof = null;
	track("formSubmit", { form: model.kind });
	return { sent: true, text: problemMessage("SUC_SUCCESS") };
}
