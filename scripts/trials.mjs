// Makes life hard for the built server and checks what must hold: node scripts/trials.mjs faults|attack [name …]
import { join } from "node:path";
import { build } from "./build.mjs";
import { ensurePrerequisites, findProgram } from "./prerequisites.mjs";
import { step } from "./progress.mjs";
import { failWith, projectNode, root, run } from "./steps.mjs";

const postgresql = {
	package: "postgresql",
	there: () => findProgram("initdb", ["/usr/lib/postgresql/*/bin/initdb"]),
	why: "the servers keep everything in it; it is stopped and crashed, so it must be this run's own",
};
const haproxy = {
	package: "haproxy",
	there: () => findProgram("haproxy", ["/usr/sbin/haproxy"]),
	why: "it stands before the servers, as in production",
};

const programs = {
	faults: [
		postgresql,
		haproxy,
		{
			package: "libfaketime",
			there: () => findProgram("libfaketimeMT.so.1", ["/usr/lib/*/faketime/libfaketimeMT.so.1"]),
			why: "it makes the clock of a running server jump",
		},
	],
	attack: [
		postgresql,
		haproxy,
		{ package: "sqlmap", there: () => findProgram("sqlmap"), why: "it looks for SQL injection" },
		{ package: "wapiti", there: () => findProgram("wapiti"), why: "it looks for holes of many kinds" },
		{
			package: "chromium",
			there: () => findProgram("chromium") ?? findProgram("chromium-browser"),
			why: "it shows whether a script that somebody smuggled in runs",
		},
	],
};

const [kind, ...names] = process.argv.slice(2);

try {
	await step("Programs for the trials", () => ensurePrerequisites(programs[kind]));
	await step("Build", build);
	await run(projectNode, [join(root, `proof/${kind}/main.ts`), ...names], { env: { TEST_DATABASE_URL: "" } });
} catch (error) {
	failWith(error);
}
