import { execFile } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { all, none, some, type Trial } from "../trial.ts";
import { startHoledPage } from "./control.ts";
import { Findings } from "./findings.ts";
import type { Ground } from "./target.ts";

const run = promisify(execFile);

/** Modules that work offline. */
const modules = [
	"backup",
	"blindsql",
	"cookieflags",
	"crlf",
	"csp",
	"exec",
	"file",
	"htaccess",
	"http_headers",
	"methods",
	"permanentxss",
	"redirect",
	"shellshock",
	"sql",
	"xss",
];
const crawlSeconds = 45;
/** Per module. */
const attackSeconds = 15;

interface Report {
	vulnerabilities: Record<string, { info: string; path: string; parameter?: string }[]>;
	anomalies: Record<string, { info: string; path: string }[]>;
	addresses: number;
}

/** Outdated advice, and flags that the cookie `changed` does not need: it is no secret, and our scripts set it. */
const harmless = /X-XSS-Protection|flag is not set in the cookie : changed\b/;

async function scan(url: string, only = modules): Promise<Report> {
	const folder = mkdtempSync(join(tmpdir(), "kvart-wapiti-"));
	const report = join(folder, "report.json");
	const options = {
		"-u": `${url}/`,
		"--scope": "domain",
		"-m": only.join(","),
		"-f": "json",
		"-o": report,
		"-v": "1",
		"--store-session": folder,
		"--store-config": folder,
		"--max-scan-time": String(crawlSeconds),
		"--max-attack-time": String(attackSeconds),
		"--max-files-per-dir": "40",
		"--max-parameters": "20",
		// Wapiti requests Brotli but cannot decode it.
		"-H": "Accept-Encoding: gzip",
	};
	const args = ["--flush-session", "--no-bugreport", ...Object.entries(options).flat()];
	const { stdout } = await run("wapiti", args, { maxBuffer: 64 * 2 ** 20 });
	const found = JSON.parse(readFileSync(report, "utf8")) as Omit<Report, "addresses">;
	rmSync(folder, { recursive: true, force: true });
	return { ...found, addresses: Number(/found (\d+) URLs and forms/.exec(stdout)?.[1] ?? 0) };
}

/** Wapiti crawls the site and attacks every address and form. */
export function wapiti(ground: Ground): Trial {
	return {
		name: "wapiti",
		title: "Wapiti",
		run: async (report) => {
			const target = await ground.open("wapiti");
			const holed = await startHoledPage(target.runSql);
			const control = await scan(holed.url, ["sql", "xss"]);
			holed.stop();
			const planted = Object.values({ ...control.vulnerabilities, ...control.anomalies }).filter(
				({ length }) => length > 0,
			);
			report(`${planted.length} kinds of holes found where there are two; now the site`);
			const { vulnerabilities, anomalies, addresses } = await scan(target.url);
			const findings = new Findings();
			for (const [kind, list] of Object.entries({ ...vulnerabilities, ...anomalies }))
				for (const { info, path } of list) if (!harmless.test(info)) findings.add(`${kind}: ${info}`, path);
			const alive = await target.caller.send({ path: "/api/ready" });
			await target.close();
			return {
				figures: { requests: `${addresses} addresses`, findings: findings.kinds },
				checks: [
					all("kinds of holes found in a page that has two", planted.length, 2),
					some("pages and forms that it found", addresses),
					none("holes and failures found", findings.count),
					all("the server is ready afterwards", alive.status, 200),
				],
				notes: findings.lines(),
			};
		},
	};
}
