import type { Locale } from "@kvart/contract/locale";
import { useCallback } from "react";
import { useAddress } from "../lib/address.ts";
import { localeOf, localePath } from "./locale.ts";

export function useLocale(): Locale {
	return localeOf(useAddress().pathname);
}

/** Returns a function that adds the page's language to a bare path. */
export function useLocalePath(): (path: string) => string {
	const locale = useLocale();
	return useCallback((path) => localePath(path, locale), [locale]);
}
