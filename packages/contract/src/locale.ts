export const locales = ["sr", "en"] as const;
export type Locale = (typeof locales)[number];

/** The text of a record in the chosen language; Serbian stands in for a text nobody translated yet. */
export function inLocale(locale: Locale, serbian: string, english: string | null): string {
	return locale === "en" && english ? english : serbian;
}
