import { readFileSync } from "node:fs";
import { registerHooks } from "node:module";
import { fileURLToPath } from "node:url";
import { transformSync } from "rolldown/utils";

/** Lets a server that runs from its sources import `.tsx`: Node itself strips types but does not know JSX. */
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
