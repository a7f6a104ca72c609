import type { Locale } from "@kvart/contract/locale";
import { type CalendarDate, zone } from "@kvart/contract/time";
import { currentLanguage } from "../i18n/language.ts";

const tags: Record<Locale, string> = { sr: "sr-Latn-RS", en: "en-GB" };

/** Creating a format is slow: each is created once per language. */
function inBothLanguages<T>(make: (tag: string) => T): () => T {
	const made: Partial<Record<Locale, T>> = {};
	return () => {
		const locale = currentLanguage();
		return (made[locale] ??= make(tags[locale]));
	};
}

const day: Intl.DateTimeFormatOptions = { day: "numeric", month: "short", year: "numeric" };
// As in the schedule: 7:00.
const clock: Intl.DateTimeFormatOptions = { hour: "numeric", minute: "2-digit", hourCycle: "h23" };

// A calendar date has no time zone: read and write it in UTC.
const dateFormat = inBothLanguages((tag) => new Intl.DateTimeFormat(tag, { ...day, timeZone: "UTC" }));
const daysFormat = inBothLanguages(
	(tag) => new Intl.DateTimeFormat(tag, { day: "numeric", month: "short", timeZone: "UTC" }),
);
const longDateFormat = inBothLanguages(
	(tag) => new Intl.DateTimeFormat(tag, { weekday: "long", day: "numeric", month: "long", timeZone: "UTC" }),
);
const weekdayFormat = inBothLanguages((tag) => new Intl.DateTimeFormat(tag, { weekday: "long", timeZone: "UTC" }));
const monthFormat = inBothLanguages(
	(tag) => new Intl.DateTimeFormat(tag, { month: "long", year: "numeric", timeZone: "UTC" }),
);
const instantFormat = inBothLanguages((tag) => new Intl.DateTimeFormat(tag, { ...day, ...clock, timeZone: zone }));
const instantDateFormat = inBothLanguages((tag) => new Intl.DateTimeFormat(tag, { ...day, timeZone: zone }));
const instantClockFormat = inBothLanguages((tag) => new Intl.DateTimeFormat(tag, { ...clock, timeZone: zone }));
const numberFormat = inBothLanguages((tag) => new Intl.NumberFormat(tag, { maximumFractionDigits: 1 }));
const moneyFormat = inBothLanguages(
	(tag) => new Intl.NumberFormat(tag, { style: "currency", currency: "RSD", maximumFractionDigits: 0 }),
);
const amountFormat = inBothLanguages(
	(tag) =>
		new Intl.NumberFormat(tag, {
			style: "currency",
			currency: "RSD",
			minimumFractionDigits: 2,
			trailingZeroDisplay: "stripIfInteger",
		}),
);
const shareFormat = inBothLanguages(
	(tag) => new Intl.NumberFormat(tag, { style: "percent", maximumFractionDigits: 1 }),
);
const listFormat = inBothLanguages((tag) => new Intl.ListFormat(tag));
const collator = inBothLanguages((tag) => new Intl.Collator(tag, { numeric: true, sensitivity: "base" }));

/** `2026-11-18` as `18. nov 2026.` or `18 Nov 2026`. */
export function formatDate(date: CalendarDate): string {
	return dateFormat().format(new Date(`${date.slice(0, 10)}T00:00:00Z`));
}

function shortDate(date: CalendarDate): string {
	return daysFormat().format(new Date(`${date}T00:00:00Z`));
}

/** Without the year: `22–25. okt`, `30. okt – 1. nov`, or `18. nov` for a single day. */
export function formatDays(from: CalendarDate, until: CalendarDate): string {
	if (from === until) return shortDate(until);
	const sameMonth = from.slice(0, 7) === until.slice(0, 7);
	return sameMonth ? `${Number(from.slice(8))}–${shortDate(until)}` : `${shortDate(from)} – ${shortDate(until)}`;
}

/** `2026-11-18` as `sreda, 18. novembar` or `Wednesday 18 November`. */
export function formatLongDate(date: CalendarDate): string {
	return longDateFormat().format(new Date(`${date.slice(0, 10)}T00:00:00Z`));
}

/** `2026-11-18` as `sreda` or `Wednesday`. */
export function formatWeekday(date: CalendarDate): string {
	return weekdayFormat().format(new Date(`${date.slice(0, 10)}T00:00:00Z`));
}

/** `2026-11-01` as `novembar 2026.` or `November 2026`. */
export function formatMonth(date: CalendarDate): string {
	return monthFormat().format(new Date(`${date.slice(0, 10)}T00:00:00Z`));
}

/** In the clubs' time zone: `18. nov 2026. 10:24`. */
export function formatInstant(instant: string | Date): string {
	return instantFormat().format(new Date(instant));
}

export function formatInstantDate(instant: string | Date): string {
	return instantDateFormat().format(new Date(instant));
}

/** In the clubs' time zone: `10:24`. */
export function formatInstantClock(instant: string | Date): string {
	return instantClockFormat().format(new Date(instant));
}

export function formatNumber(value: number): string {
	return numberFormat().format(value);
}

/** With paras, if there are any. */
export function formatParas(paras: number): string {
	return amountFormat().format(paras / 100);
}

export function formatMoney(dinars: number): string {
	return moneyFormat().format(dinars);
}

/** 0.256 as `25,6%`. */
export function formatShare(share: number): string {
	return shareFormat().format(share);
}

/** `Zemun, Vračar i Pionir`. */
export function formatList(items: readonly string[]): string {
	return listFormat().format(items);
}

/** Alphabetical in the current language; numbers compare as numbers. */
export function compareTexts(a: string, b: string): number {
	return collator().compare(a, b);
}
