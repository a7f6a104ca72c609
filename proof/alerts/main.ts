import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { startDatabase } from "../../bench/temporary-database.ts";
import { root } from "../../scripts/steps.mjs";
import { Stage } from "../faults/stage.ts";
import { runTrials } from "../run-trials.ts";
import { until } from "../site/waiting.ts";
import { type Check, none, type Trial } from "../trial.ts";
import { type Cause, causes } from "./causes.ts";
import { rulesFile } from "./prometheus.ts";
import { openWatchedSite, type WatchedSite } from "./watched-site.ts";

const stage = new Stage(() => startDatabase());
let opened: Promise<WatchedSite> | undefined;
/** All trials share one site: starting it takes longer than a trial. */
function site(): Promise<WatchedSite> {
	opened ??= openWatchedSite(stage);
	return opened;
}

const patience = 300_000;
const holds = (what: string, measured: string, wanted: string, is: boolean): Check => ({
	what,
	measured,
	wanted,
	holds: is,
});

async function secondsUntil(what: string, is: () => Promise<boolean>): Promise<number> {
	const started = performance.now();
	await until(what, is, patience);
	return (performance.now() - started) / 1000;
}

function caused({ alert, what, start }: Cause): Trial {
	return {
		name: alert,
		title: alert,
		run: async (report) => {
			const { prometheus } = await site();
			const fires = async () => (await prometheus.firing()).includes(alert);
			await until(`${alert} is silent`, async () => !(await fires()), patience);
			report(what);
			const end = await start(await site());
			const fired = await secondsUntil(`${alert} fires`, fires).finally(end);
			report("it fires; the cause has ended");
			const silent = await secondsUntil(`${alert} is silent again`, async () => !(await fires()));
			return {
				figures: { cause: what, "fired after": `${fired.toFixed(1)} s`, "silent after": `${silent.toFixed(1)} s` },
				checks: [
					holds("fires", "yes", "yes", true),
					holds("is silent again when the cause has ended", "yes", "yes", true),
				],
			};
		},
	};
}

function promtool(...args: string[]): string {
	try {
		return execFileSync("promtool", args, { encoding: "utf8", stdio: "pipe" });
	} catch (error) {
		return (error as { stdout?: string }).stdout ?? String(error);
	}
}

function succeeds(what: string, output: string): Check {
	const passes = /SUCCESS/.test(output) && !/FAILED/.test(output);
	return holds(what, passes ? "yes" : output.trim().replaceAll(`${root}/`, ""), "yes", passes);
}

const alertNames = (text: string) => [...text.matchAll(/alert: (\w+)/g)].map(([, name = ""]) => name);

const rules: Trial = {
	name: "rules",
	title: "Every rule with made-up figures",
	run: async () => {
		const folder = join(root, "deploy/prometheus");
		const names = alertNames(readFileSync(rulesFile, "utf8"));
		const tests = readFileSync(join(folder, "alerts.test.yaml"), "utf8");
		const firing = [...tests.matchAll(/alertname: (\w+)\n\s+exp_alerts/g)].map(([, name]) => name);
		const valid = promtool("check", "config", join(folder, "prometheus.yaml"));
		const tested = promtool("test", "rules", join(folder, "alerts.test.yaml"));
		return {
			figures: { cause: "`promtool test rules`" },
			checks: [
				succeeds("the configuration is valid", valid),
				succeeds("each alert fires and stays silent when it should", tested),
				none("alerts that no test makes fire", names.filter((name) => !firing.includes(name)).length),
			],
		};
	},
};

const board: Trial = {
	name: "board",
	title: "Every query of the board",
	run: async () => {
		const { prometheus } = await site();
		const text = readFileSync(join(root, "deploy/grafana/board.json"), "utf8");
		const { panels } = JSON.parse(text) as { panels: { title: string; targets?: { expr: string }[] }[] };
		const queries = panels.flatMap(({ title, targets = [] }) => targets.map(({ expr }) => ({ title, expr })));
		const refused: string[] = [];
		let answered = 0;
		for (const { title, expr } of queries) {
			try {
				if ((await prometheus.countSeries(expr)) > 0) answered += 1;
			} catch (error) {
				refused.push(`${title}: ${String(error)}`);
			}
		}
		return {
			figures: { cause: `${answered} of ${queries.length} queries had data` },
			checks: [none("queries that Prometheus refuses", refused.length)],
			notes: refused,
		};
	},
};

await runTrials({
	name: "alerts",
	title: "Alerts",
	text: `The rules of \`deploy/prometheus\`, first with made-up figures, then on two servers in production that Prometheus watches, twenty times as fast: a rule that
waits for five minutes waits for fifteen seconds. Each cause is real and ends as soon as its alert fires. ReplicasAway, BookingsStopped and MemoryGrows have made-up
figures only.`,
	trials: [rules, ...causes.map(caused), board],
	close: async () => {
		await (await opened)?.close();
		await stage.close();
	},
});
