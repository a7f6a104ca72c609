import { m } from "../../../paraglide/messages.js";
import { describeKind } from "../kind.ts";

export const padel = describeKind({
	kind: "Padel",
	path: "padel",
	access: "chain",
	texts: { many: m.records_padel, text: m.records_padel_text },
	nameOf: m.records_padel,
	columns: () => [],
	sections: [
		{
			title: m.records_basics,
			fields: [
				{ type: "number", name: "courts", label: m.records_courts, min: 1, max: 50, required: true },
				{ type: "text", name: "phone", label: m.records_phone, input: "tel", required: true },
				{ type: "text", name: "email", label: m.records_email, input: "email", required: true },
			],
		},
		{
			title: m.records_texts,
			fields: [
				{ type: "bilingual", sr: "lead", en: "lead_eng", label: m.records_lead, multiline: true, required: true },
				{
					type: "bilingual",
					sr: "description",
					en: "description_eng",
					label: m.records_description,
					description: m.records_description_text,
					multiline: true,
					required: true,
				},
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
					blank: () => ({ days: "", days_eng: "", hours: "" }),
					called: "days",
					fields: [
						{ type: "bilingual", sr: "days", en: "days_eng", label: m.records_days, required: true },
						{ type: "text", name: "hours", label: m.records_time, required: true },
					],
				},
				{
					type: "list",
					name: "prices",
					label: m.records_price_range,
					add: m.records_price_item_new,
					blank: () => ({ title: "", title_eng: "", slot: "", slot_eng: "", price: 0 }),
					called: "title",
					fields: [
						{ type: "bilingual", sr: "title", en: "title_eng", label: m.records_name, required: true },
						{ type: "bilingual", sr: "slot", en: "slot_eng", label: m.records_slot, required: true },
						{ type: "number", name: "price", label: m.records_price, unit: " RSD", min: 0, step: 100, required: true },
					],
				},
				{
					type: "list",
					name: "rental",
					label: m.records_rental,
					add: m.records_item_new,
					blank: () => ({ title: "", title_eng: "", note: "", note_eng: "", price: 0 }),
					called: "title",
					fields: [
						{ type: "bilingual", sr: "title", en: "title_eng", label: m.records_name, required: true },
						{ type: "bilingual", sr: "note", en: "note_eng", label: m.records_note },
						{ type: "number", name: "price", label: m.records_price, unit: " RSD", min: 0, step: 100, required: true },
					],
				},
			],
		},
	],
	page: () => "/padel",
	only: 1,
});
