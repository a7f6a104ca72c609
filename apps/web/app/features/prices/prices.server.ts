import { ApiError, type Client } from "@kvart/contract/client";
import { isMembership, type Padel, type PriceGroup } from "@kvart/contract/content";
import { inLocale, type Locale } from "@kvart/contract/locale";
import { isPlan } from "@kvart/contract/memberships/plans";
import { pictureOf } from "@kvart/media/picture";
import { pageHeroes } from "@kvart/media/slots";
import { dayInText } from "../../lib/calendar-format.ts";
import { m } from "../../paraglide/messages.js";
import { formatPrice } from "../../ui/price-table/price-table.tsx";

export type PricesData = Awaited<ReturnType<typeof loadPrices>>;
export type Plan = ReturnType<typeof planOf>;

/** The price of one visit or one month, if that says more than the full price. */
function shareOf({ price, months, visits }: PriceGroup["items"][number], locale: Locale): string | null {
	if (visits > 0) return m.prices_each_visit({ price: formatPrice(price / visits, locale) });
	return months > 1 ? m.prices_each_month({ price: formatPrice(price / months, locale) }) : null;
}

/** Where an item is ordered; null if it is not sold online. */
function buyPath({ id, covers }: PriceGroup["items"][number], sold: boolean): string | null {
	return sold && isPlan({ covers }) ? `/order?plan=${id}` : null;
}

/** A group of memberships, as a card beside the others. */
function planOf({ id, items, most_chosen, ...group }: PriceGroup, locale: Locale, sold: boolean) {
	const cheapest = Math.min(...items.filter(isMembership).map(({ price, months }) => price / months));
	return {
		id,
		/** Names the plan in both languages. */
		name: group.title,
		title: inLocale(locale, group.title, group.title_eng),
		note: inLocale(locale, group.note, group.note_eng),
		mostChosen: most_chosen,
		from: formatPrice(cheapest, locale),
		/** Memberships and single visits. */
		rows: items.map((item) => ({
			title: inLocale(locale, item.title, item.title_eng),
			note: inLocale(locale, item.note, item.note_eng),
			price: formatPrice(item.price, locale),
			share: shareOf(item, locale),
			buy: buyPath(item, sold),
		})),
	};
}

/** `sold`: whether memberships are ordered online. */
export async function loadPrices(api: Client, locale: Locale, sold: boolean) {
	const [groups, padel] = await Promise.all([api.listPriceGroups(), api.getPadel()]);
	return pricesData(groups, padel, locale, sold);
}

/** The page as it will be with a list of the office. A link that is not valid any more leads to the current prices. */
export async function loadPricePreview(api: Client, locale: Locale, token: string) {
	const list = await api.getPreviewedPrices({ query: { token } }).catch((error: unknown) => {
		if (error instanceof ApiError && error.status < 500) return null;
		throw error;
	});
	if (!list) return { ...(await loadPrices(api, locale, false)), notice: m.prices_preview_over() };
	const notice = m.prices_preview({ date: dayInText(list.valid_from, locale) });
	return { ...pricesData(list.groups, await api.getPadel(), locale, false), notice };
}

function pricesData(groups: readonly PriceGroup[], padel: Padel, locale: Locale, sold: boolean) {
	return {
		sold,
		picture: pictureOf(pageHeroes["price-list"], locale),
		plans: groups.filter(({ items }) => items.some(isMembership)).map((group) => planOf(group, locale, sold)),
		padelFrom: formatPrice(Math.min(...padel.prices.map(({ price }) => price)), locale),
		groups: groups.map(({ id, title, title_eng, note, note_eng, items }) => ({
			id,
			onCard: items.some(isMembership),
			title: inLocale(locale, title, title_eng),
			note: inLocale(locale, note, note_eng),
			rows: items.map((item) => ({
				label: inLocale(locale, item.title, item.title_eng),
				note: inLocale(locale, item.note, item.note_eng),
				unit: inLocale(locale, item.unit, item.unit_eng),
				prices: [item.price],
				buy: buyPath(item, sold),
			})),
		})),
	};
}
