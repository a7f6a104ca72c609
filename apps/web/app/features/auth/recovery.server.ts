import { brand } from "@kvart/contract/brand";
import type { Locale } from "@kvart/contract/locale";
import { pictureOf } from "@kvart/media/picture";
import { pageHeroes } from "@kvart/media/slots";
import { m } from "../../paraglide/messages.js";

export type ForgotData = ReturnType<typeof loadForgot>;

export function loadForgot(locale: Locale) {
	return {
		title: m.account_forgot_title(),
		description: m.account_forgot_description(),
		poster: {
			heading: m.account_forgot_heading(),
			lead: m.account_forgot_lead(),
			picture: pictureOf(pageHeroes.login, locale),
		},
		words: {
			form: m.account_forgot_form(),
			email: m.account_email(),
			send: m.account_forgot_send(),
			doneTitle: m.account_forgot_done_title(),
			done: m.account_forgot_done({ email: "{email}" }),
			other: m.account_forgot_other(),
			back: m.account_forgot_back(),
			scriptsNeeded: m.account_scripts_needed({ phone: brand.phone }),
		},
	};
}

export type ResetData = ReturnType<typeof loadReset>;

export function loadReset(locale: Locale) {
	return {
		title: m.account_reset_title(),
		description: m.account_reset_description(),
		poster: {
			heading: m.account_forgot_heading(),
			lead: m.account_reset_lead(),
			picture: pictureOf(pageHeroes.login, locale),
		},
		words: {
			form: m.account_reset_form(),
			password: m.account_new_password(),
			passwordHint: m.account_password_hint(),
			repeat: m.account_repeat_password(),
			send: m.account_reset_send(),
			done: m.account_reset_done(),
			badTitle: m.account_bad_link_title(),
			bad: m.account_bad_link(),
			again: m.account_bad_link_again(),
			scriptsNeeded: m.account_scripts_needed({ phone: brand.phone }),
		},
	};
}
