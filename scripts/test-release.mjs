// npm run test:release: everything that guards a release, but not each change. It takes some hours.
import { step } from "./progress.mjs";
import { failWith, projectNode, root, run, runTool } from "./steps.mjs";

const script = (name, args, env = {}) => run(projectNode, [`${root}/scripts/${name}.mjs`, ...args], { env });

const journeys = ["test", "--config", "e2e/playwright.config.ts", "journeys", "--workers=10"];

const parts = {
	"All tests, on both databases, on every page at every width": () => script("test", [], { RELEASE_TESTS: "1" }),
	"Journeys in slow motion": () =>
		runTool("playwright", journeys, { env: { RELEASE_TESTS: "1", E2E_SLOW_MOTION: "2000" } }),
	Faults: () => script("trials", ["faults"]),
	Attacks: () => script("trials", ["attack"]),
};

try {
	for (const [title, work] of Object.entries(parts)) await step(`${title}\n`, work);
} catch (error) {
	failWith(error);
}
