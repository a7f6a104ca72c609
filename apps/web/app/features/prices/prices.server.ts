import type { Client } from "@kvart/contract/client";
import { inLocale, type Locale } from "@kvart/contract/locale";
import { pictureOf } from "@kvart/media/picture";
import { pageHeroes } from "@kvart/media/slots";
import { m } from "../../paraglide/messages.js";
import type { PricesData, PricesWords } from "./prices-data.ts";

function words(): PricesWords {
	return {
		title: m.prices_title(),
		description: m.prices_description(),
		heading: m.prices_heading(),
		lead: m.prices_lead(),
		contents: m.prices_contents(),
		subject: m.prices_subject(),
		price: m.prices_price(),
		payment: m.prices_payment(),
		offer: {
			title: m.prices_offer_title(),
			text: m.prices_offer_text(),
			call: m.prices_offer_call(),
			write: m.prices_offer_write(),
			choose: m.prices_offer_choose(),
			chooseText: m.prices_offer_choose_text(),
		},
	};
}

/** The price list, in the page's language and no more. */
export async function loadPrices(api: Client, locale: Locale): Promise<PricesData> {
	const groups = await api.listPriceGroups();
	return {
		words: words(),
		picture: pictureOf(pageHeroes["price-list"], locale),
		groups: groups.map(({ id, title, title_eng, note, note_eng, items }) => ({
			id,
			title: inLocale(locale, title, title_eng),
			note: inLocale(locale, note, note_eng),
			rows: items.map((item) => ({
				label: inLocale(locale, item.title, item.title_eng),
				note: inLocale(locale, item.note, item.note_eng),
				unit: inLocale(locale, item.unit, item.unit_eng),
				prices: [item.price],
			})),
		})),
	};
}
