import type { Locale } from "@kvart/contract/locale";
import { useCallback } from "react";
import { useAddress } from "../lib/address.ts";
import { localeOf, localePath } from "./locale.ts";

export function useLocale(): Locale {
	return localeOf(useAddress().pathname);
}

/** Gives the address of a bare path in the page's language. */
export function useLocalePath(): (path: string) => string {
	const locale = useLocale();
	return useCallback((path) => localePath(path, locale), [locale]);
}
