import { readFileSync } from "node:fs";
import { registerHooks } from "node:module";
import { fileURLToPath } from "node:url";
import { transformSync } from "rolldown/utils";

/** Node strips types but does not support JSX: needed to run the server from its sources. */
export function readTsxSources(): void {
	registerHooks({
		load(url, context, nextLoad) {
			if (!url.endsWith(".tsx")) return nextLoad(url, context);
			const path = fileURLToPath(url);
			const { code, errors } = transformSync(path, readFileSync(path, "utf8"), { jsx: { runtime: "automatic" } });
			if (errors[0]) throw errors[0];
			return { format: "module", source: code, shortCircuit: true };
		},
	});
}
