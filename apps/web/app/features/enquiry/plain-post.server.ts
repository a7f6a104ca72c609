import { createHash } from "node:crypto";
import { ApiError } from "@kvart/contract/client";
import { trapField } from "@kvart/contract/enquiries/field";
import { type EnquiryKind, enquiryForm } from "@kvart/contract/enquiries/kinds";
import type { Locale } from "@kvart/contract/locale";
import type { SiteContext } from "@kvart/contract/site";
import { localeOf } from "../../i18n/locale.ts";
import { problemMessage } from "../../i18n/problem-message.ts";
import { redirect, withStatus } from "../../lib/page.ts";
import { judge } from "../../lib/use-form.ts";
import { roomsOfClubs } from "./enquiry.server.ts";
import {
	bodyOf,
	type FormModel,
	namesOf,
	type Posted,
	postForm,
	rulesOf,
	sentParam,
	stepOf,
	stepParam,
	type Values,
} from "./form-model.ts";
import { loadHours } from "./trial-hours.ts";

const windowMilliseconds = 600_000;

/**
 * Pages are cached for everyone, so a plain form has no key of its own: the same content within ten minutes counts as
 * the same form.
 */
function formId(kind: string, body: object, now: Date): string {
	const content = JSON.stringify([kind, body, Math.floor(now.getTime() / windowMilliseconds)]);
	return createHash("sha256").update(content).digest("base64url");
}

function textOf(form: FormData, name: string): string {
	const value = form.get(name);
	return typeof value === "string" ? value : "";
}

export function formModel(kind: EnquiryKind): FormModel {
	const { call, steps } = enquiryForm(kind);
	const fieldsOf = (fields: (typeof steps)[number]["fields"]) =>
		Object.entries(fields).map(([name, { input, required }]) => ({ name, input, required }));
	return { kind, call, steps: steps.map(({ fields }) => ({ fields: fieldsOf(fields) })) };
}

/** The hours of the chosen club, if the form has them. */
async function hoursFor({ api }: SiteContext, model: FormModel, locale: Locale, values: Values) {
	const { trial_gym: club = "", wish_to_try: wish = "" } = values;
	const hasHour = model.steps.some(({ fields }) => fields.some(({ input }) => input === "hour"));
	const rooms = hasHour && club !== "" ? (await roomsOfClubs(api))[club] : undefined;
	return rooms && loadHours(api, locale, { rooms, wish });
}

/** Answers with another step, or with the first step before it that has errors. */
function goToStep(step: number, model: FormModel, values: Values, hours: Posted["hours"]) {
	const codes = judge(rulesOf(model), values, model.steps.slice(0, step).flatMap(namesOf)) as Posted["codes"];
	const wrong = Object.keys(codes).length > 0;
	const shown = wrong ? stepOf(model, (field) => field in codes) : step;
	return withStatus<Posted>({ values, codes, problem: null, step: shown, hours }, wrong ? 422 : 200);
}

/** Handles a form sent without the script: the same call, with the answer as a page. */
export async function handlePost(kind: EnquiryKind, request: Request, url: URL, site: SiteContext) {
	const { api, now } = site;
	const locale = localeOf(url.pathname);
	const model = formModel(kind);
	// Invalid bodies count as empty: the answer shows what is missing.
	const form = await request.formData().catch(() => new FormData());
	const values = Object.fromEntries(model.steps.flatMap(namesOf).map((name) => [name, textOf(form, name)]));
	const step = Number.parseInt(textOf(form, stepParam), 10);
	if (step in model.steps) return goToStep(step, model, values, await hoursFor(site, model, locale, values));
	const body = bodyOf(model, values);
	const delivery = {
		language: locale,
		form_id: formId(kind, body, now()),
		website: textOf(form, trapField),
	};
	try {
		await postForm(api, model, body, delivery);
	} catch (error) {
		if (!(error instanceof ApiError)) throw error;
		const codes = Object.fromEntries(error.errors.map(({ field, code }) => [field, code]));
		const wrong = error.errors.length > 0;
		const posted: Posted = {
			values,
			codes,
			problem: wrong ? null : problemMessage(error.code),
			step: wrong ? stepOf(model, (field) => field in codes) : model.steps.length - 1,
			hours: await hoursFor(site, model, locale, values),
		};
		return withStatus(posted, error.status);
	}
	throw redirect(`${url.pathname}?${sentParam}=1`, 303);
}
