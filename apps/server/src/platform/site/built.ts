import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import fastifyStatic from "@fastify/static";
import type { Site, SiteBuild, SiteFiles } from "@kvart/contract/site";
import type { FastifyInstance } from "fastify";
import { answerMissingFiles, compressedFiles } from "./built-files.ts";

interface ManifestEntry {
	file: string;
	imports?: string[];
	css?: string[];
}

function readManifest(folder: string, file = "manifest.json") {
	const entries = JSON.parse(readFileSync(join(folder, file), "utf8")) as Record<string, ManifestEntry>;
	const entry = (source: string): ManifestEntry => {
		const found = entries[source];
		if (!found) throw new Error(`The built site lacks ${source}. Run: npm run build`);
		return found;
	};
	/** The imports come before the source itself. */
	const withImports = (source: string, seen = new Set<string>()): ManifestEntry[] => {
		if (seen.has(source)) return [];
		seen.add(source);
		const found = entry(source);
		return [...(found.imports ?? []).flatMap((each) => withImports(each, seen)), found];
	};
	return { sources: Object.keys(entries), entry, withImports };
}

/** Scripts come from the build for the browser, styles from the build for the server. */
function readSiteFiles(buildFolder: string): SiteFiles {
	const browser = readManifest(join(buildFolder, "client"));
	const everyPage = readManifest(join(buildFolder, "client"), "enhance.json");
	const renderer = readManifest(join(buildFolder, "server"));
	const apps = browser.sources.flatMap((source) => {
		const name = /^app\/apps\/([\w-]+)\.tsx$/.exec(source)?.[1];
		if (!name) return [];
		const imports = browser.withImports(source).map(({ file }) => `/${file}`);
		const script = `/${browser.entry(source).file}`;
		return [[name, { script, imports: imports.filter((file) => file !== script) }] as const];
	});
	const stylesOf = (source: string) =>
		renderer.withImports(source).flatMap(({ css = [] }) => css.map((file) => `/${file}`));
	const routes = renderer.sources.filter((source) => source.startsWith("app/routes/"));
	return {
		styles: Object.fromEntries(routes.map((source) => [source.replace("app/", ""), [...new Set(stylesOf(source))]])),
		commonStyles: stylesOf("app/entry.server.tsx"),
		scripts: [`/${everyPage.entry("app/enhance/main.ts").file}`],
		apps: Object.fromEntries(apps),
	};
}

/**
 * Browsers compare the service worker on every visit, so it is never cached. A worker has a policy of its own: this one
 * fetches from us only.
 */
const workerHeaders = {
	"cache-control": "no-cache",
	"content-security-policy": "default-src 'none'; connect-src 'self'",
};

export async function loadBuiltSite(server: FastifyInstance, webRoot: string): Promise<Site> {
	const client = join(webRoot, "build/client");
	const assets = join(client, "assets");
	const worker = join(client, "service-worker.js");
	await server.register(fastifyStatic, {
		root: client,
		preCompressed: true,
		globIgnore: compressedFiles,
		wildcard: false,
		index: false,
		cacheControl: false,
		setHeaders(reply, path) {
			// Names in assets contain a hash of the content.
			const forever = dirname(path).startsWith(assets);
			const control = forever ? "public, max-age=31536000, immutable" : "public, max-age=3600";
			reply.headers(path.startsWith(worker) ? workerHeaders : { "cache-control": control });
		},
	});
	answerMissingFiles(server, "/assets/");
	const address = pathToFileURL(join(webRoot, "build/server/index.js")).href;
	const build = (await import(address)) as SiteBuild;
	return build.createSite(readSiteFiles(join(webRoot, "build")));
}
