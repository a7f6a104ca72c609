import type { Client } from "@kvart/contract/client";
import { type Gym, isComingSoon } from "@kvart/contract/clubs";
import { inLocale, type Locale } from "@kvart/contract/locale";
import { clubTileOf } from "@kvart/media/galleries";
import { pictureOf } from "@kvart/media/picture";
import { pageHeroes, signUpCards } from "@kvart/media/slots";
import { inClubOrder } from "../../lib/club-order.ts";
import { offerNames } from "../../lib/offer-names.ts";
import { questionsOf } from "../../lib/questions.server.ts";
import { m } from "../../paraglide/messages.js";
import { copy, type OptionName } from "./copy.server.ts";

/** `?gym=Zemun` chooses a centre in the form. */
export const gymParam = "gym";
/** `?plan=Teretana` comes from the price list. */
export const planParam = "plan";

/** Only the cards have pictures, not the list of the sign-up page. */
function centreOf(gym: Gym, locale: Locale, withPicture: boolean) {
	const soon = isComingSoon(gym);
	return {
		name: gym.name,
		offers: offerNames(gym.offers),
		soon,
		ribbons: [...(gym.massage ? [m.landing_massage()] : []), ...(gym.les_mills ? [m.landing_les_mills()] : [])],
		properties:
			soon || !withPicture ? [] : gym.properties.map(({ text, text_eng }) => inLocale(locale, text, text_eng)),
		rating: { value: gym.rating, count: gym.rating_count, source: gym.rating_source },
		address: soon ? m.landing_soon() : gym.address,
		phone: gym.phone,
		picture: withPicture ? pictureOf(clubTileOf(gym.slug), locale) : undefined,
	};
}

export type LandingData = Awaited<ReturnType<typeof loadLanding>>;

export async function loadLanding(api: Client, locale: Locale) {
	const [gyms, questions] = await Promise.all([api.listGyms(), api.listQuestions()]);
	return {
		title: m.landing_title(),
		description: m.landing_description(),
		heading: m.landing_heading(),
		lead: m.landing_lead(),
		action: m.landing_action(),
		picture: pictureOf(pageHeroes.landing, locale),
		claims: [
			{ figure: m.landing_claim_price_figure(), text: m.landing_claim_price() },
			{ figure: String(gyms.length), text: m.landing_claim_centres() },
			{ figure: "7", text: m.landing_claim_days() },
		],
		reasons: { title: m.landing_reasons(), items: copy[locale].reasons },
		centres: inClubOrder(gyms).map((gym) => centreOf(gym, locale, true)),
		questions: questionsOf(questions, "landing", locale),
		texts: {
			questions: m.landing_questions(),
			centres: {
				title: m.landing_centres(),
				text: m.landing_centres_text(),
				trial: m.landing_trial(),
				/** For screen readers. */
				trialAt: m.landing_trial_at({ name: "{name}" }),
				prices: m.landing_prices(),
				soon: m.landing_soon(),
			},
			form: { title: m.landing_form_title(), text: m.landing_form_text() },
		},
	};
}

const cardPaths = {
	individual: "/gym-services#individual",
	personal: "/gym-services#personal",
	group: "/freestyle-trainings",
} as const;

export type SignUpData = Awaited<ReturnType<typeof loadSignUp>>;

export async function loadSignUp(api: Client, locale: Locale) {
	const [gyms, questions] = await Promise.all([api.listGyms(), api.listQuestions()]);
	const { cards, options } = copy[locale];
	return {
		title: m.landing_sign_up_title(),
		description: m.landing_sign_up_description(),
		heading: m.landing_sign_up_heading(),
		lead: m.landing_sign_up_lead(),
		action: m.landing_sign_up_action(),
		picture: pictureOf(pageHeroes["sign-up"], locale),
		options: { title: m.landing_sign_up_options(), items: Object.entries(options) as [OptionName, string][] },
		cards: (["individual", "personal", "group"] as const).map((name) => ({
			...cards[name],
			picture: pictureOf(signUpCards[name], locale),
			path: cardPaths[name],
			more: m.landing_sign_up_more(),
		})),
		centres: inClubOrder(gyms).map((gym) => centreOf(gym, locale, false)),
		questions: questionsOf(questions, "landing", locale),
		texts: {
			questions: m.landing_questions(),
			centres: {
				title: m.landing_sign_up_centres(),
				text: m.landing_sign_up_centres_text(),
				trial: m.landing_sign_up_choose(),
				trialAt: m.landing_sign_up_choose_at({ name: "{name}" }),
				prices: m.landing_prices(),
				soon: m.landing_soon(),
			},
			form: { title: m.landing_sign_up_form_title(), text: m.landing_sign_up_form_text() },
		},
	};
}
