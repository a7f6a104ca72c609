import { formatMoney } from "../../../lib/format.ts";
import { m } from "../../../paraglide/messages.js";
import * as field from "../field.ts";
import { describeKind, inOffice } from "../kind.ts";

export const prices = describeKind({
	kind: "PriceGroup",
	path: "prices",
	access: "content",
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
	blank: {},
	sections: [
		{
			title: m.records_texts,
			fields: [
				field.bilingual("title", m.records_title),
				field.optional(field.bilingual("note", m.records_note, { multiline: true })),
				field.toggle("most_chosen", m.records_most_chosen),
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
					called: "title",
					fields: [
						field.bilingual("title", m.records_name),
						field.number("price", m.records_price, { unit: " RSD", min: 0, step: 100 }),
						field.number("months", m.records_months, { min: 0, max: 24, description: m.records_months_text }),
						field.number("visits", m.records_visits, { min: 0, max: 1000, description: m.records_visits_text }),
						field.optional(field.bilingual("unit", m.records_unit, { description: m.records_unit_text })),
						field.optional(field.bilingual("note", m.records_note)),
					],
				},
			],
		},
	],
	page: () => "/price-list",
	preview: ({ title, title_eng, note, note_eng, items }, text) => ({
		title: text(title, title_eng),
		text: text(note, note_eng),
		rows: items.map((item) => [text(item.title, item.title_eng), formatMoney(item.price ?? 0)]),
	}),
	order: {},
});
