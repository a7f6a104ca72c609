import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { SiteFiles } from "@kvart/contract/site";

interface ManifestEntry {
	file: string;
	imports?: string[];
	css?: string[];
}

/** What a build made of each source, as Vite lists it. */
function readManifest(folder: string, file = "manifest.json") {
	const entries = JSON.parse(readFileSync(join(folder, file), "utf8")) as Record<string, ManifestEntry>;
	const entry = (source: string): ManifestEntry => {
		const found = entries[source];
		if (!found) throw new Error(`The built site lacks ${source}: build it again.`);
		return found;
	};
	/** A source and everything that it imports, what is imported first. */
	const withImports = (source: string, seen = new Set<string>()): ManifestEntry[] => {
		if (seen.has(source)) return [];
		seen.add(source);
		const found = entry(source);
		return [...(found.imports ?? []).flatMap((each) => withImports(each, seen)), found];
	};
	return { sources: Object.keys(entries), entry, withImports };
}

/** Where the site's build put scripts and styles: scripts from the browser's half, styles from the renderer's. */
export function readSiteFiles(buildFolder: string): SiteFiles {
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
