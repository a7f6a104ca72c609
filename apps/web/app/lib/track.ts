import { readStored } from "./storage.ts";

declare global {
	interface Window {
		/** Read by analytics tools, if the chain adds one. */
		dataLayer?: Record<string, unknown>[];
	}
}

/** Reports an event to analytics tools, if the visitor has accepted cookies. */
export function track(event: string, details: Record<string, string>): void {
	if (readStored("cookies_accepted") === null) return;
	window.dataLayer ??= [];
	window.dataLayer.push({ event, ...details });
}
