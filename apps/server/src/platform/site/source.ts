import { globSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { basename, join } from "node:path";
import type { Site, SiteBuild, SiteFiles } from "@kvart/contract/site";
import type { FastifyInstance } from "fastify";
import type { ViteDevServer } from "vite";
import { isBelow } from "./addresses.ts";
import { type OfficePage, officeRoot } from "./office.ts";

function sourceFiles(webRoot: string): SiteFiles {
	const apps = globSync("app/apps/*.tsx", { cwd: webRoot }).map(
		(file) => [basename(file, ".tsx"), { script: `/${file}`, imports: [] }] as const,
	);
	return {
		styles: {},
		commonStyles: [],
		scripts: ["/@vite/client", "/app/dev.ts", "/app/enhance/main.ts"],
		apps: Object.fromEntries(apps),
	};
}

/** Vite is a development dependency, so it is loaded only here. */
async function startVite(
	server: FastifyInstance,
	root: string,
	serves: (url: string) => boolean,
): Promise<ViteDevServer> {
	const { createServer } = await import("vite");
	const vite = await createServer({
		root,
		configFile: join(root, "vite.config.ts"),
		// The default bundles it into a temporary file, and `node --watch` would restart for that file again and again.
		configLoader: "native",
		server: { middlewareMode: true, hmr: { server: server.server } },
		appType: "custom",
	});
	server.addHook("onRequest", (request, reply, done) => {
		if (serves(request.url)) vite.middlewares(request.raw, reply.raw, () => done());
		else done();
	});
	server.addHook("onClose", () => vite.close());
	return vite;
}

/** The site from its sources, with hot reload. */
export async function loadSourceSite(server: FastifyInstance, webRoot: string): Promise<Site> {
	const vite = await startVite(server, webRoot, (url) => !url.startsWith("/api/") && !isBelow(url, officeRoot));
	return async (request, context) => {
		const build = (await vite.ssrLoadModule("/app/entry.server.tsx")) as SiteBuild;
		return build.createSite(sourceFiles(webRoot))(request, context);
	};
}

/** The office from its sources, with hot reload. */
export async function loadSourceOffice(server: FastifyInstance, root: string): Promise<OfficePage> {
	const vite = await startVite(server, root, (url) => isBelow(url, officeRoot));
	return async (url) => vite.transformIndexHtml(url, await readFile(join(root, "index.html"), "utf8"));
}
