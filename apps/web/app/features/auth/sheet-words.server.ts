import { m } from "../../paraglide/messages.js";

/** Filled in by the browser, once it knows the address. */
const email = "{email}";

export type ConfirmWords = ReturnType<typeof confirmWords>;

/** The sheet that sends people to their mail after a registration. */
export function confirmWords() {
	return {
		heading: m.account_confirm_heading(),
		text: m.account_confirm_text({ email }),
		hint: m.account_confirm_hint(),
		close: m.account_go_to_login(),
	};
}

export type ResendWords = ReturnType<typeof resendWords>;

/** The sheet for somebody whose address is not confirmed yet. */
export function resendWords() {
	return {
		heading: m.account_resend_heading(),
		text: m.account_resend_text(),
		email: m.account_email(),
		send: m.account_resend_send(),
		done: m.account_resend_done({ email }),
	};
}

export type SocialWords = ReturnType<typeof socialWords>;

/** The buttons of the other providers, and the sheet that asks for what they do not tell. */
export function socialWords() {
	return {
		or: m.account_or(),
		google: m.account_with_google(),
		facebook: m.account_with_facebook(),
		failed: m.account_social_failed(),
		knownTitle: m.account_social_known_title(),
		known: m.account_social_known(),
		heading: m.account_social_heading(),
		text: m.account_social_text(),
		textMore: m.account_social_text_more(),
		firstName: m.account_first_name(),
		lastName: m.account_last_name(),
		email: m.account_email(),
		phone: m.account_phone(),
		send: m.account_social_send(),
	};
}

export type MemberWords = ReturnType<typeof memberWords>;

/** For somebody who needs neither a log-in nor a registration. */
export function memberWords() {
	return {
		title: m.account_logged_in_title(),
		text: m.account_logged_in(),
		account: m.account_logged_in_account(),
	};
}
