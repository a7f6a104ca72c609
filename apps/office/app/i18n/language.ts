import { type Locale, locales } from "@kvart/contract/locale";
import { useSyncExternalStore } from "react";
import { readChoice, storeChoice } from "../lib/storage.ts";
import { overwriteGetLocale } from "../paraglide/runtime.js";

const languageTag: Record<Locale, string> = { sr: "sr-Latn", en: "en" };
const listeners = new Set<() => void>();

function isLocale(value: string | null): value is Locale {
	return locales.some((locale) => locale === value);
}

function storedLanguage(account: number | null): Locale | null {
	const stored = readChoice("office_language", account);
	return isLocale(stored) ? stored : null;
}

let current: Locale = "sr";

export function currentLanguage(): Locale {
	return current;
}

function setLanguage(locale: Locale): void {
	current = locale;
	document.documentElement.lang = languageTag[locale];
	for (const listener of listeners) listener();
}

/** Starts with the language used last in this browser. */
export function startLanguage(): void {
	overwriteGetLocale(currentLanguage);
	setLanguage(storedLanguage(null) ?? "sr");
}

/** The language chosen in this browser wins over the account's. */
export function adoptLanguage(account: number, usual: Locale): void {
	const wanted = storedLanguage(account) ?? usual;
	if (wanted !== current) setLanguage(wanted);
}

/** Null before the log-in. */
export function chooseLanguage(account: number | null, locale: Locale): void {
	storeChoice("office_language", account, locale);
	setLanguage(locale);
}

function subscribe(listener: () => void): () => void {
	listeners.add(listener);
	return () => listeners.delete(listener);
}

export function useLanguage(): Locale {
	return useSyncExternalStore(subscribe, currentLanguage);
}
