import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { FastifyInstance } from "fastify";

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

// Below this a packet is sent anyway and compressing costs more than it saves.
const smallest = 1024;
const compressible = /^(text\/|application\/(json|problem\+json|ld\+json|xml|manifest\+json|javascript)|image\/svg)/;

/** Compresses answers that are made anew for each request; files on disk are compressed once, at build. */
export function installCompression(app: FastifyInstance): void {
	app.addHook("onSend", async (request, reply, payload) => {
		if (typeof payload !== "string" || payload.length < smallest || reply.hasHeader("content-encoding")) return payload;
		if (!compressible.test(String(reply.getHeader("content-type")))) return payload;
		reply.header("vary", "accept-encoding");
		const accepted = request.headers["accept-encoding"] ?? "";
		if (/\bbr\b/.test(accepted)) {
			const compressed = await brotli(payload, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
			reply.header("content-encoding", "br").removeHeader("content-length");
			return compressed;
		}
		if (/\bgzip\b/.test(accepted)) {
			const compressed = await gzipped(payload);
			reply.header("content-encoding", "gzip").removeHeader("content-length");
			return compressed;
		}
		return payload;
	});
}
