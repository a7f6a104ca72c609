// npm run test:faults, test:attack, test:cluster, test:alerts [-- NAME …]: runs the trials in proof/ on the built server.
// npm run cluster: `trials cluster up`, the cluster alone.
import { join } from "node:path";
import { build } from "./build.mjs";
import { clusterPrograms, haproxy, postgresql } from "./cluster-programs.mjs";
import { ensurePrerequisites, findProgram } from "./prerequisites.mjs";
import { step } from "./progress.mjs";
import { failWith, projectNode, root, run } from "./steps.mjs";

const programs = {
	cluster: clusterPrograms,
	faults: [
		postgresql,
		haproxy,
		{
			package: "pgbouncer",
			there: () => findProgram("pgbouncer", ["/usr/sbin/pgbouncer"]),
			why: "pooler, as in production",
		},
	],
	attack: [
		postgresql,
		haproxy,
		{ package: "sqlmap", there: () => findProgram("sqlmap"), why: "SQL injection scanner" },
		{ package: "wapiti", there: () => findProgram("wapiti"), why: "vulnerability scanner" },
		{
			package: "chromium",
			there: () => findProgram("chromium") ?? findProgram("chromium-browser"),
			why: "detects injected scripts that run",
		},
	],
	alerts: [
		postgresql,
		haproxy,
		{
			package: "prometheus",
			there: () => findProgram("prometheus"),
			why: "watches the servers, with the rules that are shipped",
		},
	],
};

const [kind, ...names] = process.argv.slice(2);
const file = kind === "cluster" && names[0] === "up" ? "up" : "main";

try {
	await step("Programs for the trials", () => ensurePrerequisites(programs[kind]));
	await step("Build", build);
	await run(projectNode, [join(root, `proof/${kind}/${file}.ts`), ...names], { env: { TEST_DATABASE_URL: "" } });
} catch (error) {
	failWith(error);
}
