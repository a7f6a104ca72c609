import { inLocale, type Locale } from "@kvart/contract/locale";
import { currentLanguage } from "../../../i18n/language.ts";

/** A text in the language of the office, in Serbian where there is no other. */
export function inOffice(sr: string, en: string): string {
	return inLocale(currentLanguage(), sr, en);
}

/** A text in a language as the site picks it, and whether it had to take Serbian. */
export function previewText(locale: Locale, sr: string, en: string): { text: string; untranslated: boolean } {
	return {
		text: inLocale(locale, sr, en.trim() === "" ? null : en),
		untranslated: sr.trim() !== "" && en.trim() === "",
	};
}
