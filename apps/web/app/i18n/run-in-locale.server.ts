import { AsyncLocalStorage } from "node:async_hooks";
import type { Locale } from "@kvart/contract/locale";
import { overwriteGetLocale } from "../paraglide/runtime.js";

const store = new AsyncLocalStorage<Locale>();

overwriteGetLocale(() => store.getStore() ?? "sr");

/** Sets the language of one request, without affecting concurrent ones. */
export function runInLocale<T>(locale: Locale, run: () => T): T {
	return store.run(locale, run);
}
