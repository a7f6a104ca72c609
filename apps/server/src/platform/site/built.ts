import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import fastifyStatic from "@fastify/static";
import type { Site, SiteBuild } from "@kvart/contract/site";
import type { FastifyInstance } from "fastify";
import { answerMissingFiles } from "./missing-file.ts";
import { readSiteFiles } from "./site-files.ts";

/** The built site: its files from disk, its pages by the built renderer. */
export async function loadBuiltSite(server: FastifyInstance, webRoot: string): Promise<Site> {
	const client = join(webRoot, "build/client");
	const assets = join(client, "assets");
	await server.register(fastifyStatic, {
		root: client,
		preCompressed: true,
		wildcard: false,
		index: false,
		cacheControl: false,
		setHeaders(reply, path) {
			// Names of built files carry a hash of their content; the few others are asked for anew each hour.
			const forever = dirname(path).startsWith(assets);
			reply.header("cache-control", forever ? "public, max-age=31536000, immutable" : "public, max-age=3600");
		},
	});
	answerMissingFiles(server, "/assets/");
	const address = pathToFileURL(join(webRoot, "build/server/index.js")).href;
	const build = (await import(address)) as SiteBuild;
	return build.createSite(readSiteFiles(join(webRoot, "build")));
}
