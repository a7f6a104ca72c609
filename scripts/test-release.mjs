// npm run test:release [-- PART …]: everything that guards a release, but not each change. All parts take some hours.
import { build } from "./build.mjs";
import { ensurePrerequisites } from "./prerequisites.mjs";
import { step } from "./progress.mjs";
import { failWith, projectNode, root, run, runTool } from "./steps.mjs";

const script = (name, args, env = {}) => run(projectNode, [`${root}/scripts/${name}.mjs`, ...args], { env });

const journeys = ["test", "--config", "e2e/playwright.config.ts", "journeys", "--workers=6"];

async function slowMotion() {
	await ensurePrerequisites();
	await build();
	await runTool("playwright", journeys, { env: { RELEASE_TESTS: "1", E2E_SLOW_MOTION: "2000" } });
}

const parts = {
	// On both databases, on every page at every width.
	tests: () => script("test", [], { RELEASE_TESTS: "1" }),
	"slow-motion": slowMotion,
	faults: () => script("trials", ["faults"]),
	attacks: () => script("trials", ["attack"]),
};

/** The others are tried also if one fails, because each takes long. */
async function failedOf(names) {
	const failed = [];
	for (const name of names) {
		await step(`${name}\n`, parts[name]).catch((error) => {
			failed.push(name);
			console.error([error.output?.trim(), error.message].filter(Boolean).join("\n\n"));
		});
	}
	return failed;
}

try {
	const all = Object.keys(parts);
	const names = process.argv.slice(2);
	const unknown = names.filter((name) => !all.includes(name));
	if (unknown.length > 0) throw new Error(`No part is named ${unknown.join(" or ")}.\nThere are: ${all.join(", ")}.`);
	const failed = await failedOf(names.length > 0 ? names : all);
	if (failed.length > 0)
		throw new Error(`Failed: ${failed.join(", ")}.\nTo repeat: npm run test:release -- ${failed.join(" ")}`);
} catch (error) {
	failWith(error);
}
