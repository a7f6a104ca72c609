import { readFileSync } from "node:fs";
import type { Plugin } from "vite";

/**
 * Browsers take the order of layers from the first stylesheet they load. An area's stylesheet can arrive before the
 * main one, so each starts with the order of `theme/layers.css`.
 */
export function layersFirst(): Plugin {
	const source = readFileSync(new URL("app/theme/layers.css", import.meta.url), "utf8");
	const order = /@layer [^;{]+;/.exec(source)?.[0] ?? "";
	return {
		name: "layers-first",
		apply: "build",
		enforce: "post",
		generateBundle(_, bundle) {
			for (const file of Object.values(bundle)) {
				if (file.type === "asset" && file.fileName.endsWith(".css")) file.source = `${order}${String(file.source)}`;
			}
		},
	};
}
