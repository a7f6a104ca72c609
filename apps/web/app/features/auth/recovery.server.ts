import type { Client } from "@kvart/contract/client";
import type { Locale } from "@kvart/contract/locale";
import { chosenOrder } from "@kvart/contract/memberships/order-rules";
import { emailRule, newPasswordRules } from "@kvart/contract/rules";
import { pictureOf } from "@kvart/media/picture";
import { pageHeroes } from "@kvart/media/slots";
import { localePath } from "../../i18n/locale.ts";
import { type LoaderArgs, redirect, withStatus } from "../../lib/page.ts";
import { hashOf, posted, type Refused, refused, resend, settle } from "../../lib/plain-post.server.ts";
import { judge } from "../../lib/use-form.ts";
import { m } from "../../paraglide/messages.js";
import { withRedirect } from "./log-in.ts";

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
	};
}

export interface ForgotAnswer extends Refused {
	email: string;
	/** Null if no mail was sent. */
	sentTo: string | null;
}

/** Handles the plain POST. */
export async function requestLink({ site, request, locale }: LoaderArgs) {
	const email = (await posted(request))("email").trim();
	const fault = emailRule(email);
	if (fault) return withStatus<ForgotAnswer>({ email, sentTo: null, found: { email: fault }, problem: null }, 422);
	const result = await settle(site.api.forgotPassword({ body: { email, language: locale } }));
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
	};
}

export type ResetAnswer = Refused;

/** Handles the plain POST. */
export async function saveNewPassword({ site, request, url, locale }: LoaderArgs) {
	const field = await posted(request);
	const typed = { password: field("password"), re_password: field("re_password") };
	const found = judge(newPasswordRules, typed, ["password", "re_password"]);
	if (Object.keys(found).length > 0) return withStatus<ResetAnswer>({ found, problem: null }, 422);
	const body = { token: url.searchParams.get("token") ?? "", password: hashOf(typed.password) };
	const result = await settle(site.api.resetPassword({ body }));
	if ("answer" in result) return redirect(localePath("/login?changed=1", locale), 303);
	return withStatus<ResetAnswer>(refused(result.refusal), result.refusal.status);
}

export type VerifyData = ReturnType<typeof loadVerify>;

/** A GET changes nothing: mail scanners open every link. */
export function loadVerify({ locale, url }: LoaderArgs) {
	const picture = pictureOf(pageHeroes.register, locale);
	return {
		title: m.account_verify_title(),
		description: m.account_verify_description(),
		posters: {
			confirm: { heading: m.account_verify_heading(), lead: m.account_verify_lead(), picture },
			confirmed: { heading: m.account_verify_done_heading(), lead: m.account_verify_done_lead(), picture },
			change: { heading: m.account_email_change_heading(), lead: m.account_email_change_lead(), picture },
			refused: { heading: m.account_verify_bad_heading(), lead: m.account_verify_bad_lead(), picture },
		},
		hasToken: url.searchParams.has("token"),
		login: loginPath(url, locale),
		texts: {
			...(isStop(url) ? stopTexts() : confirmationTexts()),
			outcomes: {
				confirmed: { title: m.account_verify_done_title(), text: m.account_verify_done() },
				waiting: { title: m.account_email_waiting_title(), text: m.account_email_waiting() },
				changed: { title: m.account_email_changed_title(), text: m.account_email_changed() },
				stopped: { title: m.account_email_stopped_title(), text: m.account_email_stopped() },
			},
		},
	};
}

/** The order for which the account was made goes on after the log-in. */
function loginPath({ searchParams }: URL, locale: Locale): string {
	const order = searchParams.get("order") ?? "";
	return withRedirect(
		localePath("/login", locale),
		chosenOrder.test(order) ? `${localePath("/order", locale)}?${order}` : null,
	);
}

/** The link of the mail to the old address that stops a change. */
function isStop({ searchParams }: URL): boolean {
	return searchParams.has("stop");
}

function confirmationTexts() {
	return { form: m.account_verify_form(), text: m.account_verify_text(), send: m.account_verify_send() };
}

function stopTexts() {
	return { form: m.account_email_stop(), text: m.account_email_stop_text(), send: m.account_email_stop_send() };
}

export interface Verification extends Refused {
	/** `waiting`: for the confirmation at the other address. */
	outcome: "confirmed" | "waiting" | "changed" | "stopped" | "refused" | "failed";
	/** The address in the form that requests another mail. */
	email: string;
	resentTo: string | null;
}

const outcomes = { waiting: "waiting", done: "changed" } as const;

async function redeem(api: Client, token: string, stop: boolean): Promise<Verification["outcome"]> {
	if (stop) {
		await api.stopEmailChange({ body: { token } });
		return "stopped";
	}
	const { email_change: change } = await api.verifyUser({ body: { token } });
	return change ? outcomes[change] : "confirmed";
}

async function confirm(api: Client, url: URL) {
	const empty = { found: {}, problem: null, email: "", resentTo: null };
	const result = await settle(redeem(api, url.searchParams.get("token") ?? "", isStop(url)));
	if ("answer" in result) return withStatus<Verification>({ ...empty, outcome: result.answer }, 200);
	const { code, status } = result.refusal;
	const badLink = code === "ERR_BAD_TOKEN" || code === "ERR_ALL_FIELDS_REQUIRED";
	if (badLink) return withStatus<Verification>({ ...empty, outcome: "refused" }, status);
	return withStatus<Verification>({ ...empty, outcome: "failed", problem: code }, status);
}

/** Confirms the e-mail address, or sends another mail. The page has no script. */
export async function verify({ site, request, url, locale }: LoaderArgs) {
	const field = await posted(request);
	if (field("intent") !== "resend") return confirm(site.api, url);
	const email = field("email").trim();
	const { status, ...answer } = await resend(site.api, email, locale, url.searchParams.get("order"));
	return withStatus<Verification>({ outcome: "refused", email, ...answer }, status);
}
