import { brand } from "@kvart/contract/brand";
import type { Client } from "@kvart/contract/client";
import type { Padel } from "@kvart/contract/content";
import { inLocale, type Locale } from "@kvart/contract/locale";
import { pictureOf } from "@kvart/media/picture";
import { padelFront, padelPictures } from "@kvart/media/slots";
import { localePath } from "../../i18n/locale.ts";
import { openingHours, weekdays } from "../../lib/json-ld.ts";
import { questionsOf } from "../../lib/questions.server.ts";
import { m } from "../../paraglide/messages.js";
import type { Feature } from "../../ui/poster/features.tsx";
import { formatPrice } from "../../ui/price-table/price-table.tsx";

export type PadelData = Awaited<ReturnType<typeof loadPadel>>;

/** The poster shows prices of the price list. */
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

export async function loadPadel(api: Client, locale: Locale) {
	const [padel, questions, gyms] = await Promise.all([api.getPadel(), api.listQuestions(), api.listGyms()]);
	return {
		picture: pictureOf(padelFront, locale),
		pictures: padelPictures.map((name) => pictureOf(name, locale)),
		features: featuresOf(padel, locale),
		lead: inLocale(locale, padel.lead, padel.lead_eng),
		text: inLocale(locale, padel.description, padel.description_eng),
		phone: padel.phone,
		email: padel.email,
		openingHours: hoursForMachines(padel.hours),
		hours: padel.hours.map(({ days, days_eng, hours }) => ({
			days: inLocale(locale, days, days_eng),
			open: hours.replace(" - ", "–"),
		})),
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
		/** The club that the courts belong to. */
		club: gyms.find(({ offers }) => offers.includes("padel")),
	};
}

const weekend = ["Saturday", "Sunday"];

/** By the Serbian words of the office; rows for some days count more than one for all. */
function hoursForMachines(hours: Padel["hours"]) {
	const rowOf = (word: RegExp) => hours.find(({ days }) => word.test(days))?.hours ?? "";
	const daily = rowOf(/svak/i);
	return [...openingHours(weekdays, rowOf(/radni/i) || daily), ...openingHours(weekend, rowOf(/vikend/i) || daily)];
}

/** The padel centre for search engines. */
export function padelCentre(publicUrl: string, locale: Locale, data: PadelData): Record<string, unknown> {
	return {
		"@type": "SportsActivityLocation",
		"@id": `${publicUrl}/padel#centre`,
		name: `${brand.name} ${m.padel_word()}`,
		description: data.lead,
		url: publicUrl + localePath("/padel", locale),
		telephone: data.phone,
		email: data.email,
		parentOrganization: { "@id": `${publicUrl}/#organization` },
		priceRange: data.courtPrices.map(({ prices }) => `${prices[0]} RSD`).join(", "),
		openingHoursSpecification: data.openingHours,
		...(data.club && {
			address: {
				"@type": "PostalAddress",
				streetAddress: data.club.address,
				addressLocality: brand.city[locale],
				addressCountry: "RS",
			},
			geo: { "@type": "GeoCoordinates", latitude: data.club.latitude, longitude: data.club.longitude },
		}),
	};
}
