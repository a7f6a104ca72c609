import { overwriteGetLocale } from "../paraglide/runtime.js";
import { localeOf } from "./locale.ts";

/** In the browser the address says the language. */
export function followAddress(): void {
	overwriteGetLocale(() => localeOf(window.location.pathname));
}
