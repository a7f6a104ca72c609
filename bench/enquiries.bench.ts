import { once } from "node:events";
import { Agent, request } from "node:http";
import { createServer } from "node:net";
import { Pool } from "pg";
import { startBuiltServer } from "./built-server.ts";
import { verdict, writeProof } from "./proof.ts";
import { startDatabase } from "./temporary-database.ts";

/**
 * Ten thousand enquiries, fifty at a time: all stored, one notice each, and the slowest latencies, compared with a
 * bare insert of the same row.
 */
const total = 10_000;
const concurrent = 50;
/** Sent twice, as by a double click. */
const doubled = 500;

const database = await startDatabase();
const url = await database.create("kvart_enquiries");
// A mail server that never responds: mails stay queued, as with a slow provider.
const silence = createServer().listen(0, "127.0.0.1");
await once(silence, "listening");
const { port: silentPort } = silence.address() as { port: number };
const server = await startBuiltServer({
	DATABASE_URL: url,
	RATE_LIMIT: "off",
	DEMO: "1",
	SMTP_URL: `smtp://127.0.0.1:${silentPort}`,
});
const agent = new Agent({ keepAlive: true, maxSockets: concurrent });

const form = (number: number) => ({
	name: `Visitor ${number}`,
	age: "31",
	phone_1: `064${String(number).padStart(7, "0")}`,
	email: `visitor-${number}@kvart.example`,
	training_place: "Zemun",
	language: number % 2 ? "en" : "sr",
	form_id: `bench-enquiry-${String(number).padStart(6, "0")}`,
});

function post(body: object): Promise<number> {
	const text = JSON.stringify(body);
	const headers = { "content-type": "application/json", "content-length": Buffer.byteLength(text) };
	return new Promise((resolve, reject) => {
		const call = request(`${server.url}/api/form/price`, { method: "POST", agent, headers }, (answer) => {
			answer.resume();
			answer.on("end", () => resolve(answer.statusCode ?? 0));
		});
		call.on("error", reject);
		call.end(text);
	});
}

/** Returns the milliseconds of each job. */
async function run(count: number, job: (number: number) => Promise<void>): Promise<number[]> {
	const times: number[] = [];
	let next = 0;
	const worker = async () => {
		for (let number = next; number < count; number = next) {
			next += 1;
			const started = performance.now();
			await job(number);
			times.push(performance.now() - started);
		}
	};
	await Promise.all(Array.from({ length: concurrent }, worker));
	return times.toSorted((a, b) => a - b);
}

const at = (times: number[], part: number) => times[Math.floor((times.length - 1) * part)] ?? Number.NaN;

const statuses = new Map<number, number>();
const began = performance.now();
const sent = await run(total + doubled, async (number) => {
	const status = await post(form(number % total));
	statuses.set(status, (statuses.get(status) ?? 0) + 1);
});
const seconds = (performance.now() - began) / 1000;

// As many as the server uses.
const pool = new Pool({ connectionString: url, max: 20 });
// The database may stop before the connections have closed.
pool.on("error", () => undefined);
const count = async (query: string) => Number((await pool.query<{ count: string }>(query)).rows[0]?.count);
const kept = await count("select count(*) from enquiries where form_key like 'price:bench-%'");
const notices = await count("select count(*) from mails where template = 'enquiry-notice'");
const reported = await count(
	"select count(distinct data ->> 'enquiryId') from mails where template = 'enquiry-notice'",
);
await server.stop();

await pool.query("create table bare (like enquiries including all)");
const bare = await run(total, async (number) => {
	const { name, email, phone_1, form_id } = form(number);
	await pool.query(
		`insert into bare (kind, name, email, phone, phone_digits, form, language, form_key, created_at)
		values ('price', $1, $2, $3, $3, $4, 'sr', $5, now())`,
		[name, email, phone_1, JSON.stringify(form(number)), form_id],
	);
});
await pool.end();
agent.destroy();
await database.stop();
silence.close();

const row = (what: string, times: number[]) => ({
	what,
	median: `${at(times, 0.5).toFixed(1)} ms`,
	p99: `${at(times, 0.99).toFixed(1)} ms`,
	slowest: `${at(times, 1).toFixed(1)} ms`,
});
const waits = [row("enquiry over HTTP, kept with its mail", sent), row("bare insert of the same row", bare)];
const right = (what: string, number: number, wanted: number) => ({ what, number, wanted, holds: number === wanted });
const counts = [
	right("posts answered with 201", statuses.get(201) ?? 0, total + doubled),
	right("enquiries kept", kept, total),
	right("notices queued", notices, total),
	right("enquiries with a notice", reported, total),
];
console.table(waits);
console.table(counts);
writeProof({
	name: "enquiries",
	title: "Enquiries",
	text: `${total} price requests from ${concurrent} visitors at a time on PostgreSQL, ${doubled} of them sent twice as by a double click; in the same run a bare insert of the same row by ${concurrent} clients over as many connections as the server has. Every enquiry is kept with its notice queued before it is answered; it has no proof of work, so there is no receipt; the temporary database does not wait for the disk.`,
	rows: counts.map(({ what, number, wanted, holds }) => ({ what, measured: number, wanted, verdict: verdict(holds) })),
	notes: [
		...waits.map(({ what, median, p99, slowest }) => `${what}: median ${median}, p99 ${p99}, slowest ${slowest}`),
		`${Math.round((total + doubled) / seconds)} enquiries a second, the load generator on the same machine`,
	],
});
process.exit(counts.every(({ holds }) => holds) ? 0 : 1);
