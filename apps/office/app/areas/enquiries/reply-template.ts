import type { Locale } from "@kvart/contract/locale";

export interface TemplateFields {
	/** The first name. */
	ime: string;
	centar: string;
	zaposleni: string;
}

interface Template {
	title: string;
	title_eng: string;
	text: string;
	text_eng: string;
}

function fill(text: string, fields: TemplateFields): string {
	return text.replace(/\{(\w+)\}/g, (field, name: string) =>
		Object.hasOwn(fields, name) ? fields[name as keyof TemplateFields] : field,
	);
}

/** The reply in the language of the enquiry; Serbian if there is no translation. */
export function replyFrom(template: Template, language: Locale, fields: TemplateFields) {
	const { title, title_eng, text, text_eng } = template;
	const translated = language === "en" && text_eng.trim() !== "";
	return {
		subject: fill(translated && title_eng.trim() !== "" ? title_eng : title, fields),
		text: fill(translated ? text_eng : text, fields),
	};
}
