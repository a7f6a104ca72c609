import { brand } from "@kvart/contract/brand";
import type { Locale } from "@kvart/contract/locale";
import { emailRule, required } from "@kvart/contract/rules";
import { pictureOf } from "@kvart/media/picture";
import { pageHeroes } from "@kvart/media/slots";
import { localePath } from "../../i18n/locale.ts";
import { favouriteName } from "../../lib/favourites.ts";
import { type LoaderArgs, redirect, withStatus } from "../../lib/page.ts";
import { hashOf, posted, type Refused, refused, resend, settle } from "../../lib/plain-post.server.ts";
import { providersOf } from "../../lib/providers.ts";
import { judge } from "../../lib/use-form.ts";
import { m } from "../../paraglide/messages.js";
import { orderOf, safeRedirect } from "./log-in.ts";

export type LoginData = ReturnType<typeof loadLogin>;

export function loadLogin({ locale, site, url }: LoaderArgs) {
	return {
		title: m.account_login_title(),
		description: m.account_login_description(),
		poster: {
			heading: m.account_login_heading(),
			lead: m.account_login_lead(),
			picture: pictureOf(pageHeroes.login, locale),
		},
		form: m.account_login_form(),
		notice: noticeOf(url),
		scriptsNeeded: m.account_scripts_needed({ phone: brand.phone }),
		loggingOut: { title: m.account_log_out_title(), text: m.account_log_out_text() },
		loggedIn: { title: m.account_login_done(), text: m.account_login_leads_on(), go: m.account_login_go_on() },
		providers: providersOf(site.signIn),
	};
}

/** Explains a redirect to this page. */
function noticeOf({ searchParams }: URL): { kind: "success" | "info"; text: string } | null {
	if (searchParams.has("changed")) return { kind: "success", text: m.account_reset_done() };
	if (searchParams.has("favourite")) return { kind: "info", text: m.account_login_for_favourite() };
	if (searchParams.has("ahead")) return { kind: "info", text: m.account_login_ahead() };
	return searchParams.has("ended") ? { kind: "info", text: m.account_login_ended() } : null;
}

export interface LoginRefused extends Refused {
	email: string;
	/** The password is right, but the e-mail address is not confirmed. */
	unconfirmed: boolean;
	/** The address of another confirmation mail. */
	resentTo: string | null;
}

interface LoggedIn {
	session: { session_id: string; role: string; target: string };
}

/** The session is in the browser: its script ends it. */
interface LoggingOut {
	loggingOut: true;
}

function targetOf(url: URL, locale: Locale): string {
	return safeRedirect(url.searchParams.get("redirect"), localePath("/", locale));
}

/** The log-in page of a visitor who pressed a favourite, and back to where that was. */
function logInFor(request: Request, locale: Locale): string {
	const from = request.headers.get("referer") ?? "";
	const { pathname, search } = new URL(URL.canParse(from) ? from : request.url);
	const back = safeRedirect(pathname + search, localePath("/", locale));
	return `${localePath("/login", locale)}?${new URLSearchParams({ redirect: back, favourite: "1" })}`;
}

/** Handles the plain POSTs: a favourite, log-in, whose answer has the session, another confirmation mail, and log-out. */
export async function logIn({ site, request, url, locale }: LoaderArgs) {
	const field = await posted(request);
	if (field(favouriteName)) return redirect(logInFor(request, locale), 303);
	if (field("intent") === "log-out") return withStatus<LoggingOut>({ loggingOut: true }, 200);
	const email = field("email").trim();
	const unconfirmed: LoginRefused = { email, found: {}, problem: null, unconfirmed: true, resentTo: null };
	if (field("intent") === "resend") {
		const { status, ...answer } = await resend(site.api, email, locale, orderOf(url.searchParams.get("redirect")));
		return withStatus<LoginRefused>({ ...unconfirmed, ...answer }, status);
	}
	const typed = { email, password: field("password") };
	const found = judge({ email: emailRule, password: required }, typed, ["email", "password"]);
	if (Object.keys(found).length > 0)
		return withStatus<LoginRefused>({ ...unconfirmed, found, unconfirmed: false }, 422);
	const result = await settle(site.api.login({ body: { email, password: hashOf(typed.password) } }));
	if ("answer" in result) {
		const { session_id, role } = result.answer;
		return withStatus<LoggedIn>({ session: { session_id, role, target: targetOf(url, locale) } }, 200);
	}
	const { code, status } = result.refusal;
	if (code === "ERR_USER_NOT_VALIDATED") return withStatus<LoginRefused>(unconfirmed, status);
	return withStatus<LoginRefused>({ ...unconfirmed, ...refused(result.refusal), unconfirmed: false }, status);
}
