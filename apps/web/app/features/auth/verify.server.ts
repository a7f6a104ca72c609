import { ApiError, type Client } from "@kvart/contract/client";
import type { Locale } from "@kvart/contract/locale";
import { pictureOf } from "@kvart/media/picture";
import { pageHeroes } from "@kvart/media/slots";
import { m } from "../../paraglide/messages.js";
import { resendWords } from "./sheet-words.server.ts";

export type VerifyData = ReturnType<typeof loadVerify>;

/** Reading the page changes nothing: programs that look through mails open every link. */
export function loadVerify(locale: Locale) {
	return {
		title: m.account_verify_title(),
		description: m.account_verify_description(),
		poster: {
			heading: m.account_verify_heading(),
			lead: m.account_verify_lead(),
			picture: pictureOf(pageHeroes.register, locale),
		},
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
			failed: m.errors_something_went_wrong(),
		},
		resend: resendWords(),
	};
}

export type Verification = "confirmed" | "refused" | "failed";

/** Confirms the address that the mail went to. Works without scripts, too. */
export async function verify(api: Client, token: string | null): Promise<Verification> {
	try {
		await api.verifyUser({ body: { token: token ?? "" } });
		return "confirmed";
	} catch (error) {
		if (!(error instanceof ApiError)) throw error;
		return error.code === "ERR_BAD_TOKEN" || error.code === "ERR_ALL_FIELDS_REQUIRED" ? "refused" : "failed";
	}
}
