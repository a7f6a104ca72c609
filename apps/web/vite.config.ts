import { globSync, renameSync } from "node:fs";
import { basename, join } from "node:path";
import { paraglideVitePlugin } from "@inlang/paraglide-js";
import react from "@vitejs/plugin-react";
import { defineConfig, type Plugin } from "vite";

/** Where the build goes; a release is made aside and put in place when it is whole. */
const out = process.env["SITE_OUT_DIR"] ?? join(import.meta.dirname, "build");

/** Each file in `app/apps` is the script of one part of a page that React takes over in the browser. */
const apps = Object.fromEntries(
	globSync("app/apps/*.tsx", { cwd: import.meta.dirname }).map((file) => [basename(file, ".tsx"), file]),
);

/** What header, footer and most pages are made of: one stylesheet that every page after the first has already. */
const everyPage = /app\/(ui\/(?!map\/)|features\/(shell|search|special)\/).*\.css/;

/** What apps load on demand has no styles of its own: Vite's helper, which preloads them, would only add weight. */
const plainImports: Plugin = {
	name: "plain-imports",
	enforce: "pre",
	applyToEnvironment: ({ name }) => name === "client",
	load: (id) => (id === "\0vite/preload-helper.js" ? "export const __vitePreload = (load) => load();" : null),
};

export default defineConfig(({ command }) => ({
	plugins: [
		paraglideVitePlugin({
			project: "./project.inlang",
			outdir: "./app/paraglide",
			outputStructure: "message-modules",
			strategy: ["globalVariable", "baseLocale"],
			isServer: "import.meta.env.SSR",
		}),
		react(),
		plainImports,
	],
	appType: "custom" as const,
	builder: {
		async buildApp(builder) {
			for (const environment of Object.values(builder.environments)) await builder.build(environment);
			for (const file of globSync("assets/*", { cwd: join(out, "server"), exclude: ["**/*.js"] }))
				renameSync(join(out, "server", file), join(out, "client", file));
		},
	},
	// The renderer goes out as one file with React's production build in it: faster to start, nothing to install.
	...(command === "build" && {
		ssr: { noExternal: true as const },
		define: { "process.env.NODE_ENV": JSON.stringify("production") },
	}),
	environments: {
		client: {
			build: {
				outDir: join(out, "client"),
				emptyOutDir: true,
				manifest: "manifest.json",
				rolldownOptions: {
					input: apps,
					// Changes seldom: a new release of the site leaves it in the browser's cache.
					output: {
						codeSplitting: {
							groups: [{ name: "react", test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/ }],
						},
					},
				},
			},
		},
		// In one file, whatever apps use of the same: it is the only script of most pages.
		enhance: {
			consumer: "client" as const,
			build: {
				outDir: join(out, "client"),
				emptyOutDir: false,
				copyPublicDir: false,
				manifest: "enhance.json",
				rolldownOptions: { input: { enhance: "app/enhance/main.ts" } },
			},
		},
		ssr: {
			build: {
				outDir: join(out, "server"),
				emptyOutDir: true,
				ssr: "app/entry.server.tsx",
				// The renderer knows every page and its parts, so the stylesheets come from its build.
				emitAssets: true,
				manifest: "manifest.json",
				rolldownOptions: {
					output: {
						entryFileNames: "index.js",
						codeSplitting: { groups: [{ name: "base", test: everyPage }] },
					},
				},
			},
		},
	},
	build: {
		target: "es2022",
		cssMinify: "lightningcss" as const,
		reportCompressedSize: false,
	},
}));
