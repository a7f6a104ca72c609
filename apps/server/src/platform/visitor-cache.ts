import type { FastifyReply, FastifyRequest } from "fastify";
import { sessionHeader } from "./session.ts";
import type { PageCache, RenderedPage } from "./site/page-cache.ts";
import { sendCached } from "./site/send-cached.ts";

const lifetimeMilliseconds = 2000;
const headers = { "content-type": "application/json; charset=utf-8", "cache-control": "no-store" };

/**
 * Whether the sender must see what is stored now: a member, or somebody who has just changed something. The site sends
 * `no-cache` then; without its script, the change and the page are one request.
 */
export function needsFresh(request: FastifyRequest): boolean {
	const isRead = request.method === "GET" || request.method === "HEAD";
	return !isRead || sessionHeader(request) !== undefined || /no-cache/.test(request.headers["cache-control"] ?? "");
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
		return { status: 200, headers, body, lifetimeMilliseconds, periodIds: new Set(periodIds) };
	};
	const page = await cache.get(request.url, render);
	if ("identity" in page) return sendCached(request, reply, page);
	if ("cached" in page) return sendCached(request, reply, page.cached);
	throw new Error("A shared answer is always cached.");
}
