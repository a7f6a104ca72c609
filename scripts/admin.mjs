// npm run admin -- create EMAIL: manages administrators on the server.
import { spawn } from "node:child_process";
import { join } from "node:path";
import { install } from "./install.mjs";
import { failWith, projectEnvironment, projectNode, root } from "./steps.mjs";

await install().catch(failWith);
// Inherits the terminal, because it may prompt for a password.
const command = spawn(projectNode, [join(root, "apps/server/src/admin/main.ts"), ...process.argv.slice(2)], {
	cwd: root,
	stdio: "inherit",
	env: projectEnvironment(),
});
command.on("exit", (code) => process.exit(code ?? 1));
