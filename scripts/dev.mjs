// npm run dev: restarts the server on changes; the site hot-reloads.
import { install } from "./install.mjs";
import { step } from "./progress.mjs";
import { failWith, runInTerminal } from "./steps.mjs";

await step("Install", install).catch(failWith);
runInTerminal(["--watch", "--watch-preserve-output", "apps/server/src/main.ts"], { NODE_ENV: "development" });
