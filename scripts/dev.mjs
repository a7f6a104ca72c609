// npm run dev: restarts the server on changes; the site hot-reloads.
import { spawn } from "node:child_process";
import { join } from "node:path";
import { install } from "./install.mjs";
import { step } from "./progress.mjs";
import { failWith, projectEnvironment, projectNode, root } from "./steps.mjs";

await step("Install", install).catch(failWith);
const server = spawn(projectNode, ["--watch", "--watch-preserve-output", join(root, "apps/server/src/main.ts")], {
	cwd: root,
	stdio: "inherit",
	env: projectEnvironment({ NODE_ENV: "development" }),
});
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => server.kill(signal));
server.on("exit", (code) => process.exit(code ?? 1));
