// npm run check: what is worth running before every push. Installs, then hands over to the project's own Node.
import { install } from "./install.mjs";
import { step } from "./progress.mjs";
import { failWith, projectNode, run } from "./steps.mjs";

try {
	await step("Install", install);
	await run(projectNode, ["scripts/quick-tests.mjs"]);
} catch (error) {
	failWith(error);
}
