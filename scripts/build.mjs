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
	const tool = (command, args, workspace) => run(command, args, { quiet: true, cwd: join(root, workspace), env });
	// The site takes as long as the two others together.
	await Promise.all([
		tool("vite", ["build", "--app"], "apps/web"),
		tool("vite", ["build"], "apps/office").then(() => tool("rolldown", ["-c", "rolldown.config.mjs"], "apps/server")),
	]);
	await run(projectNode, [join(root, "scripts/compress.mjs")], { quiet: true });
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
