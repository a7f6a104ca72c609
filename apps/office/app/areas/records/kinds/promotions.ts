import { formatDate } from "../../../lib/format.ts";
import { m } from "../../../paraglide/messages.js";
import * as field from "../field.ts";
import { describeKind, inOffice } from "../kind.ts";

export const promotions = describeKind({
	kind: "Promotion",
	path: "promotions",
	access: "content",
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
	blank: {},
	sections: [
		{
			title: m.records_basics,
			fields: [
				field.bilingual("title", m.records_title),
				field.optional(field.bilingual("text", m.records_text, { multiline: true })),
				field.optional(field.picture("photo", m.records_picture, { picture: "training" })),
				field.date("active_from", m.records_active_from),
				field.date("active_until", m.records_active_until),
				field.relations("gym_ids", m.records_promotion_clubs, { to: "clubs" }),
			],
		},
	],
	page: ({ gym_ids }) => `/promotions/${gym_ids[0] ?? ""}`,
	preview: ({ title, title_eng, text: body, text_eng, photo, active_from, active_until }, text) => ({
		kicker: [active_from, active_until].filter(Boolean).map(formatDate).join(" – "),
		title: text(title, title_eng),
		text: text(body, text_eng),
		picture: photo?.url,
	}),
});
