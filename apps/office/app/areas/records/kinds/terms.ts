import { m } from "../../../paraglide/messages.js";
import * as field from "../field.ts";
import { describeKind, inOffice } from "../kind.ts";

export const terms = describeKind({
	kind: "TermsBlock",
	path: "terms",
	access: "content",
	texts: { many: m.records_terms, text: m.records_terms_text, add: m.records_terms_new },
	nameOf: ({ title, title_eng }) => inOffice(title, title_eng),
	columns: ({ text }) => [text("title", m.records_title(), ({ title, title_eng }) => inOffice(title, title_eng))],
	blank: {},
	sections: [
		{
			title: m.records_texts,
			fields: [field.bilingual("title", m.records_title), field.bilingual("text", m.records_text, { multiline: true })],
		},
	],
	page: () => "/terms-and-conditions",
	preview: (values, text) => ({
		title: text(values.title, values.title_eng),
		text: text(values.text, values.text_eng),
	}),
	order: {},
});
