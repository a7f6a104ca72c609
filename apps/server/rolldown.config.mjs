import { defineConfig } from "rolldown";

export default defineConfig({
	input: { main: "src/main.ts", admin: "src/admin/main.ts", "rotate-data-key": "src/rotate-data-key/main.ts" },
	platform: "node",
	// Packages with native code or files of their own stay where they are installed.
	external: [/^@electric-sql\/pglite/, /^rolldown/, "sharp", "pdfmake", "@node-rs/argon2", "vite", "pg-native"],
	output: {
		dir: "dist",
		entryFileNames: "[name].js",
		chunkFileNames: "[name]-[hash].js",
		cleanDir: true,
		format: "esm",
		sourcemap: true,
		// Bundled CommonJS packages ask for `require` and the folder they are in.
		banner: [
			'import { createRequire as __createRequire } from "node:module";',
			"const require = __createRequire(import.meta.url);",
			"const __filename = import.meta.filename;",
			"const __dirname = import.meta.dirname;",
		].join("\n"),
	},
});
