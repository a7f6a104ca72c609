// The server that most tests share. Each run gets a new database, because what the last one left in it would be in the way;
// the pictures stay.
import { rmSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { currentBuild, noteUse } from "../scripts/builds.mjs";

rmSync(join(process.env.DATA_DIR, "postgres"), { recursive: true, force: true });
const build = currentBuild();
noteUse(build);
await import(pathToFileURL(join(build, "apps/server/dist/main.js")).href);
