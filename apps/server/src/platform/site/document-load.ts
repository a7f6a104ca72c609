import type { FastifyReply, FastifyRequest } from "fastify";

// How the site's router names what it asks for in place of a page, and what it adds to the query.
const dataSuffix = /\.data$/;
const routesParameter = "_routes";

/** Whether the site's router asks, which takes an address for one of its own pages. */
export function isRoutersQuestion(url: string): boolean {
	return dataSuffix.test(url.split("?")[0] ?? "");
}

/** The page that the router asked about, as a browser would. */
function pageOf(url: string): string {
	const { pathname, searchParams } = new URL(url, "http://here.invalid");
	searchParams.delete(routesParameter);
	const query = searchParams.toString();
	return pathname.replace(dataSuffix, "") + (query && `?${query}`);
}

/**
 * Tells the router to leave the site and load the page itself, as after a log-in that leads to the back office. What is
 * not the site's own is none of its business to know, so the server says it.
 */
export function askForDocument(request: FastifyRequest, reply: FastifyReply): FastifyReply {
	return reply
		.code(204)
		.headers({
			"x-remix-redirect": pageOf(request.url),
			"x-remix-reload-document": "true",
			"x-remix-replace": "true",
			"cache-control": "no-store",
		})
		.send();
}
