import { createHash } from "node:crypto";
import { ApiError } from "@kvart/contract/client";
import { trapField } from "@kvart/contract/enquiry-choices";
import type { SiteContext } from "@kvart/contract/site";
import { localeOf } from "../../i18n/locale.ts";
import { problemMessage } from "../../i18n/problem-message.ts";
import { redirect, withStatus } from "../../lib/page.ts";
import type { Posted } from "./enquiry-data.ts";
import { bodyOf, type FormModel, fieldsOf, postForm, sentParam, stepOf, stepParam, type Values } from "./form-model.ts";

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

/** The page with another step; the one before what is wrong shows first. */
function turnTo(step: number, model: FormModel, values: Values) {
	const judged = model.steps.slice(0, step).flat();
	const codes = Object.fromEntries(
		judged.flatMap((name) => {
			const code = model.rules[name]?.(values[name]);
			return code ? [[name, code]] : [];
		}),
	);
	const wrong = Object.keys(codes).length > 0;
	const shown = wrong ? stepOf(model, (field) => field in codes) : step;
	return withStatus<Posted>({ values, codes, problem: null, step: shown }, wrong ? 422 : 200);
}

/** A form that the browser itself sent, before the script came or without any: the same call, with the answer as a page. */
export async function takeForm(model: FormModel, request: Request, url: URL, { api, now }: SiteContext) {
	// What is no form at all is an empty one: the answer says what is missing.
	const form = await request.formData().catch(() => new FormData());
	const values = Object.fromEntries(fieldsOf(model).map((name) => [name, textOf(form, name)])) as Values;
	const step = Number.parseInt(textOf(form, stepParam), 10);
	if (step in model.steps) return turnTo(step, model, values);
	const body = bodyOf(model, values);
	const envelope = { language: localeOf(url.pathname), form_id: formId(model.kind, body, now()) };
	try {
		await postForm(api, model.kind, body, { ...envelope, website: textOf(form, trapField) });
	} catch (error) {
		if (!(error instanceof ApiError)) throw error;
		const codes = Object.fromEntries(error.errors.map(({ field, code }) => [field, code]));
		const wrong = error.errors.length > 0;
		const posted: Posted = {
			values,
			codes,
			problem: wrong ? null : problemMessage(error.code),
			step: wrong ? stepOf(model, (field) => field in codes) : model.steps.length - 1,
		};
		return withStatus(posted, error.status);
	}
	throw redirect(`${url.pathname}?${sentParam}=1`, 303);
}
