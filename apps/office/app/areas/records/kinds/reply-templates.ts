import { m } from "../../../paraglide/messages.js";
import * as field from "../field.ts";
import { describeKind, inOffice } from "../kind.ts";

/** As `reply-template.ts` of the enquiries fills them in. */
const fieldNames = () => m.records_template_fields({ name: "{ime}", club: "{centar}", staff: "{zaposleni}" });

export const replyTemplates = describeKind({
	kind: "ReplyTemplate",
	path: "templates",
	access: "content",
	texts: { many: m.records_templates, text: m.records_templates_text, add: m.records_template_new },
	nameOf: ({ title, title_eng }) => inOffice(title, title_eng),
	columns: ({ text }) => [text("title", m.records_subject(), ({ title, title_eng }) => inOffice(title, title_eng))],
	blank: {},
	sections: [
		{
			title: m.records_texts,
			fields: [
				field.bilingual("title", m.records_subject),
				field.bilingual("text", m.records_text, { multiline: true, description: fieldNames }),
			],
		},
	],
	order: {},
});
