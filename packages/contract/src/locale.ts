export const locales = ["sr", "en"] as const;
export type Locale = (typeof locales)[number];

/** The text of a record in a language; Serbian if there is no translation. */
export function inLocale(locale: Locale, serbian: string, english: string | null): string {
	return locale === "en" && english ? english : serbian;
}
