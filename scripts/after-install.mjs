// Installs, then runs a script of this folder on the project's own Node: node scripts/after-install.mjs NAME [ARGUMENTS]
import { install } from "./install.mjs";
import { step } from "./progress.mjs";
import { failWith, projectNode, run } from "./steps.mjs";

try {
	const [name, ...args] = process.argv.slice(2);
	await step("Install", install);
	await run(projectNode, [`scripts/${name}.mjs`, ...args]);
} catch (error) {
	failWith(error);
}
