import { join } from "node:path";
import { paraglideVitePlugin } from "@inlang/paraglide-js";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { cssTypes } from "../../scripts/css-types.mjs";
import { layersFirst } from "./layers-first.ts";

export default defineConfig({
	base: "/staff/",
	plugins: [
		paraglideVitePlugin({
			// Absolute: the development server runs in another folder.
			project: join(import.meta.dirname, "project.inlang"),
			outdir: join(import.meta.dirname, "app/paraglide"),
			outputStructure: "message-modules",
			strategy: ["globalVariable", "baseLocale"],
		}),
		react(),
		cssTypes(),
		layersFirst(),
	],
	build: {
		target: "es2022",
		cssMinify: "lightningcss",
		// The content security policy allows fonts as files only.
		assetsInlineLimit: 0,
		reportCompressedSize: false,
		rolldownOptions: {
			output: {
				codeSplitting: {
					groups: [{ name: "framework", test: /node_modules\/(react|react-dom|react-router|scheduler|@tanstack)\// }],
				},
			},
		},
	},
});
