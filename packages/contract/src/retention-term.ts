import type { Locale } from "./locale.ts";
import type { RetentionRule } from "./retention-rule.ts";

export interface Term {
	count: number;
	unit: "day" | "month" | "year";
}

const units: Record<Locale, Record<Term["unit"], Partial<Record<Intl.LDMLPluralRule, string>>>> = {
	sr: {
		day: { one: "dan", few: "dana", other: "dana" },
		month: { one: "mesec", few: "meseca", other: "meseci" },
		year: { one: "godina", few: "godine", other: "godina" },
	},
	en: {
		day: { one: "day", other: "days" },
		month: { one: "month", other: "months" },
		year: { one: "year", other: "years" },
	},
};

const openEnds: Record<Exclude<RetentionRule["term"], Term>, Record<Locale, string>> = {
	account: { sr: "dok ne obrišeš nalog", en: "until you delete the account" },
	work: { sr: "dok traje saradnja", en: "as long as the person works with us" },
};

/** `30 days after the class`. */
export function formatTerm({ term, since }: Pick<RetentionRule, "term" | "since">, locale: Locale): string {
	if (typeof term === "string") return openEnds[term][locale];
	const unit = units[locale][term.unit][new Intl.PluralRules(locale).select(term.count)];
	return [term.count, unit, since?.[locale]].filter((part) => part !== undefined).join(" ");
}

/** Data stored before this instant has reached its term. */
export function termStart({ count, unit }: Term, now: Date): Date {
	const start = new Date(now);
	if (unit === "day") start.setUTCDate(start.getUTCDate() - count);
	if (unit === "month") start.setUTCMonth(start.getUTCMonth() - count);
	if (unit === "year") start.setUTCFullYear(start.getUTCFullYear() - count);
	return start;
}

export const days = (count: number): Term => ({ count, unit: "day" });
export const months = (count: number): Term => ({ count, unit: "month" });
export const years = (count: number): Term => ({ count, unit: "year" });
