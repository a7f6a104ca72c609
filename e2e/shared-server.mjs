// The shared server. Each run gets a new database; pictures are kept.
import { rmSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { currentBuild, registerUse } from "../scripts/builds.mjs";

rmSync(join(process.env.DATA_DIR, "postgres"), { recursive: true, force: true });
const build = currentBuild();
registerUse(build);
await import(pathToFileURL(join(build, "apps/server/dist/main.js")).href);
