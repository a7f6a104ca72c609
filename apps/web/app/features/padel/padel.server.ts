import type { Client } from "@kvart/contract/client";
import type { Gym } from "@kvart/contract/clubs";
import type { Padel } from "@kvart/contract/content";
import { inLocale, type Locale } from "@kvart/contract/locale";
import { pictureOf } from "@kvart/media/picture";
import { padelPictures, pageHeroes } from "@kvart/media/slots";
import { questionsOf } from "../../lib/questions.server.ts";
import { m } from "../../paraglide/messages.js";
import type { Feature } from "../../ui/poster/features.tsx";
import { formatPrice } from "../../ui/price-table/format-price.ts";
import type { PadelData, PadelPlace, PadelWords } from "./padel-data.ts";

function words(): PadelWords {
	return {
		title: m.padel_title(),
		description: m.padel_description(),
		word: m.padel_word(),
		book: m.padel_book(),
		bookTitle: m.padel_book_title(),
		bookText: m.padel_book_text(),
		hours: m.padel_hours(),
		prices: m.padel_prices(),
		courtPrices: m.padel_court_prices(),
		rental: m.padel_rental(),
		slot: m.padel_slot(),
		item: m.padel_item(),
		price: m.padel_price(),
		questions: m.padel_questions(),
	};
}

/** The poster's numbers are those of the price list, so that they never tell two stories. */
function featuresOf(padel: Padel, locale: Locale): Feature[] {
	const cheapest = Math.min(...padel.prices.map(({ price }) => price));
	const [racket] = padel.rental;
	const features: Feature[] = [
		{ figure: String(padel.courts), title: m.padel_feature_courts(), text: m.padel_feature_courts_text() },
		{ figure: formatPrice(cheapest, locale), title: m.padel_feature_hour(), text: m.padel_feature_hour_text() },
	];
	if (!racket) return features;
	const title = inLocale(locale, racket.title, racket.title_eng);
	return [
		...features,
		{ figure: formatPrice(racket.price, locale), title, text: inLocale(locale, racket.note, racket.note_eng) },
	];
}

function placeOf(gyms: readonly Gym[]): PadelPlace | null {
	const gym = gyms.find(({ offers }) => offers.includes("padel"));
	return gym ? { address: gym.address, latitude: gym.latitude, longitude: gym.longitude } : null;
}

/** The padel centre, in the page's language and no more. */
export async function loadPadel(api: Client, locale: Locale): Promise<PadelData> {
	const [padel, questions, gyms] = await Promise.all([api.getPadel(), api.listQuestions(), api.listGyms()]);
	return {
		words: words(),
		picture: pictureOf(pageHeroes.padel, locale),
		pictures: padelPictures.map((name) => pictureOf(name, locale)),
		features: featuresOf(padel, locale),
		lead: inLocale(locale, padel.lead, padel.lead_eng),
		text: inLocale(locale, padel.description, padel.description_eng),
		phone: padel.phone,
		email: padel.email,
		hours: padel.hours.map(({ days, days_eng, hours }) => [
			inLocale(locale, days, days_eng),
			hours.replace(" - ", "–"),
		]),
		courtPrices: padel.prices.map(({ title, title_eng, slot, slot_eng, price }) => ({
			label: inLocale(locale, title, title_eng),
			note: inLocale(locale, slot, slot_eng),
			prices: [price],
		})),
		rental: padel.rental.map(({ title, title_eng, note, note_eng, price }) => ({
			label: inLocale(locale, title, title_eng),
			note: inLocale(locale, note, note_eng),
			prices: [price],
		})),
		questions: questionsOf(questions, "padel", locale),
		place: placeOf(gyms),
	};
}
