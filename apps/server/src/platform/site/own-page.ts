import type { FastifyRequest } from "fastify";

function hostOf(address: string | undefined): string | null {
	return address && URL.canParse(address) ? new URL(address).host : null;
}

/** Whether a link of the site itself led here. Browsers that do not say so name the page they come from. */
export function isOwnNavigation({ headers, host }: FastifyRequest): boolean {
	const site = headers["sec-fetch-site"];
	return site === undefined ? hostOf(headers.referer) === host : site === "same-origin";
}

/**
 * Whether a form that arrives was filled in on a page of this site. Another site could otherwise send one in its
 * visitor's name, or log the visitor in to an account of its own. Who says nothing about it is no browser, and acts for
 * nobody else.
 */
export function isOwnForm({ headers, host }: FastifyRequest, publicUrl: string): boolean {
	const site = headers["sec-fetch-site"];
	if (site !== undefined) return site === "same-origin" || site === "none";
	const { origin } = headers;
	return origin === undefined || hostOf(origin) === host || origin === new URL(publicUrl).origin;
}
