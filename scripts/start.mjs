// npm start: install, build, then serve. Each step is skipped when nothing changed.
import { spawn } from "node:child_process";
import { build } from "./build.mjs";
import { install } from "./install.mjs";
import { failWith, projectEnvironment, projectNode, root, serverArguments, step } from "./steps.mjs";

try {
	await step("1/3 Install", install);
	await step("2/3 Build", build);
} catch (error) {
	failWith(error);
}
console.log("3/3 Start");
const server = spawn(projectNode, serverArguments, {
	cwd: root,
	stdio: "inherit",
	env: projectEnvironment(),
});
// The terminal sends Ctrl-C to both; this process only waits for the server to finish properly.
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => server.kill(signal));
server.on("exit", (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
