import { m } from "../../../paraglide/messages.js";
import * as field from "../field.ts";
import { describeKind } from "../kind.ts";

export const padel = describeKind({
	kind: "Padel",
	path: "padel",
	access: "content",
	texts: { many: m.records_padel, text: m.records_padel_text },
	nameOf: m.records_padel,
	columns: () => [],
	sections: [
		{
			title: m.records_basics,
			fields: [
				field.number("courts", m.records_courts, { min: 1, max: 50 }),
				field.text("phone", m.records_phone, { input: "tel" }),
				field.text("email", m.records_email, { input: "email" }),
			],
		},
		{
			title: m.records_texts,
			fields: [
				field.bilingual("lead", m.records_lead, { multiline: true }),
				field.bilingual("description", m.records_description, {
					description: m.records_description_text,
					multiline: true,
				}),
			],
		},
		{
			title: m.records_hours_and_prices,
			fields: [
				{
					type: "list",
					name: "hours",
					label: m.records_padel_hours,
					add: m.records_hours_new,
					called: "days",
					fields: [field.bilingual("days", m.records_days), field.text("hours", m.records_time)],
				},
				{
					type: "list",
					name: "prices",
					label: m.records_price_range,
					add: m.records_price_item_new,
					called: "title",
					fields: [
						field.bilingual("title", m.records_name),
						field.bilingual("slot", m.records_slot),
						field.number("price", m.records_price, { unit: " RSD", min: 0, step: 100 }),
					],
				},
				{
					type: "list",
					name: "rental",
					label: m.records_rental,
					add: m.records_item_new,
					called: "title",
					fields: [
						field.bilingual("title", m.records_name),
						field.optional(field.bilingual("note", m.records_note)),
						field.number("price", m.records_price, { unit: " RSD", min: 0, step: 100 }),
					],
				},
			],
		},
	],
	page: () => "/padel",
	only: 1,
});
