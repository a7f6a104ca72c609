import type { FastifyReply, FastifyRequest } from "fastify";
import { sessionHeader } from "./session.ts";
import type { PageCache, RenderedPage } from "./site/page-cache.ts";
import { sendCached } from "./site/send-cached.ts";

/** How old the free places may be that visitors see, in an answer or on a page. */
export const placesMilliseconds = 2000;
const headers = { "content-type": "application/json; charset=utf-8", "cache-control": "no-store" };

/** Matches `changedCookie` of the contract. Its only effect is that nothing is taken from a cache or a replica. */
const justChanged = /(^|; *)changed=1(;|$)/;

/**
 * Whether the sender must see what is stored now: a member, or a visitor who has just changed something. The site then
 * sends `no-cache` with its calls, and the browser the cookie with its pages.
 */
export function needsFresh(request: FastifyRequest): boolean {
	const { "cache-control": control = "", cookie = "" } = request.headers;
	const isRead = request.method === "GET" || request.method === "HEAD";
	return !isRead || sessionHeader(request) !== undefined || /no-cache/.test(control) || justChanged.test(cookie);
}

/** Sends an answer that visitors share for two seconds. `make` also names the periods whose free places it shows. */
export async function sendShared(
	cache: PageCache,
	{ request, reply }: { request: FastifyRequest; reply: FastifyReply },
	make: () => Promise<{ answer: unknown; periodIds: readonly number[] }>,
): Promise<FastifyReply> {
	const render = async (): Promise<RenderedPage> => {
		const { answer, periodIds } = await make();
		const body = JSON.stringify(answer);
		const lifetimeMilliseconds = placesMilliseconds;
		return { status: 200, headers, body, lifetimeMilliseconds, periodIds: new Set(periodIds) };
	};
	const page = await cache.get(request.url, render);
	if ("identity" in page) return sendCached(request, reply, page);
	if ("cached" in page) return sendCached(request, reply, page.cached);
	throw new Error("A shared answer is always cached.");
}
