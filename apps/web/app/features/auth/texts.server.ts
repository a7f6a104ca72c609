import { m } from "../../paraglide/messages.js";

/** Replaced in the browser. */
const email = "{email}";

export type ConfirmTexts = ReturnType<typeof confirmTexts>;

/** The sheet after a registration. */
export function confirmTexts() {
	return {
		heading: m.account_confirm_heading(),
		text: m.account_confirm_text({ email }),
		hint: m.account_confirm_hint(),
		close: m.account_go_to_login(),
	};
}

export type ResendTexts = ReturnType<typeof resendTexts>;

/** The sheet for an address that is not confirmed yet. */
export function resendTexts() {
	return {
		heading: m.account_resend_heading(),
		text: m.account_resend_text(),
		email: m.account_email(),
		send: m.account_resend_send(),
		done: m.account_resend_done({ email }),
	};
}

export type ProviderTexts = ReturnType<typeof providerTexts>;

/** The buttons of the providers, and the sheet for the data that they do not send. */
export function providerTexts() {
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

export type MemberTexts = ReturnType<typeof memberTexts>;

/** For members who are logged in already. */
export function memberTexts() {
	return {
		title: m.account_logged_in_title(),
		text: m.account_logged_in(),
		account: m.account_logged_in_account(),
	};
}

export type PasskeyTexts = ReturnType<typeof passkeyTexts>;

export function passkeyTexts() {
	return { logIn: m.account_with_passkey(), unknown: m.account_passkey_unknown() };
}
