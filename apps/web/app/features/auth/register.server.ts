import { pictureOf } from "@kvart/media/picture";
import { pageHeroes } from "@kvart/media/slots";
import { localePath } from "../../i18n/locale.ts";
import { type LoaderArgs, withStatus } from "../../lib/page.ts";
import { hashOf, posted, type Refused, refused, settle } from "../../lib/plain-post.server.ts";
import { providersOf } from "../../lib/providers.ts";
import { judge } from "../../lib/use-form.ts";
import { m } from "../../paraglide/messages.js";
import { orderOf, withRedirect } from "./log-in.ts";
import { type Draft, draftOf, emptyRegistration, type Registration, registrationRules } from "./registration.ts";

export type RegisterData = ReturnType<typeof loadRegister>;

export function loadRegister({ locale, site, url }: LoaderArgs) {
	return {
		login: withRedirect(localePath("/login", locale), url.searchParams.get("redirect")),
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
		form: m.account_register_form(),
		providers: providersOf(site.signIn),
	};
}

export interface RegisterRefused extends Refused {
	typed: Draft;
}

export type RegisterAnswer = RegisterRefused | { registered: string };

const names = Object.keys(emptyRegistration) as (keyof Registration)[];

/** Handles the plain POST. */
export async function register({ site, request, url, locale }: LoaderArgs) {
	const field = await posted(request);
	const values = Object.fromEntries(names.map((name) => [name, field(name)])) as Registration;
	const typed = draftOf(values);
	const found = judge(registrationRules, values, names);
	if (Object.keys(found).length > 0) return withStatus<RegisterAnswer>({ typed, found, problem: null }, 422);
	const { re_password: _, password, ...person } = values;
	const order = orderOf(url.searchParams.get("redirect"));
	const body = { ...person, password: hashOf(password), language: locale, order };
	const result = await settle(site.api.register({ body }));
	if ("answer" in result) return withStatus<RegisterAnswer>({ registered: person.email.trim() }, 200);
	return withStatus<RegisterAnswer>({ typed, ...refused(result.refusal) }, result.refusal.status);
}
