import { readStored } from "./storage.ts";

declare global {
	interface Window {
		/** Where measuring tools that the chain adds pick up what happened; without one nobody reads it. */
		dataLayer?: Record<string, unknown>[];
	}
}

/** Tells measuring tools what happened, if the visitor accepted that. */
export function track(event: string, details: Record<string, string>): void {
	if (readStored("cookies_accepted") === null) return;
	window.dataLayer ??= [];
	window.dataLayer.push({ event, ...details });
}
