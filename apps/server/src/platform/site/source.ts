import { globSync } from "node:fs";
import { basename, join } from "node:path";
import type { Site, SiteBuild, SiteFiles } from "@kvart/contract/site";
import type { FastifyInstance } from "fastify";
import { isBelow } from "./addresses.ts";
import { officeRoot } from "./office.ts";

/** The sources themselves; Vite's own script first, and the one of its React plugin, bring changes to the open page. */
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

/** The site straight from its sources, with hot reload; Vite is a development tool and loaded only here. */
export async function loadSourceSite(server: FastifyInstance, webRoot: string): Promise<Site> {
	const { createServer } = await import("vite");
	const vite = await createServer({
		root: webRoot,
		configFile: join(webRoot, "vite.config.ts"),
		server: { middlewareMode: true, hmr: { server: server.server } },
		appType: "custom",
	});
	server.addHook("onRequest", (request, reply, done) => {
		// Calls are nobody's files, and the back office has its own.
		if (request.url.startsWith("/api/") || isBelow(request.url, officeRoot)) done();
		else vite.middlewares(request.raw, reply.raw, () => done());
	});
	server.addHook("onClose", () => vite.close());
	return async (request, context) => {
		const build = (await vite.ssrLoadModule("/app/entry.server.tsx")) as SiteBuild;
		return build.createSite(sourceFiles(webRoot))(request, context);
	};
}
