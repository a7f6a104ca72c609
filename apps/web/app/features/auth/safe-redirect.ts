/** Any origin will do: it only shows whether an address leaves it. */
const here = "https://here.invalid";

/** Where to go after the log-in: a path of this site and nothing else, whatever the address asks for. */
export function safeRedirect(asked: string | null, otherwise: string): string {
	if (!asked?.startsWith("/") || !URL.canParse(asked, here)) return otherwise;
	const url = new URL(asked, here);
	if (url.origin !== here) return otherwise;
	// Back to the log-in would be a circle; `//` at the front would be another site after all.
	const isCircle = /^(\/en)?\/login$/.test(url.pathname);
	return isCircle || url.pathname.startsWith("//") ? otherwise : url.pathname + url.search + url.hash;
}
