import { emailRule } from "@kvart/contract/rules";
import { pictureOf } from "@kvart/media/picture";
import { pageHeroes } from "@kvart/media/slots";
import { localePath } from "../../i18n/locale.ts";
import { newPasswordRules } from "../../lib/new-password-rules.ts";
import { type LoaderArgs, redirect, withStatus } from "../../lib/page.ts";
import { judge } from "../../lib/use-form.ts";
import { m } from "../../paraglide/messages.js";
import { attempted, hashOf, posted, type Refused, refused } from "./posted.server.ts";

export type ForgotData = ReturnType<typeof loadForgot>;

export function loadForgot({ locale }: LoaderArgs) {
	return {
		title: m.account_forgot_title(),
		description: m.account_forgot_description(),
		poster: {
			heading: m.account_forgot_heading(),
			lead: m.account_forgot_lead(),
			picture: pictureOf(pageHeroes.login, locale),
		},
		form: m.account_forgot_form(),
		back: m.account_forgot_back(),
		app: {
			email: m.account_email(),
			send: m.account_forgot_send(),
			doneTitle: m.account_forgot_done_title(),
			done: m.account_forgot_done({ email: "{email}" }),
			other: m.account_forgot_other(),
		},
	};
}

export interface ForgotAnswer extends Refused {
	email: string;
	/** Null when nothing went out. */
	sentTo: string | null;
}

/** Asks for the link without scripts. */
export async function askForLink({ site, request, locale }: LoaderArgs) {
	const email = (await posted(request))("email").trim();
	const fault = emailRule(email);
	if (fault) return withStatus<ForgotAnswer>({ email, sentTo: null, found: { email: fault }, problem: null }, 422);
	const result = await attempted(site.api.forgotPassword({ body: { email, language: locale } }));
	if ("answer" in result) return withStatus<ForgotAnswer>({ email, sentTo: email, found: {}, problem: null }, 200);
	return withStatus<ForgotAnswer>({ email, sentTo: null, ...refused(result.refusal) }, result.refusal.status);
}

export type ResetData = ReturnType<typeof loadReset>;

export function loadReset({ locale, url }: LoaderArgs) {
	return {
		title: m.account_reset_title(),
		description: m.account_reset_description(),
		poster: {
			heading: m.account_forgot_heading(),
			lead: m.account_reset_lead(),
			picture: pictureOf(pageHeroes.login, locale),
		},
		form: m.account_reset_form(),
		token: url.searchParams.get("token"),
		app: {
			password: m.account_new_password(),
			passwordHint: m.account_password_hint(),
			repeat: m.account_repeat_password(),
			send: m.account_reset_send(),
			badTitle: m.account_bad_link_title(),
			bad: m.account_bad_link(),
			again: m.account_bad_link_again(),
		},
	};
}

export type ResetAnswer = Refused;

/** Saves the new password without scripts. */
export async function saveNewPassword({ site, request, url, locale }: LoaderArgs) {
	const field = await posted(request);
	const typed = { password: field("password"), re_password: field("re_password") };
	const found = judge(newPasswordRules, typed, ["password", "re_password"]);
	if (Object.keys(found).length > 0) return withStatus<ResetAnswer>({ found, problem: null }, 422);
	const body = { token: url.searchParams.get("token") ?? "", password: hashOf(typed.password) };
	const result = await attempted(site.api.resetPassword({ body }));
	if ("answer" in result) return redirect(localePath("/login?changed=1", locale), 303);
	return withStatus<ResetAnswer>(refused(result.refusal), result.refusal.status);
}
