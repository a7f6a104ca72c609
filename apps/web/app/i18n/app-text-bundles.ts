import type { Locale } from "@kvart/contract/locale";

/** By app: the texts of its scripts. Filled by the build (`app-texts.ts`); in development scripts have all messages. */
export const appTextBundles: Readonly<Record<string, Record<Locale, Readonly<Record<string, string>>>>> = {};
