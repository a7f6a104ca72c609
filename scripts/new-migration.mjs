// Writes the SQL migration for a changed schema: npm run migration -- name
import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { failWith, root, runTool } from "./steps.mjs";

const folder = join(root, "apps/server/migrations/meta");

/** drizzle-kit compares the schema with the last snapshot alone, so that is the only one in the tree, on one line. */
function keepLastSnapshot() {
	const snapshots = readdirSync(folder).filter((name) => name.endsWith("_snapshot.json"));
	const last = snapshots.toSorted().at(-1);
	for (const name of snapshots.filter((each) => each !== last)) rmSync(join(folder, name));
	const file = join(folder, last);
	writeFileSync(file, `${JSON.stringify(JSON.parse(readFileSync(file, "utf8")))}\n`);
}

await runTool("drizzle-kit", [
	"generate",
	"--config",
	"apps/server/drizzle.config.ts",
	"--name",
	...process.argv.slice(2),
])
	.then(keepLastSnapshot)
	.catch(failWith);
