import { paraglideVitePlugin } from "@inlang/paraglide-js";
import { reactRouter } from "@react-router/dev/vite";
import { defineConfig } from "vite";
import { leanModules } from "./lean-modules.ts";

/** What header, footer and the frame of every page are made of. */
const everyPage =
	/app\/(root|features\/shell|features\/search\/search-entry|i18n\/(locale|use-locale|browser)|lib\/(inline-scripts|seo|session|storage)|ui\/(class-names|link|container|icon|icon-button|button|text-link|toast|loader-bar|visually-hidden|wordmark|language-switch|chip\/(chip|filter-chip)|kicker|intensity|sheet\/use-(sheet-param|shown))\b)/;

/** The styles of the forms whose scripts come late, see `features/enquiry/form-styles.ts`. */
const formStyles = /app\/(features\/enquiry|ui\/(radio-group|sheet|stepper))\/[\w-]+\.module\.css/;
const fieldStyles = /app\/ui\/(checkbox|field|notice|select)\/[\w-]+\.module\.css/;

/** `parts~clubs~home.css` is `parts`. */
const shortName = (name: string) => name.replace(/~.*|\.\w+$/, "");

export default defineConfig(({ command }) => ({
	plugins: [
		paraglideVitePlugin({
			project: "./project.inlang",
			outdir: "./app/paraglide",
			outputStructure: "message-modules",
			strategy: ["globalVariable", "baseLocale"],
			isServer: "import.meta.env.SSR",
		}),
		leanModules(),
		reactRouter(),
	],
	// The renderer goes out as one file with React's production build in it: faster to start, nothing to install.
	...(command === "build" && {
		ssr: { noExternal: true },
		define: { "process.env.NODE_ENV": JSON.stringify("production") },
	}),
	// Two kilobytes of every page's scripts less than the built-in minifier; the renderer needs none.
	environments: {
		client: {
			build: {
				minify: "terser",
				terserOptions: { module: true, ecma: 2020, compress: { passes: 3, unsafe_arrows: true } },
			},
		},
	},
	build: {
		target: "es2022",
		cssMinify: "lightningcss",
		reportCompressedSize: false,
		rolldownOptions: {
			output: {
				// Their full names list every page that shares them, and stand in every file that loads them.
				chunkFileNames: ({ name }) => `assets/${shortName(name)}-[hash].js`,
				assetFileNames: ({ names }) => `assets/${shortName(names[0] ?? "")}-[hash][extname]`,
				// Few files that compress well together: what every page loads is one of the framework and one of ours.
				codeSplitting: {
					groups: [
						{
							name: "framework",
							test: /node_modules\/(react|react-dom|react-router|scheduler)\/|lib\/router-instrumentation/,
							priority: 2,
						},
						{ name: "site", test: everyPage, priority: 1 },
						// Pages show forms before they load what makes them work: only the names of their styles come at once.
						{ name: "field-styles", test: fieldStyles, priority: 1 },
						{ name: "form-styles", test: formStyles, priority: 1 },
						// Cut so that no page loads parts that it does not show; what is too small for a file of its own joins another.
						{
							name: "parts",
							test: /app\/ui\/(?!map\/|tooltip\/)/,
							entriesAware: true,
							entriesAwareMergeThreshold: 2500,
						},
					],
				},
			},
		},
	},
}));
