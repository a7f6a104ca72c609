import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { endProcess } from "../../bench/end-process.ts";
import { freePort } from "../../bench/machine.ts";
import { root } from "../../scripts/steps.mjs";
import { until } from "../site/waiting.ts";

export const rulesFile = join(root, "deploy/prometheus/alerts.yaml");

/** Prometheus with the shipped rules. */
export interface Prometheus {
	firing(): Promise<string[]>;
	/** Number of series; throws if the query is not valid. */
	countSeries(query: string): Promise<number>;
	stop(): Promise<void>;
}

const seconds: Record<string, number> = { s: 1, m: 60, h: 3600 };

const times = 20;
// A server without a free connection takes two seconds to answer.
const scrape = "3s";

/** The shipped rules twenty times as fast, so that a trial does not wait for a quarter of an hour. Weeks stay. */
function shortened(rules: string): string {
	return rules.replace(/(?<=for: |\[)(\d+)([smh])\b/g, (_, count: string, unit: string) => {
		const whole = Math.ceil((Number(count) * (seconds[unit] ?? 1)) / times);
		return `${whole}s`;
	});
}

function configuration(rules: string, targets: readonly string[]): string {
	return JSON.stringify({
		global: { scrape_interval: scrape, scrape_timeout: scrape, evaluation_interval: "1s" },
		rule_files: [rules],
		scrape_configs: [{ job_name: "kvart", static_configs: [{ targets }] }],
	});
}

export async function startPrometheus(targets: readonly string[]): Promise<Prometheus> {
	const folder = mkdtempSync(join(tmpdir(), "kvart-prometheus-"));
	const rules = join(folder, "alerts.yaml");
	const config = join(folder, "prometheus.yaml");
	writeFileSync(rules, shortened(readFileSync(rulesFile, "utf8")));
	writeFileSync(config, configuration(rules, targets));
	const address = `127.0.0.1:${await freePort()}`;
	const args = [
		`--config.file=${config}`,
		`--storage.tsdb.path=${join(folder, "data")}`,
		`--web.listen-address=${address}`,
	];
	const child = spawn("prometheus", [...args, "--log.level=error"], { stdio: ["ignore", "ignore", "inherit"] });
	const leave = () => child.kill();
	process.once("exit", leave);
	const ask = async <T>(path: string): Promise<T> => {
		const response = await fetch(`http://${address}/api/v1/${path}`);
		const { status, error, data } = (await response.json()) as { status: string; error?: string; data: T };
		if (status !== "success") throw new Error(error);
		return data;
	};
	const isReady = () =>
		fetch(`http://${address}/-/ready`).then(
			({ ok }) => ok,
			() => false,
		);
	await until("Prometheus is ready", isReady, 60_000);
	return {
		firing: async () => {
			const { alerts } = await ask<{ alerts: { state: string; labels: { alertname: string } }[] }>("alerts");
			return alerts.flatMap(({ state, labels }) => (state === "firing" ? [labels.alertname] : []));
		},
		countSeries: async (query) => {
			const { result } = await ask<{ result: unknown[] }>(`query?query=${encodeURIComponent(query)}`);
			return result.length;
		},
		stop: async () => {
			process.off("exit", leave);
			await endProcess(child);
			rmSync(folder, { recursive: true, force: true });
		},
	};
}
