// npm run admin -- create EMAIL: administrators of the back office, made and helped at the server itself.
import { spawn } from "node:child_process";
import { join } from "node:path";
import { install } from "./install.mjs";
import { failWith, projectEnvironment, projectNode, root } from "./steps.mjs";

await install().catch(failWith);
// It may ask for a password, so the terminal is its own.
const command = spawn(projectNode, [join(root, "apps/server/src/admin/main.ts"), ...process.argv.slice(2)], {
	cwd: root,
	stdio: "inherit",
	env: projectEnvironment(),
});
command.on("exit", (code) => process.exit(code ?? 1));
