import { formatMoney } from "../../../lib/format.ts";
import { m } from "../../../paraglide/messages.js";
import { describeKind, inOffice, previewText } from "../kind.ts";

export const prices = describeKind({
	kind: "PriceGroup",
	path: "prices",
	access: "chain",
	texts: { many: m.records_prices, text: m.records_prices_text, add: m.records_price_new },
	nameOf: ({ title, title_eng }) => inOffice(title, title_eng),
	columns: ({ text, number }) => [
		text("title", m.records_title(), ({ title, title_eng }) => inOffice(title, title_eng)),
		number("items", m.records_items(), ({ items }) => items.length),
		text("prices", m.records_price_range(), ({ items }) => {
			const all = items.map(({ price }) => price);
			return all.length === 0 ? "" : [...new Set([Math.min(...all), Math.max(...all)])].map(formatMoney).join(" – ");
		}),
	],
	blank: () => ({ title: "", title_eng: "", note: "", note_eng: "", items: [] }),
	sections: [
		{
			title: m.records_texts,
			fields: [
				{ type: "bilingual", sr: "title", en: "title_eng", label: m.records_title, required: true },
				{ type: "bilingual", sr: "note", en: "note_eng", label: m.records_note, multiline: true },
			],
		},
		{
			title: m.records_prices,
			fields: [
				{
					type: "list",
					name: "items",
					label: m.records_items,
					add: m.records_item_new,
					blank: () => ({ title: "", title_eng: "", note: "", note_eng: "", unit: "", unit_eng: "", price: 0 }),
					called: "title",
					fields: [
						{ type: "bilingual", sr: "title", en: "title_eng", label: m.records_name, required: true },
						{ type: "number", name: "price", label: m.records_price, unit: " RSD", min: 0, step: 100, required: true },
						{ type: "bilingual", sr: "unit", en: "unit_eng", label: m.records_unit, description: m.records_unit_text },
						{ type: "bilingual", sr: "note", en: "note_eng", label: m.records_note },
					],
				},
			],
		},
	],
	page: () => "/price-list",
	preview: ({ title, title_eng, note, note_eng, items }, locale) => {
		const heading = previewText(locale, title, title_eng);
		return {
			title: heading.text,
			text: previewText(locale, note, note_eng).text,
			rows: items.map((item) => [previewText(locale, item.title, item.title_eng).text, formatMoney(item.price ?? 0)]),
			untranslated: heading.untranslated,
		};
	},
	order: {},
});
