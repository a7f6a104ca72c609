import type { Client } from "@kvart/contract/client";
import { inLocale, type Locale } from "@kvart/contract/locale";
import { pictureOf } from "@kvart/media/picture";
import { pageHeroes } from "@kvart/media/slots";

export type PricesData = Awaited<ReturnType<typeof loadPrices>>;

export async function loadPrices(api: Client, locale: Locale) {
	const groups = await api.listPriceGroups();
	return {
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
