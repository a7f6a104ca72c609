import { createHash } from "node:crypto";
import { ApiError } from "@kvart/contract/client";
import { trapField } from "@kvart/contract/enquiry-choices";
import type { FieldCode } from "@kvart/contract/errors";
import { redirect, withStatus } from "../../lib/page.ts";
import { localeOf } from "../../i18n/locale.ts";
import { problemMessage } from "../../i18n/problem-message.ts";
import type { SiteContext } from "../../lib/site-context.ts";
import { bodyOf, type FormModel, type Values } from "./form-model.ts";
import { postForm } from "./post-form.ts";
import { sentParam } from "./sent-param.ts";

/** A form that came as a plain POST and was not taken: what was typed, and what is wrong with it. */
export interface Refused {
	values: Values;
	codes: Record<string, FieldCode>;
	/** In the page's words, where no single field is to blame. */
	problem: string | null;
}

const windowMilliseconds = 600_000;

/**
 * Pages are the same for everybody, so a form without scripts cannot carry a key of its own: the same words within ten
 * minutes are the same form, sent twice.
 */
function formId(kind: string, body: object, now: Date): string {
	const content = JSON.stringify([kind, body, Math.floor(now.getTime() / windowMilliseconds)]);
	return createHash("sha256").update(content).digest("base64url");
}

function textOf(form: FormData, name: string): string {
	const value = form.get(name);
	return typeof value === "string" ? value : "";
}

/** The forms without scripts: through the same call, with the answer as a page. */
export async function takeForm(model: FormModel, request: Request, url: URL, { api, now }: SiteContext) {
	// What is no form at all is an empty one: the answer says what is missing.
	const form = await request.formData().catch(() => new FormData());
	const names = Object.keys(model.initial);
	const values: Values = Object.fromEntries(names.map((name) => [name, textOf(form, name)]));
	const body = bodyOf(model, values);
	const envelope = { language: localeOf(url.pathname), form_id: formId(model.kind, body, now()) };
	try {
		await postForm(api, model.kind, body, { ...envelope, website: textOf(form, trapField) });
	} catch (error) {
		if (!(error instanceof ApiError)) throw error;
		const codes = Object.fromEntries(error.errors.map(({ field, code }) => [field, code]));
		const problem = error.errors.length > 0 ? null : problemMessage(error.code);
		return withStatus<Refused>({ values, codes, problem }, error.status);
	}
	throw redirect(`${url.pathname}?${sentParam}=1`, 303);
}
