import { promisify } from "node:util";
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from "node:zlib";
import { negotiate } from "@fastify/accept-negotiator";
import type { FastifyInstance, FastifyRequest } from "fastify";

// Lower than for cached pages and files, because this is sent once: half the time for a tenth more bytes.
const brotliSettings = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };
const gzipSettings = { level: 3 };

type Done = (error: Error | null, result: Buffer) => void;

const encodings = {
	br: {
		later: promisify((text: string, done: Done) => brotliCompress(text, brotliSettings, done)),
		now: (text: string) => brotliCompressSync(text, brotliSettings),
	},
	gzip: {
		later: promisify((text: string, done: Done) => gzip(text, gzipSettings, done)),
		now: (text: string) => gzipSync(text, gzipSettings),
	},
};

// Below this, compressing costs more than it saves.
const smallest = 1024;
// Below this, compressing takes less time than handing it to another thread.
const large = 32 * 1024;
const compressible = /^(text\/|application\/(json|problem\+json|ld\+json|xml|manifest\+json|javascript)|image\/svg)/;

/** The best encoding that the client accepts; null for none. */
export function acceptedEncoding({ headers }: FastifyRequest): "br" | "gzip" | null {
	return negotiate(headers["accept-encoding"] ?? "", ["br", "gzip"]);
}

/** Compresses answers made for each request. Files are compressed once, by the build. */
export function installCompression(app: FastifyInstance): void {
	app.addHook("onSend", async (request, reply, payload) => {
		if (typeof payload !== "string" || payload.length < smallest || reply.hasHeader("content-encoding")) return payload;
		if (!compressible.test(String(reply.getHeader("content-type")))) return payload;
		const vary = reply.getHeader("vary");
		reply.header("vary", vary === undefined ? "accept-encoding" : `${String(vary)}, accept-encoding`);
		const encoding = acceptedEncoding(request);
		if (!encoding) return payload;
		reply.header("content-encoding", encoding).removeHeader("content-length");
		return encodings[encoding][payload.length < large ? "now" : "later"](payload);
	});
}
