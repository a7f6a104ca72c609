import { existsSync, realpathSync } from "node:fs";
import { basename, delimiter, dirname, join } from "node:path";

const entry = "npm-cli.js";

/**
 * npm's own program. The command `npm` is a script of the shell on Windows, which Node refuses to start without one; the
 * program runs on any Node.
 */
export function findNpm(env = process.env, node = process.execPath) {
	const beside = dirname(node);
	const onPath = (env.PATH ?? env.Path ?? "").split(delimiter).filter(Boolean);
	const places = [
		basename(env.npm_execpath ?? "") === entry && env.npm_execpath,
		join(beside, "node_modules/npm/bin", entry),
		join(beside, "../lib/node_modules/npm/bin", entry),
		...onPath.map((folder) => realPathOf(join(folder, "npm"))).filter((file) => file && basename(file) === entry),
	];
	const found = places.find((place) => place && existsSync(place));
	if (found) return found;
	throw new Error(`There is no npm beside ${node} nor on the PATH.\nInstall Node with npm from https://nodejs.org.`);
}

function realPathOf(file) {
	return existsSync(file) ? realpathSync(file) : undefined;
}
