// Writes a declaration for every CSS module, so that a misspelt class fails to compile. Vite names the classes, as in the build.
// On its own: node scripts/css-types.mjs FOLDER… Reading a Vite configuration sets NODE_ENV, so scripts run it as a process.
import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { preprocessCSS, resolveConfig } from "vite";

/** Git-ignored; `rootDirs` in the app's tsconfig.json lays it over the sources. */
const typesFolder = ".css-types";

async function writeTypes(config, file) {
	const path = join(config.root, file);
	const { modules } = await preprocessCSS(readFileSync(path, "utf8"), path, config);
	const classes = Object.keys(modules ?? {}).map((name) => `\treadonly ${JSON.stringify(name)}: string;\n`);
	const target = join(config.root, typesFolder, `${file}.d.ts`);
	mkdirSync(dirname(target), { recursive: true });
	writeFileSync(target, `declare const styles: {\n${classes.join("")}};\nexport default styles;\n`);
}

async function writeCssTypes(app) {
	const config = await resolveConfig({ root: app, configFile: false, logLevel: "error" }, "build");
	rmSync(join(app, typesFolder), { recursive: true, force: true });
	for (const file of globSync("app/**/*.module.css", { cwd: app })) await writeTypes(config, file);
}

/** Keeps the declarations current while the development server runs. */
export const cssTypes = () => ({
	name: "css-types",
	apply: "serve",
	async configureServer({ config, watcher }) {
		await writeCssTypes(config.root);
		watcher.on("all", (event, file) => {
			if (file.endsWith(".module.css") && event !== "unlink") void writeTypes(config, relative(config.root, file));
		});
	},
});

if (import.meta.main) for (const app of process.argv.slice(2)) await writeCssTypes(app);
