import { readFileSync } from "node:fs";
import type { Plugin } from "vite";

/**
 * The order of the stylesheets' layers is the one that a browser meets first. An area's stylesheet can arrive before the
 * office's own, so each begins with the order of `theme/layers.css`.
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
