import { m } from "../../../paraglide/messages.js";
import { describeKind, inOffice, previewText } from "../kind.ts";

export const terms = describeKind({
	kind: "TermsBlock",
	path: "terms",
	access: "chain",
	texts: { many: m.records_terms, text: m.records_terms_text, add: m.records_terms_new },
	nameOf: ({ title, title_eng }) => inOffice(title, title_eng),
	columns: ({ text }) => [text("title", m.records_title(), ({ title, title_eng }) => inOffice(title, title_eng))],
	blank: () => ({ title: "", title_eng: "", text: "", text_eng: "" }),
	sections: [
		{
			title: m.records_texts,
			fields: [
				{ type: "bilingual", sr: "title", en: "title_eng", label: m.records_title, required: true },
				{ type: "bilingual", sr: "text", en: "text_eng", label: m.records_text, multiline: true, required: true },
			],
		},
	],
	page: () => "/terms-and-conditions",
	preview: ({ title, title_eng, text, text_eng }, locale) => {
		const heading = previewText(locale, title, title_eng);
		const body = previewText(locale, text, text_eng);
		return { title: heading.text, text: body.text, untranslated: heading.untranslated || body.untranslated };
	},
	order: {},
});
