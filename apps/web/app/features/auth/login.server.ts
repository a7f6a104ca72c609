import { brand } from "@kvart/contract/brand";
import type { Locale } from "@kvart/contract/locale";
import { pictureOf } from "@kvart/media/picture";
import { pageHeroes } from "@kvart/media/slots";
import type { SiteContext } from "../../lib/site-context.ts";
import { m } from "../../paraglide/messages.js";
import type { Providers } from "./entrance-data.ts";
import { confirmWords, resendWords, socialWords } from "./sheet-words.server.ts";

/** Null without any. */
export function providersOf({ google, facebook }: SiteContext["signIn"]): Providers | null {
	if (!google && !facebook) return null;
	return {
		google: google && { clientId: google.clientId, url: google.authUrl },
		facebook: facebook && { clientId: facebook.appId, url: facebook.authUrl },
	};
}

export type LoginData = ReturnType<typeof loadLogin>;

export function loadLogin(locale: Locale, signIn: SiteContext["signIn"]) {
	return {
		title: m.account_login_title(),
		description: m.account_login_description(),
		poster: {
			heading: m.account_login_heading(),
			lead: m.account_login_lead(),
			picture: pictureOf(pageHeroes.login, locale),
		},
		providers: providersOf(signIn),
		words: {
			form: m.account_login_form(),
			email: m.account_email(),
			password: m.account_password(),
			send: m.account_login_send(),
			forgot: m.account_login_forgot(),
			noAccount: m.account_login_no_account(),
			register: m.account_login_register(),
			scriptsNeeded: m.account_scripts_needed({ phone: brand.phone }),
		},
		social: socialWords(),
		confirm: confirmWords(),
		resend: resendWords(),
	};
}
