import { createHash } from "node:crypto";
import { createReadStream, existsSync, readFileSync } from "node:fs";
import { stat } from "node:fs/promises";
import { join } from "node:path";
import { brand } from "@kvart/contract/brand";
import { openApiDocument } from "@kvart/contract/openapi";
import type { FastifyInstance } from "fastify";
import type { Api } from "../../platform/api.ts";
import { Refusal } from "../../platform/problem.ts";
import type { Lifecycle } from "../../platform/stopping.ts";
import { type Document, referencePage, referenceStyle } from "./reference-page.ts";
import { ready } from "./service.ts";

function onFirstCall<Value extends object | string>(make: () => Value): () => Value {
	let made: Value | undefined;
	return () => (made ??= make());
}

// The build writes it beside the server, because making it keeps the server busy. From the sources it is made when needed.
const written = join(import.meta.dirname, "openapi.json");
const document = onFirstCall(() =>
	existsSync(written)
		? (JSON.parse(readFileSync(written, "utf8")) as ReturnType<typeof openApiDocument>)
		: openApiDocument(),
);

export function serviceRoutes(api: Api, appFile: string, lifecycle: Lifecycle): void {
	api.serve("getHealth", () => ({ status: "ok" }) as const, { cache: "none" });
	api.serve("getReady", () => ready(api.deps.db, lifecycle), { cache: "none" });
	api.serve("getOpenApi", () => document());
	api.serve("downloadApp", async ({ reply }) => {
		const file = await stat(appFile).catch(() => undefined);
		if (!file?.isFile()) throw new Refusal("ERR_NOT_FOUND");
		return reply
			.type("application/vnd.android.package-archive")
			.header("content-length", file.size)
			.header("content-disposition", `attachment; filename="${brand.appFile}"`)
			.header("cache-control", "public, max-age=300")
			.send(createReadStream(appFile));
	});
}

export function referenceRoute(app: FastifyInstance): void {
	const page = onFirstCall(() => referencePage(document() as Document));
	const style = createHash("sha256").update(referenceStyle).digest("base64");
	app.get("/api/docs", (_request, reply) =>
		reply
			.type("text/html; charset=utf-8")
			.header(
				"content-security-policy",
				`default-src 'none'; style-src 'sha256-${style}'; base-uri 'none'; frame-ancestors 'none'`,
			)
			.send(page()),
	);
}
