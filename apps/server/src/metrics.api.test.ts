import { readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Registry } from "prom-client";
import { afterAll, expect, test } from "vitest";
import { buildTestApp, openTestDatabase } from "../test/test-app.ts";
import { watch } from "./metrics.ts";
import { Cache } from "./platform/cache/cache.ts";
import { systemClock } from "./platform/clock.ts";
import type { Replicas } from "./platform/database/replicas.ts";

/** Real: the metrics of a server. Fake: its pool and its replica, which the embedded database does not have. */
const metrics = new Registry();
const app = await buildTestApp({ metrics });
const database = await openTestDatabase();
afterAll(() => database.close());
const cache = new Cache({ page: 1000, places: 1000, answer: 1000 });
const pool = () => ({ open: 1, idle: 1, maximum: 20, waiting: 0 });
const replicas = { fresh: 1, reads: 0 } as Replicas;
watch(metrics, {
	database: { ...database, pool, replicas },
	cache,
	clock: systemClock,
	dataDirectory: tmpdir(),
});

const deploy = join(import.meta.dirname, "../../../deploy");
const readDeployed = (file: string) => readFileSync(join(deploy, file), "utf8");

function alertQueries(): string[] {
	const rules = readDeployed("prometheus/alerts.yaml");
	return [...rules.matchAll(/expr: \|?([\s\S]*?)\n {8}(?:for|labels):/g)].map(([, query = ""]) => query);
}

function boardQueries(): string[] {
	const { panels } = JSON.parse(readDeployed("grafana/board.json")) as { panels: { targets?: { expr: string }[] }[] };
	return panels.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr));
}

const keywords = new Set(["and", "or", "offset", "by", "ignoring"]);

/** Names in a query that are neither functions nor labels. */
function metricsIn(query: string): string[] {
	const plain = query
		.replace(/\{[^}]*\}|\[[^\]]*\]|"[^"]*"/g, " ")
		.replace(/\b(by|ignoring|on|without)\s*\([^)]*\)/g, " ")
		.replace(/\boffset \w+/g, " ");
	const names = [...plain.matchAll(/\b[a-z_][a-z_\d]+\b(?!\s*\()/g)].map(([name]) => name);
	return names.filter((name) => !keywords.has(name));
}

/** Labels that a query compares, by metric. */
function labelsIn(query: string): string[] {
	const compared = [...query.matchAll(/([a-z_\d]+)\{([^}]*)\}/g)];
	return compared.flatMap(([, name, labels = ""]) =>
		[...labels.matchAll(/(\w+)(?=[!=])/g)].map(([label]) => `${name} ${label}`),
	);
}

async function served(): Promise<{ names: Set<string>; labels: Set<string> }> {
	await app.call("POST", "/api/user/login", { body: { email: "none@kvart.example", password: "not that" } });
	await app.call("POST", "/api/csp-report", {
		body: { "csp-report": { "effective-directive": "script-src-elem" } },
		headers: { "content-type": "application/csp-report" },
	});
	const names = new Set(["up"]);
	const labels = new Set(["up job"]);
	for (const line of (await metrics.metrics()).split("\n")) {
		const [, name, given = ""] = /^([a-z_\d]+)(?:\{(.*)\})? \S+$/.exec(line) ?? [];
		if (!name) continue;
		names.add(name);
		for (const [, label] of given.matchAll(/(\w+)="/g)) labels.add(`${name} ${label}`);
	}
	return { names, labels };
}

test("the server has every metric, with its labels, that alerts and board read", async () => {
	const { names, labels } = await served();
	const queries = [...alertQueries(), ...boardQueries()];
	expect(queries.length).toBeGreaterThan(40);
	expect(queries.flatMap(metricsIn).filter((name) => !names.has(name))).toEqual([]);
	expect(queries.flatMap(labelsIn).filter((label) => !labels.has(label))).toEqual([]);
});

test("routes that alerts and board name are routes of the server", async () => {
	const text = [...alertQueries(), ...boardQueries()].join("\n");
	const wanted = [...text.matchAll(/route(=~?)"([^"]+)"/g)].filter(([, , route = ""]) => route.startsWith("/api/"));
	const routes = [
		"/api/period/:id/booking",
		"/api/promotion/period/:id/booking/guest",
		"/api/period/:id/waiting",
		"/api/period/gym_room/:roomId",
		"/api/user/login",
	];
	for (const url of routes) {
		const methods = ["GET", "POST"].filter((method) => app.server.hasRoute({ url, method }));
		expect(methods, url).not.toEqual([]);
	}
	for (const [, operator, route = ""] of wanted) {
		const matches = (url: string) => (operator === "=" ? url === route : new RegExp(`^(?:${route})$`).test(url));
		expect(routes.filter(matches), route).not.toEqual([]);
	}
});
