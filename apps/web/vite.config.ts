import { createHash } from "node:crypto";
import { globSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { paraglideVitePlugin } from "@inlang/paraglide-js";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { cssTypes } from "../../scripts/css-types.mjs";
import { appTexts } from "./app-texts.ts";
import { lazyFilesOf, type Manifest } from "./lazy-files.ts";

/** A release is built in a folder of its own, and moved when it is complete. */
const out = process.env["SITE_OUT_DIR"] ?? join(import.meta.dirname, "build");

/** Each file in `app/apps` is the script of an app; the style guide is for development only. */
const apps = Object.fromEntries(
	globSync("app/apps/*.tsx", { cwd: import.meta.dirname, exclude: ["**/styleguide.tsx"] }).map((file) => [
		basename(file, ".tsx"),
		file,
	]),
);

/** Styles of header, footer and the parts of most pages: one stylesheet that all pages share. */
const everyPage =
	/app\/(ui\/(?!(checkbox|field|map|pagination|price-table|prose|radio-group|select|stepper)\/)|features\/(shell|search|system-pages)\/).*\.css/;
const formStyles = /app\/ui\/(checkbox|field|radio-group|select|stepper)\/.*\.css/;

const formParts =
	/app[\\/](ui[\\/](field|sheet[\\/]form-sheet)|lib[\\/](use-form|field-errors))|src[\\/](rules|phone|visible-text|password)\.ts|eye(-off)?\.\w+$/;
/** Parts shared by the schedule and a member's page. */
const bookingParts =
	/app[\\/](ui[\\/](chip|heading|request[\\/](use-)?lazy-part|sheet[\\/](use-sheet-param|lazy-sheet))|lib[\\/](other-tabs|change-path)|features[\\/]booking[\\/](undo|cancel-button|booking-button\.module))/;
const authParts = /app[\\/](features[\\/]auth|lib[\\/](providers|use-provider-answer))|src[\\/]passkey\.ts/;

/** Apps of the pages that open without a connection: see `isCachedPage` of the service worker. */
const offlineApps = ["app/apps/schedule.tsx", "app/apps/account.tsx"];

/** Names the build in the service worker: the renderer, and files whose names contain a hash. Lists what apps load. */
function completeWorker(): void {
	const files = globSync("client/assets/*", { cwd: out }).toSorted().join();
	const digest = createHash("sha256")
		.update(files)
		.update(readFileSync(join(out, "server/index.js")));
	const manifest = JSON.parse(readFileSync(join(out, "client/manifest.json"), "utf8")) as Manifest;
	const lazyFiles = Object.fromEntries(offlineApps.map((app) => lazyFilesOf(manifest, app)));
	const worker = join(out, "client/service-worker.js");
	const script = readFileSync(worker, "utf8")
		.replace("BUILD_DIGEST", digest.digest("hex").slice(0, 16))
		.replace(/(["'`])LAZY_FILES\1/, () => JSON.stringify(lazyFiles));
	writeFileSync(worker, script);
}

export default defineConfig(({ command }) => ({
	plugins: [
		paraglideVitePlugin({
			// Absolute: the development server runs in another folder.
			project: join(import.meta.dirname, "project.inlang"),
			outdir: join(import.meta.dirname, "app/paraglide"),
			outputStructure: "message-modules",
			strategy: ["globalVariable", "baseLocale"],
			isServer: "import.meta.env.SSR",
		}),
		appTexts(),
		react(),
		cssTypes(),
	],
	appType: "custom" as const,
	builder: {
		async buildApp(builder) {
			// The renderer is last: it has what the other builds found.
			const { ssr, ...others } = builder.environments;
			for (const environment of [...Object.values(others), ssr]) if (environment) await builder.build(environment);
			for (const file of globSync("assets/*", { cwd: join(out, "server"), exclude: ["**/*.js"] }))
				renameSync(join(out, "server", file), join(out, "client", file));
			completeWorker();
		},
	},
	// The renderer is one file with React's production build: it starts faster and needs no packages.
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
				// Pages have all styles from the renderer.
				cssCodeSplit: false,
				rolldownOptions: {
					input: apps,
					output: {
						codeSplitting: {
							groups: [
								// Rarely changes, so browsers keep it across releases.
								{ name: "react", test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/ },
								// Most apps have a form, but not the schedule; some have a log-in.
								{ name: "forms", test: formParts, minShareCount: 3, includeDependenciesRecursively: false },
								{ name: "auth", test: authParts, minShareCount: 3, includeDependenciesRecursively: false },
								// Parts shared by most apps, in one file: many small ones compress worse.
								{ name: "common", minShareCount: 5 },
								{ name: "bookings", test: bookingParts, minShareCount: 2, includeDependenciesRecursively: false },
							],
						},
					},
				},
			},
		},
		// One file, without chunks shared with apps: it is the only script of most pages.
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
		// Its address never changes, and it is allowed to handle all pages only from the top folder.
		worker: {
			consumer: "client" as const,
			build: {
				outDir: join(out, "client"),
				emptyOutDir: false,
				copyPublicDir: false,
				rolldownOptions: {
					input: { "service-worker": "app/worker/service-worker.ts" },
					output: { entryFileNames: "[name].js" },
				},
			},
		},
		ssr: {
			build: {
				outDir: join(out, "server"),
				emptyOutDir: true,
				ssr: "app/entry.server.tsx",
				// The renderer imports every page, so the stylesheets come from its build.
				emitAssets: true,
				manifest: "manifest.json",
				rolldownOptions: {
					output: {
						entryFileNames: "index.js",
						codeSplitting: {
							groups: [
								{ name: "base", test: everyPage },
								{ name: "form", test: formStyles },
							],
						},
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
