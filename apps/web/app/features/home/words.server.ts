import { brand } from "@kvart/contract/brand";
import type { Offer } from "@kvart/contract/clubs";
import { m } from "../../paraglide/messages.js";
import type { HomeWords } from "./home-data.ts";

/** What stands still on the page. The server says it in the page's language, so that the script need not bring both. */
export function homeWords(): HomeWords {
	return {
		title: m.home_title({ name: brand.name }),
		description: m.home_description(),
		claims: [
			["7", m.home_claim_days()],
			["12", m.home_claim_clubs()],
			["100%", m.home_claim_success()],
		],
		clubs: { title: m.home_clubs_title(), all: m.home_clubs_all() },
		free: {
			kicker: m.home_free_kicker(),
			title: m.home_free_title(),
			text: m.home_free_text(),
			action: m.home_free_action(),
		},
		blog: { title: m.home_blog_title(), all: m.home_blog_all() },
		about: { kicker: m.home_about_kicker(), title: m.home_about_title(), follow: m.home_follow() },
	};
}

const offers: Record<Offer, () => string> = {
	gym: m.home_offer_gym,
	fitness: m.home_offer_fitness,
	cardio: m.home_offer_cardio,
	padel: m.home_offer_padel,
};

export function offerNames(codes: readonly Offer[]): string[] {
	return codes.map((code) => offers[code]());
}
