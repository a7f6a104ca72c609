import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { install } from "./install.mjs";
import { digestOf, failWith, projectNode, readIfThere, root, run, step } from "./steps.mjs";

const marker = join(root, "node_modules/.cache/built-sources");
const sources = ["packages", "apps", "media/src", "package-lock.json", "scripts"];
const results = ["apps/web/build/server/index.js", "apps/office/dist/index.html", "apps/server/dist/main.js"];

/** Builds the site, the back office and the server when their sources changed since the last build. */
export async function build() {
	const digest = digestOf(sources);
	if (readIfThere(marker) === digest && results.every((file) => existsSync(join(root, file)))) return "is up to date";
	const env = { NODE_ENV: "production" };
	await run("react-router", ["build"], { quiet: true, cwd: join(root, "apps/web"), env });
	await run("vite", ["build"], { quiet: true, cwd: join(root, "apps/office"), env });
	await run(projectNode, [join(root, "scripts/compress.mjs")], { quiet: true });
	await run("rolldown", ["-c", "rolldown.config.mjs"], { quiet: true, cwd: join(root, "apps/server") });
	mkdirSync(join(root, "node_modules/.cache"), { recursive: true });
	writeFileSync(marker, digest);
	return "done";
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
	try {
		await step("Install", install);
		await step("Build", build);
	} catch (error) {
		failWith(error);
	}
}
