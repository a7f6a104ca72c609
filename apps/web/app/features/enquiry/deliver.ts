import { ApiError } from "@kvart/contract/client";
import type { FieldError } from "@kvart/contract/errors";
import { localeOf } from "../../i18n/locale.ts";
import { problemMessage } from "../../i18n/problem-message.ts";
import { api } from "../../lib/api.ts";
import { track } from "../../lib/track.ts";
import { bodyOf, type FormModel, type Values } from "./form-model.ts";
import { postForm } from "./post-form.ts";
import { beginProof, takeProof, usedProof } from "./proof.ts";

export type Outcome = { sent: true; text: string } | { sent: false; text: string; errors: readonly FieldError[] };

/** A line that is dead for so long will not come back to life; trying again is safe. */
const patience = 30_000;

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

/** Called when somebody touches a form: what Send will need is then ready in time. */
export function prepare(): void {
	beginProof();
}

/** Sends a form from the browser. Everything that can go wrong comes back as words. */
export async function deliver(model: FormModel, values: Values, trap: string): Promise<Outcome> {
	const form = bodyOf(model, values);
	const key = keyFor(JSON.stringify([model.kind, form]));
	const language = localeOf(window.location.pathname);
	try {
		const envelope = { language, form_id: key, website: trap, proof: await takeProof() };
		await postForm(api, model.kind, form, envelope, AbortSignal.timeout(patience));
	} catch (error) {
		const known = error instanceof ApiError;
		return { sent: false, text: problemMessage(known ? error.code : undefined), errors: known ? error.errors : [] };
	}
	last = { content: "", key: "" };
	usedProof();
	track("formSubmit", { form: model.kind });
	return { sent: true, text: problemMessage("SUC_SUCCESS") };
}
