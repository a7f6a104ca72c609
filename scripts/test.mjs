// npm test: installs, then hands over to the project's own Node, because the machine's may be older.
import { install } from "./install.mjs";
import { step } from "./progress.mjs";
import { failWith, projectNode, run } from "./steps.mjs";

try {
	await step("Install", install);
	await run(projectNode, ["scripts/all-tests.mjs"]);
} catch (error) {
	failWith(error);
}
