// npm run test:faults, npm run test:attack [-- name …]: installs, then hands over to the project's own Node.
import { install } from "./install.mjs";
import { step } from "./progress.mjs";
import { failWith, projectNode, run } from "./steps.mjs";

try {
	await step("Install", install);
	await run(projectNode, ["scripts/trials.mjs", ...process.argv.slice(2)]);
} catch (error) {
	failWith(error);
}
