import { execFile } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { Random } from "../../apps/server/test/random.ts";
import { all, none, some, type Trial } from "../trial.ts";
import { startHoledPage } from "./control.ts";
import { Findings } from "./findings.ts";
import { fullValue, goodValue } from "./good-values.ts";
import { inParallel } from "./http.ts";
import type { Operation } from "./operations.ts";
import type { Ground, Target } from "./target.ts";

const run = promisify(execFile);
/** Per call; calls with many fields are cut off. */
const minutesEach = 1;

/** A request file for sqlmap; asterisks mark injection points besides query and body. */
function requestFile(target: Target, { method, path, parameters, body }: Operation): string {
	const random = new Random(1);
	const query = parameters
		.filter((parameter) => parameter.in === "query")
		.map(({ name, schema }) => `${name}=${encodeURIComponent(String(goodValue(schema, random, name)))}`);
	const address = `/api${path.replace(/\{\w+\}/g, "1*")}${query.length > 0 ? `?${query.join("&")}` : ""}`;
	const lines = [
		`${method} ${address} HTTP/1.1`,
		`Host: ${new URL(target.url).host}`,
		`session_id: ${target.as("admin")["session_id"]}`,
	];
	if (!body) return [...lines, "", ""].join("\r\n");
	return [...lines, "Content-Type: application/json", "", JSON.stringify(fullValue(body, random))].join("\r\n");
}

/** Calls with any input. */
function takesInput({ parameters, body }: Operation): boolean {
	return body !== null || parameters.some((parameter) => parameter.in !== "header");
}

const options = [
	"--batch",
	"--ignore-stdin",
	"--disable-coloring",
	"--dbms=PostgreSQL",
	"--level=2",
	"--risk=1",
	"--technique=BEUT",
	"--time-sec=3",
	"--threads=2",
	"--timeout=15",
	"--retries=0",
	"--flush-session",
	"--skip-waf",
	"--ignore-code=400,401,403,404,409,410,413,415,422",
];

/** Vulnerable, not vulnerable, or cut off. */
async function attack(given: string[], folder: string): Promise<string> {
	const patience = { timeout: minutesEach * 60_000, maxBuffer: 64 * 2 ** 20 };
	const ended = await run("sqlmap", [...given, `--output-dir=${folder}`, ...options], patience).catch(
		(error: { stdout?: string }) => ({ stdout: `${error.stdout ?? ""}\nended early` }),
	);
	return ended.stdout;
}

/** Only the final result: ignores false positives that sqlmap discarded. */
function holeIn(said: string): string | undefined {
	return /identified the following injection point[\s\S]*?(Parameter: .*)/.exec(said)?.[1];
}

/** sqlmap logs only rejected requests, which are nearly all. */
function countRequests(said: string): number {
	return [...said.matchAll(/ - (\d+) times/g)].reduce((sum, [, count]) => sum + Number(count), 0);
}

/** sqlmap on every call with input. */
export function sqlInjection(ground: Ground): Trial {
	return {
		name: "sqlmap",
		title: "sqlmap",
		run: async (report) => {
			const target = await ground.open("sqlmap");
			const folder = mkdtempSync(join(tmpdir(), "kvart-sqlmap-"));
			const findings = new Findings();
			const holed = await startHoledPage(target.runSql);
			const control = holeIn(await attack(["-u", `${holed.url}/?id=1`], join(folder, "control")));
			holed.stop();
			report(`the hole that was made for it: ${control ?? "not found"}`);
			const list = target.operations.filter(takesInput);
			let done = 0;
			let early = 0;
			let requests = 0;
			await inParallel(list, 2, async (operation) => {
				const file = join(folder, `${operation.name}.txt`);
				writeFileSync(file, requestFile(target, operation));
				const said = await attack(["-r", file], join(folder, operation.name));
				requests += countRequests(said);
				if (said.includes("ended early")) early += 1;
				const hole = holeIn(said);
				if (hole) findings.add(`${operation.name}: ${hole}`);
				if (!hole && !/not (appear|seem) to be injectable|false positive/.test(said) && !said.includes("ended early"))
					findings.add(`${operation.name}: was not tried`, said.slice(-300));
				done += 1;
				await target.repair();
				if (done % 10 === 0) report(`${done} of ${list.length} calls`);
			});
			const alive = await target.caller.send({ path: "/api/ready" });
			await target.close();
			rmSync(folder, { recursive: true, force: true });
			return {
				figures: { requests, findings: findings.kinds },
				checks: [
					some("holes found where one was made", control ? 1 : 0),
					all("calls that were tried", done, list.length),
					none("parameters through which SQL gets in", findings.count),
					all("the server is ready afterwards", alive.status, 200),
				],
				notes: [`${early} calls were cut off after a minute`, ...findings.lines()],
			};
		},
	};
}
