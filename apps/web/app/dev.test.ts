import { join } from "node:path";
import { createServer } from "vite";
import { expect, test } from "vitest";

const refresh = "/@react-refresh";

// Vite itself, as `npm run dev` starts it, without the plugins of the site.
test("in development the order of the layers is loaded before the styles of parts and pages", async () => {
	const vite = await createServer({
		root: join(import.meta.dirname, ".."),
		configFile: false,
		logLevel: "error",
		server: { middlewareMode: true, hmr: false, watch: null },
		optimizeDeps: { noDiscovery: true },
		plugins: [
			{ name: "refresh", resolveId: (id) => (id === refresh ? id : null), load: (id) => (id === refresh ? "" : null) },
		],
	});
	const imports = async (path: string) => {
		const code = (await vite.transformRequest(path))?.code ?? "";
		return [...code.matchAll(/\bimport [^"]*"([^"]+)"/g)].map(([, source]) => source);
	};
	const [first, second] = await imports("/app/dev.ts");
	expect([first, second]).toEqual(["/app/ui/global.css", "/app/dev-styles.ts"]);
	expect(await imports("/app/dev-styles.ts")).toContain("/app/ui/button/button.module.css");
	await vite.close();
});
