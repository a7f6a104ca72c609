import type { OutgoingHttpHeaders } from "node:http";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { KeptPage } from "./page-cache.ts";

function encodingFor({ headers }: FastifyRequest): "br" | "gzip" | "identity" {
	const accepted = headers["accept-encoding"] ?? "";
	return /\bbr\b/.test(accepted) ? "br" : /\bgzip\b/.test(accepted) ? "gzip" : "identity";
}

function varyOf({ vary }: OutgoingHttpHeaders): string {
	return vary === undefined ? "accept-encoding" : `${String(vary)}, accept-encoding`;
}

/**
 * Sends a kept page. Most requests end here and there is nothing left to do to the page, so it goes out past the
 * framework's own way of sending; what other parts of the server said in headers goes along.
 */
export function sendKept(request: FastifyRequest, reply: FastifyReply, page: KeptPage): FastifyReply {
	const said = reply.getHeaders() as OutgoingHttpHeaders;
	const headers = { ...said, ...page.headers, etag: page.etag, vary: varyOf(said) };
	reply.hijack();
	if (request.headers["if-none-match"]?.includes(page.etag)) {
		reply.raw.writeHead(304, headers).end();
		return reply;
	}
	const encoding = encodingFor(request);
	const body = page[encoding];
	const own = encoding === "identity" ? {} : { "content-encoding": encoding };
	reply.raw.writeHead(200, { ...headers, ...own, "content-length": body.length });
	reply.raw.end(request.method === "HEAD" ? undefined : body);
	return reply;
}
