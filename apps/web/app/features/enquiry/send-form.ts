import { randomKey } from "@kvart/browser/random-key";
import type { ApiError } from "@kvart/contract/client";
import type { FieldError } from "@kvart/contract/errors";
import { localeOf } from "../../i18n/locale.ts";
import { problemMessage } from "../../i18n/problem-message.ts";
import { api } from "../../lib/api.ts";
import { problemCodeOf } from "../../lib/line-error.ts";
import { clearProof, finishProof } from "../../lib/proof.ts";
import { track } from "../../lib/track.ts";
import { m } from "../../paraglide/messages.js";
import { bodyOf, type FormModel, postForm, type Values } from "./form-model.ts";

type Outcome = { sent: true; text: string } | { sent: false; text: string; errors: readonly FieldError[] };

const requestTimeout = 30_000;

/** The last content and its key: a retry of the same content is the same form. */
let last = { content: "", key: "" };

function keyFor(content: string): string {
	if (last.content !== content) last = { content, key: randomKey() };
	return last.key;
}

/** Sends the form from the browser. Never throws: errors come back as texts. */
export async function sendForm(model: FormModel, values: Values, trap: string): Promise<Outcome> {
	const body = bodyOf(model, values);
	const form_id = keyFor(JSON.stringify([model.kind, body]));
	const language = localeOf(window.location.pathname);
	const timeout = AbortSignal.timeout(requestTimeout);
	try {
		await postForm(api, model, body, { language, form_id, website: trap, proof: await finishProof() }, timeout);
	} catch (error) {
		const { errors = [] } = error as Partial<ApiError>;
		return { sent: false, text: timeout.aborted ? m.enquiry_failed() : problemMessage(problemCodeOf(error)), errors };
	}
	last = { content: "", key: "" };
	clearProof();
	track("formSubmit", { form: model.kind });
	return { sent: true, text: problemMessage("SUC_SUCCESS") };
}
