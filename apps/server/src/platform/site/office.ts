import { randomBytes } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Deps } from "../api.ts";
import { reportingEndpoints } from "../csp-reports.ts";
import { officePolicy } from "../security-headers.ts";
import { NotBuiltError } from "../startup-error.ts";
import { answerMissingFiles } from "./missing-file.ts";

export const officeRoot = "/staff";
const officeFiles = `${officeRoot}/assets/` as const;

/** Where the page keeps the secret that its own styles carry. */
const emptyNonce = '<meta name="style-nonce" content=""';
const nonceBytes = 16;

/** The page of the back office, as it is right now. */
export type OfficePage = (url: string) => string | Promise<string>;

/** The one page of the built back office; its files come from disk. */
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
		throw new NotBuiltError(`${file} has no ${emptyNonce}>, which the server fills in.\nRun: npm run build`);
	}
	await server.register(fastifyStatic, {
		root: join(folder, "assets"),
		prefix: officeFiles,
		preCompressed: true,
		wildcard: false,
		index: false,
		decorateReply: false,
		cacheControl: false,
		// Their names carry a hash of their content.
		setHeaders: (reply) => void reply.header("cache-control", "public, max-age=31536000, immutable"),
	});
	answerMissingFiles(server, officeFiles);
	return () => html;
}

function headersFor(nonce: string): Record<string, string> {
	return {
		"content-security-policy": officePolicy({ styleNonce: nonce }),
		"reporting-endpoints": reportingEndpoints,
		// Codes on phones and cards are read with the tablet's camera.
		"permissions-policy": "camera=(self), microphone=(), geolocation=(), payment=(), usb=()",
		"x-robots-tag": "noindex, nofollow",
		// The page names the files of its release: it is asked for each time.
		"cache-control": "no-cache",
	};
}

/** The back office at its address and every address below: which page is meant, the browser decides. */
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
		// Hot reload writes inline scripts of its own.
		if (env.development) reply.removeHeader("content-security-policy");
		return reply.send(html);
	};
	for (const url of [officeRoot, `${officeRoot}/*`]) server.route({ method: ["GET", "HEAD"], url, handler: answer });
}
