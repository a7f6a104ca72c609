import { formatDate } from "../../../lib/format.ts";
import { m } from "../../../paraglide/messages.js";
import { describeKind, inOffice, previewText } from "../kind.ts";

export const promotions = describeKind({
	kind: "Promotion",
	path: "promotions",
	access: "chain",
	texts: {
		many: m.records_promotions,
		text: m.records_promotions_text,
		add: m.records_promotion_new,
		inUse: m.records_in_use_promotion,
	},
	nameOf: ({ title, title_eng }) => inOffice(title, title_eng),
	columns: ({ text, number, date, dateRange }) => [
		text("title", m.records_title(), ({ title, title_eng }) => inOffice(title, title_eng)),
		dateRange(({ active_from, active_until }) => [active_from, active_until]),
		date("from", m.records_active_from(), ({ active_from }) => active_from),
		date("until", m.records_active_until(), ({ active_until }) => active_until),
		number("clubs", m.records_clubs(), ({ gym_ids }) => gym_ids.length),
		number("trainings", m.records_promotion_trainings(), ({ trainings }) => trainings),
	],
	blank: () => ({ title: "", title_eng: "", active_from: null as never, active_until: null as never, gym_ids: [] }),
	sections: [
		{
			title: m.records_basics,
			fields: [
				{ type: "bilingual", sr: "title", en: "title_eng", label: m.records_title, required: true },
				{ type: "date", name: "active_from", label: m.records_active_from, required: true },
				{ type: "date", name: "active_until", label: m.records_active_until, required: true },
				{
					type: "relation",
					name: "gym_ids",
					label: m.records_promotion_clubs,
					to: "clubs",
					many: true,
					required: true,
				},
			],
		},
	],
	page: ({ gym_ids }) => `/promotions/${gym_ids[0] ?? ""}`,
	preview: ({ title, title_eng, active_from, active_until }, locale) => {
		const heading = previewText(locale, title, title_eng);
		const days = [active_from, active_until].filter(Boolean).map(formatDate).join(" – ");
		return { kicker: days, title: heading.text, untranslated: heading.untranslated };
	},
});
