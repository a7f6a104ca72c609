import { LineError } from "./line-error.ts";

/** After this long without an answer the page says so. */
const patience = 20_000;

async function pageAt(address: string, signal: AbortSignal): Promise<{ status: number; html: string }> {
	try {
		const response = await fetch(address, { signal: AbortSignal.any([signal, AbortSignal.timeout(patience)]) });
		return { status: response.status, html: await response.text() };
	} catch (error) {
		if (signal.aborted) throw error;
		throw new LineError("OFFLINE");
	}
}

/** What an app would start with on the page at another address of the site: the server answers one question in one way. */
export async function loadProps<P>(app: string, address: string, signal: AbortSignal): Promise<P> {
	const { status, html } = await pageAt(address, signal);
	const page = new DOMParser().parseFromString(html, "text/html");
	const json = page.querySelector(`[data-app="${app}"] > script`)?.textContent;
	if (json) return JSON.parse(json) as P;
	// A page of ours that failed, or somebody else's.
	if (status >= 500) throw new Error(`${address} answered with ${status}.`);
	throw new LineError("NOT_OUR_SERVER");
}
