import { brand } from "@kvart/contract/brand";
import type { Locale } from "@kvart/contract/locale";
import { pictureOf } from "@kvart/media/picture";
import { pageHeroes } from "@kvart/media/slots";
import type { SiteContext } from "../../lib/site-context.ts";
import { m } from "../../paraglide/messages.js";
import { providersOf } from "./login.server.ts";
import { confirmWords, socialWords } from "./sheet-words.server.ts";

export type RegisterData = ReturnType<typeof loadRegister>;

export function loadRegister(locale: Locale, signIn: SiteContext["signIn"]) {
	return {
		title: m.account_register_title(),
		description: m.account_register_description(),
		poster: {
			heading: m.account_register_heading(),
			lead: m.account_register_lead(),
			picture: pictureOf(pageHeroes.register, locale),
			reasons: [
				m.account_register_reason_book(),
				m.account_register_reason_cancel(),
				m.account_register_reason_watch(),
			],
		},
		providers: providersOf(signIn),
		words: {
			form: m.account_register_form(),
			firstName: m.account_first_name(),
			lastName: m.account_last_name(),
			email: m.account_email(),
			phone: m.account_phone(),
			cardId: m.account_card_id(),
			cardIdHint: m.account_card_id_hint(),
			jmbg: m.account_jmbg(),
			jmbgHint: m.account_jmbg_hint(),
			password: m.account_password(),
			passwordHint: m.account_password_hint(),
			repeat: m.account_repeat_password(),
			send: m.account_register_send(),
			terms: m.account_register_terms(),
			termsLink: m.account_register_terms_link(),
			have: m.account_register_have(),
			logIn: m.account_login_send(),
			scriptsNeeded: m.account_scripts_needed({ phone: brand.phone }),
		},
		social: socialWords(),
		confirm: confirmWords(),
	};
}
