import type { FastifyRequest } from "fastify";
import { sessionHeader } from "../session.ts";

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
