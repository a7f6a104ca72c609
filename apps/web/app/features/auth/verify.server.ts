import type { Client } from "@kvart/contract/client";
import type { Locale } from "@kvart/contract/locale";
import { pictureOf } from "@kvart/media/picture";
import { pageHeroes } from "@kvart/media/slots";
import { type LoaderArgs, withStatus } from "../../lib/page.ts";
import { m } from "../../paraglide/messages.js";
import { attempted, posted, type Refused } from "./posted.server.ts";
import { resend } from "./resend.server.ts";
import { resendWords } from "./sheet-words.server.ts";

export type VerifyData = ReturnType<typeof loadVerify>;

/** Reading the page changes nothing: programs that look through mails open every link. */
export function loadVerify({ locale, url }: LoaderArgs) {
	return {
		title: m.account_verify_title(),
		description: m.account_verify_description(),
		posters: postersOf(locale),
		hasToken: url.searchParams.has("token"),
		words: {
			form: m.account_verify_form(),
			text: m.account_verify_text(),
			send: m.account_verify_send(),
			doneTitle: m.account_verify_done_title(),
			done: m.account_verify_done(),
			logIn: m.account_login_send(),
			badTitle: m.account_bad_link_title(),
			bad: m.account_verify_bad(),
			again: m.account_bad_link_again(),
		},
		resend: resendWords(),
	};
}

/** One for each thing that the page can say. */
function postersOf(locale: Locale) {
	const picture = pictureOf(pageHeroes.register, locale);
	return {
		ask: { heading: m.account_verify_heading(), lead: m.account_verify_lead(), picture },
		confirmed: { heading: m.account_verify_done_heading(), lead: m.account_verify_done_lead(), picture },
		refused: { heading: m.account_verify_bad_heading(), lead: m.account_verify_bad_lead(), picture },
	};
}

export interface Verification extends Refused {
	outcome: "confirmed" | "refused" | "failed";
	/** Of the form that asks for another mail. */
	email: string;
	resentTo: string | null;
}

async function confirm(api: Client, token: string) {
	const nothing = { found: {}, problem: null, email: "", resentTo: null };
	const result = await attempted(api.verifyUser({ body: { token } }));
	if ("answer" in result) return withStatus<Verification>({ ...nothing, outcome: "confirmed" }, 200);
	const { code, status } = result.refusal;
	const spent = code === "ERR_BAD_TOKEN" || code === "ERR_ALL_FIELDS_REQUIRED";
	if (spent) return withStatus<Verification>({ ...nothing, outcome: "refused" }, status);
	return withStatus<Verification>({ ...nothing, outcome: "failed", problem: code }, status);
}

/** Confirms the address that the mail went to, or sends another mail. The page has no script at all. */
export async function verify({ site, request, url, locale }: LoaderArgs) {
	const field = await posted(request);
	if (field("intent") !== "resend") return confirm(site.api, url.searchParams.get("token") ?? "");
	const email = field("email").trim();
	const { status, ...answer } = await resend(site.api, email, locale);
	return withStatus<Verification>({ outcome: "refused", email, ...answer }, status);
}
