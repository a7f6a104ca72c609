/** The part of Vite's manifest that is read here. */
export type Manifest = Record<string, { file: string; imports?: string[]; dynamicImports?: string[] }>;

/** Keys of all chunks that can be reached, the first one included. */
function reach(manifest: Manifest, key: string, ways: readonly ("imports" | "dynamicImports")[]): Set<string> {
	const found = new Set([key]);
	for (const each of found) {
		for (const way of ways) for (const next of manifest[each]?.[way] ?? []) found.add(next);
	}
	return found;
}

/**
 * Files that the scripts of an app load when something is opened, with the imports of those files. Files that come with
 * the page are not among them.
 */
export function lazyFilesOf(manifest: Manifest, app: string): [script: string, files: string[]] {
	const entry = manifest[app];
	if (!entry) throw new Error(`${app} is not in the manifest of the build.`);
	const withPage = reach(manifest, app, ["imports"]);
	const all = [...reach(manifest, app, ["imports", "dynamicImports"])];
	const lazy = all.filter((key) => !withPage.has(key)).map((key) => `/${manifest[key]?.file}`);
	return [`/${entry.file}`, lazy.toSorted()];
}
