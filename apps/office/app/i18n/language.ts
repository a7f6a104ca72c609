import { type Locale, locales } from "@kvart/contract/locale";
import { useSyncExternalStore } from "react";
import { recall, remember } from "../lib/choices.ts";
import { overwriteGetLocale } from "../paraglide/runtime.js";

const languageTag: Record<Locale, string> = { sr: "sr-Latn", en: "en" };
const watchers = new Set<() => void>();

function isLocale(value: string | null): value is Locale {
	return locales.some((locale) => locale === value);
}

function recallLanguage(account: number | null): Locale | null {
	const kept = recall("office_language", account);
	return isLocale(kept) ? kept : null;
}

let current: Locale = "sr";

export function currentLanguage(): Locale {
	return current;
}

function speak(locale: Locale): void {
	current = locale;
	document.documentElement.lang = languageTag[locale];
	for (const tell of watchers) tell();
}

/** The first words are in the language that was used here last. */
export function startLanguage(): void {
	overwriteGetLocale(currentLanguage);
	speak(recallLanguage(null) ?? "sr");
}

/** From here on it is known who works here: what they chose in this browser counts, else what their account says. */
export function adoptLanguage(account: number, usual: Locale): void {
	const wanted = recallLanguage(account) ?? usual;
	if (wanted !== current) speak(wanted);
}

export function chooseLanguage(account: number, locale: Locale): void {
	remember("office_language", account, locale);
	speak(locale);
}

function watch(tell: () => void): () => void {
	watchers.add(tell);
	return () => watchers.delete(tell);
}

export function useLanguage(): Locale {
	return useSyncExternalStore(watch, currentLanguage);
}
