import type { OutgoingHttpHeaders } from "node:http";
import type { FastifyReply, FastifyRequest } from "fastify";
import { acceptedEncoding } from "../compression.ts";
import type { StoredAnswer } from "./stored-answer.ts";

function varyOf({ vary }: OutgoingHttpHeaders): string {
	return vary === undefined ? "accept-encoding" : `${vary}, accept-encoding`;
}

/** Bypasses Fastify's own sending, because most requests end here. Headers that hooks have set are included. */
export function sendStored(request: FastifyRequest, reply: FastifyReply, answer: StoredAnswer): FastifyReply {
	const hookHeaders = reply.getHeaders() as OutgoingHttpHeaders;
	const headers = { ...hookHeaders, ...answer.headers, etag: answer.etag, vary: varyOf(hookHeaders) };
	reply.hijack();
	if (request.headers["if-none-match"]?.includes(answer.etag)) {
		reply.raw.writeHead(304, headers).end();
		return reply;
	}
	const encoding = acceptedEncoding(request);
	const body = answer[encoding ?? "identity"];
	const own = encoding ? { "content-encoding": encoding } : {};
	reply.raw.writeHead(200, { ...headers, ...own, "content-length": body.length });
	reply.raw.end(request.method === "HEAD" ? undefined : body);
	return reply;
}
