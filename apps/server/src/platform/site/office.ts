import { randomBytes } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Deps } from "../api.ts";
import { reportingEndpoints } from "../csp-reports.ts";
import { officePolicy } from "../security-headers.ts";
import { NotBuiltError } from "../startup-error.ts";
import { answerMissingFiles, compressedFiles } from "./built-files.ts";

export const officeRoot = "/staff";
const officeFiles = `${officeRoot}/assets/` as const;

/** The placeholder in the page for the nonce of its styles. */
const emptyNonce = '<meta name="style-nonce" content=""';
const nonceBytes = 16;

export type OfficePage = (url: string) => string | Promise<string>;

export async function loadBuiltOffice(server: FastifyInstance, root: string): Promise<OfficePage> {
	const folder = join(root, "dist");
	const file = join(folder, "index.html");
	let html: string;
	try {
		html = readFileSync(file, "utf8");
	} catch {
		throw new NotBuiltError(`The back office is not built: there is no ${file}.\nRun: npm run build`);
	}
	if (!html.includes(emptyNonce)) {
		throw new NotBuiltError(`${file} has no ${emptyNonce}>.\nRun: npm run build`);
	}
	await server.register(fastifyStatic, {
		root: join(folder, "assets"),
		prefix: officeFiles,
		preCompressed: true,
		globIgnore: compressedFiles,
		wildcard: false,
		index: false,
		decorateReply: false,
		cacheControl: false,
		// File names contain a hash of the content.
		setHeaders: (reply) => void reply.header("cache-control", "public, max-age=31536000, immutable"),
	});
	answerMissingFiles(server, officeFiles);
	return () => html;
}

function headersFor(nonce: string): Record<string, string> {
	return {
		"content-security-policy": officePolicy({ styleNonce: nonce }),
		"reporting-endpoints": reportingEndpoints,
		// The desk scans check-in codes with the camera.
		"permissions-policy": "camera=(self), microphone=(), geolocation=(), payment=(), usb=()",
		"x-robots-tag": "noindex, nofollow",
		// The page names the files of one release.
		"cache-control": "no-cache",
	};
}

/** Serves the one page of the office at `/staff` and below; routing happens in the browser. */
export function installOffice(
	server: FastifyInstance,
	page: OfficePage,
	{ env, limiter }: Pick<Deps, "env" | "limiter">,
) {
	const answer = async (request: FastifyRequest, reply: FastifyReply) => {
		if (env.RATE_LIMIT === "on") limiter.count("default", request.ip, undefined);
		const nonce = randomBytes(nonceBytes).toString("base64");
		const html = (await page(request.url)).replace(emptyNonce, `${emptyNonce.slice(0, -1)}${nonce}"`);
		reply.headers(headersFor(nonce)).type("text/html; charset=utf-8");
		// Vite's hot reload needs inline scripts.
		if (env.development) reply.removeHeader("content-security-policy");
		return reply.send(html);
	};
	for (const url of [officeRoot, `${officeRoot}/*`]) server.route({ method: ["GET", "HEAD"], url, handler: answer });
}
