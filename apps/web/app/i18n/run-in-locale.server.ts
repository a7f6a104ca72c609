import { AsyncLocalStorage } from "node:async_hooks";
import type { Locale } from "@kvart/contract/locale";
import { overwriteGetLocale } from "../paraglide/runtime.js";

const store = new AsyncLocalStorage<Locale>();

overwriteGetLocale(() => store.getStore() ?? "sr");

/** Everything that runs inside speaks that language; requests side by side do not disturb each other. */
export function runInLocale<T>(locale: Locale, run: () => T): T {
	return store.run(locale, run);
}
