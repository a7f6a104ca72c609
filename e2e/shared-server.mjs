// The shared server. Each run gets a new database; pictures are kept.
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { currentBuild, registerUse } from "../scripts/builds.mjs";
import { fillData } from "./own-server.ts";

// `npm test` has filled it beside its checks.
if (!process.env.DEMO_IS_FILLED) await fillData();
const build = currentBuild();
registerUse(build);
await import(pathToFileURL(join(build, "apps/server/dist/main.js")).href);
