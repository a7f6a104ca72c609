import { chmodSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { root } from "../scripts/steps.mjs";
import budgets from "./budgets.json" with { type: "json" };
import { startBuiltServer } from "./built-server.ts";
import { restOf } from "./machine.ts";
import { writeProof } from "./proof.ts";
import { fetchRaw, type RawResponse } from "./raw-response.ts";
import { startNext } from "./rivals/next.ts";
import { startNginx } from "./rivals/nginx.ts";
import { startProgram } from "./rivals/program.ts";
import { type Contest, compare, rowsOf, shareOfNginx } from "./serving/contest.ts";
import { startFrontProxy } from "./serving/front-proxy.ts";
import { startDatabase } from "./temporary-database.ts";

/** Our server, nginx with the same bytes and Next.js with the same content, per second of CPU time. */
const page = "/";
const schedule = "/api/period/gym_room/1";
const packed = { "accept-encoding": "gzip" };
// Pages with a session are never cached.
const fresh = { ...packed, session_id: "nobody" };
// As after a booking.
const past = { ...packed, "cache-control": "no-cache" };

const folder = mkdtempSync(join(tmpdir(), "kvart-serving-"));
chmodSync(folder, 0o755);
const database = await startDatabase();
const databaseUrl = await database.create("kvart_serving");
// Pictures are rendered once; that request is not measured.
const env = { DATABASE_URL: databaseUrl, DATA_DIR: join(root, "node_modules/.cache/bench-data"), RATE_LIMIT: "off" };
await (await startBuiltServer({ ...env, DEMO: "1" })).stop();
const ours = await startBuiltServer(env, { core: 0 });
await restOf(ours.pid);
const proxy = await startFrontProxy(folder, ours.url);

const kept = await fetchRaw(ours.url + page, packed);
const html = gunzipSync(kept.body).toString();
const picture = /\/media\/p\/[^" ]+\.960\.avif/.exec(html)?.[0];
if (!picture) throw new Error("The page shows no picture.");
const answers = {
	"page.html": kept,
	"schedule.json": await fetchRaw(ours.url + schedule, packed),
	"picture.avif": await fetchRaw(ours.url + picture, {}),
} satisfies Record<string, RawResponse>;

const nginx = await startNginx(folder, answers);
const bareAnswer = join(folder, "answer.json");
writeFileSync(bareAnswer, JSON.stringify({ headers: kept.headers, body: kept.body.toString("base64") }));
const startBare = (kind: "http" | "socket") =>
	startProgram((port) => [
		process.execPath,
		join(import.meta.dirname, "rivals/bare.mjs"),
		kind,
		bareAnswer,
		String(port),
	]);
const bare = await startBare("http");
const socket = await startBare("socket");
const next = await startNext({
	html,
	picture: answers["picture.avif"].body,
	databaseUrl,
});
await restOf(next.pid);

for (const [name, { body }] of Object.entries(answers)) {
	const same = await fetchRaw(`${nginx.url}/${name}`, packed);
	if (!same.body.equals(body)) throw new Error(`nginx does not send the same bytes for ${name}.`);
}

const { proxiedOfNginx, uncachedOfNext } = budgets.serving;
const viaProxy = (path: string) => ({ pid: proxy.pid, behind: ours.pid, url: proxy.url + path });
const contests: Contest[] = [
	{
		what: "cached page, by the proxy",
		headers: packed,
		ours: viaProxy(page),
		rivals: { nginx: { pid: nginx.pid, url: `${nginx.url}/page.html` } },
		targets: { nginx: proxiedOfNginx },
	},
	{
		what: "picture, by the proxy",
		headers: {},
		ours: viaProxy(picture),
		rivals: { nginx: { pid: nginx.pid, url: `${nginx.url}/picture.avif` } },
		targets: { nginx: proxiedOfNginx },
	},
	{
		what: "cached page",
		headers: packed,
		ours: { pid: ours.pid, url: ours.url + page },
		rivals: {
			nginx: { pid: nginx.pid, url: `${nginx.url}/page.html` },
			"bare Node": { pid: bare.pid, url: bare.url },
			"bare socket": { pid: socket.pid, url: socket.url },
			"Next.js prerendered": { pid: next.pid, url: `${next.url}/static` },
		},
	},
	{
		what: "uncached page",
		headers: fresh,
		ours: { pid: ours.pid, url: ours.url + page },
		rivals: { "Next.js dynamic": { pid: next.pid, url: `${next.url}/dynamic` } },
		targets: { "Next.js dynamic": uncachedOfNext },
	},
	{
		what: "schedule data, shared by visitors",
		headers: packed,
		ours: { pid: ours.pid, url: ours.url + schedule },
		rivals: { nginx: { pid: nginx.pid, url: `${nginx.url}/schedule.json` } },
	},
	{
		what: "schedule data, queried each time",
		headers: past,
		ours: { pid: ours.pid, url: ours.url + schedule },
		rivals: { "Next.js route": { pid: next.pid, url: `${next.url}/schedule` } },
	},
	{
		what: "picture",
		headers: {},
		ours: { pid: ours.pid, url: ours.url + picture },
		rivals: {
			nginx: { pid: nginx.pid, url: `${nginx.url}/picture.avif` },
			"Next.js public file": { pid: next.pid, url: `${next.url}/picture.avif` },
		},
	},
];

const results = await compare(contests);
for (const server of [proxy, ours, nginx, bare, socket, next]) await server.stop();
await database.stop();
rmSync(folder, { recursive: true, force: true });

const { rows, failed } = rowsOf(results);
console.table(rows);
const sizes = Object.entries(answers).map(([name, { body }]) => `${name} ${(body.length / 1024).toFixed(1)} KB`);
writeProof({
	name: "serving",
	title: "Serving",
	text: `Answers for each second of the server's own processor time (user and kernel, from \`/proc\`), the load (\`wrk\`, 16 connections) on the other
core, in alternating rounds, medians. nginx serves the same bytes with the same headers from files (${sizes.join(", ")}; page and schedule
gzipped beforehand; one worker, no log, files kept open). *By the proxy* is HAProxy as shipped (\`deploy/haproxy/haproxy.cfg\`, one thread) in front of
our server; the time of both counts. Next.js renders the same elements as our home page without asking a database; its schedule call runs our
statement. Ours runs on PostgreSQL with the demo, without rate limits.`,
	rows,
	notes: [
		`Bare Node is \`node:http\` with this one answer in memory and nothing else: what any server in one Node process can reach at most. In this run
it reached ${shareOfNginx(results, "bare Node")} of nginx. A bare socket sends the same bytes from Node without reading what was asked: ${shareOfNginx(results, "bare socket")} of nginx. What is
between the two is Node's HTTP in JavaScript.`,
	],
});
if (failed) process.exit(1);
