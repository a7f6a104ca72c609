import type { FastifyRequest } from "fastify";

function hostOf(address: string | undefined): string | null {
	return address && URL.canParse(address) ? new URL(address).host : null;
}

/** Whether a link of the site led here; older browsers send only the referrer. */
export function isOwnNavigation({ headers, host }: FastifyRequest): boolean {
	const site = headers["sec-fetch-site"];
	return site === undefined ? hostOf(headers.referer) === host : site === "same-origin";
}

/**
 * Whether a form was sent from a page of this site. Otherwise another site could send forms in its visitor's name or log
 * the visitor in to a foreign account. Requests without these headers do not come from browsers.
 */
export function isOwnForm({ headers, host }: FastifyRequest, publicUrl: string): boolean {
	const site = headers["sec-fetch-site"];
	if (site !== undefined) return site === "same-origin" || site === "none";
	const { origin } = headers;
	return origin === undefined || hostOf(origin) === host || origin === new URL(publicUrl).origin;
}
