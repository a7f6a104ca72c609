import type { Locale } from "@kvart/contract/locale";
import { useLocale } from "../../i18n/use-locale.ts";
import { en } from "./copy-en.ts";
import { type Copy, sr } from "./copy-sr.ts";

/** Demo texts, not messages: nothing but this page says them. */
export const copyOf: Record<Locale, Copy> = { sr, en };

export function useCopy(): Copy {
	return copyOf[useLocale()];
}

export type PartName = keyof Copy["parts"];
