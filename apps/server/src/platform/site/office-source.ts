import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { FastifyInstance } from "fastify";
import { isBelow } from "./addresses.ts";
import { type OfficePage, officeRoot } from "./office.ts";

/** The back office straight from its sources, with hot reload; Vite is a development tool and loaded only here. */
export async function loadSourceOffice(server: FastifyInstance, root: string): Promise<OfficePage> {
	const { createServer } = await import("vite");
	const vite = await createServer({
		root,
		configFile: join(root, "vite.config.ts"),
		server: { middlewareMode: true, hmr: { server: server.server } },
		appType: "custom",
	});
	server.addHook("onRequest", (request, reply, done) => {
		if (isBelow(request.url, officeRoot)) vite.middlewares(request.raw, reply.raw, () => done());
		else done();
	});
	server.addHook("onClose", () => vite.close());
	return async (url) => vite.transformIndexHtml(url, await readFile(join(root, "index.html"), "utf8"));
}
