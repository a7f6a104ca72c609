import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { globSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type BuiltServer, startBuiltServer } from "../../bench/built-server.ts";
import { startDatabase } from "../../bench/temporary-database.ts";
import { type RunSql, sqlRunner } from "../site/database.ts";
import { startPooler } from "../site/pooler.ts";
import { until } from "../site/waiting.ts";
import { all, none, round, type Trial } from "../trial.ts";

const deploy = join(import.meta.dirname, "../../deploy");
/** Other names than the usual ones: nothing may be hard-wired. */
const names = { database: "gym", KVART_ROLE: "gym_server", PGBOUNCER_ROLE: "gym_pooler", BACKUP_ROLE: "gym_backup" };
const passwords = { KVART_PASSWORD: "server's", PGBOUNCER_PASSWORD: "pooler", BACKUP_PASSWORD: "backup" };
const dataKey = "5eed".repeat(16);

function script(name: "backup.sh" | "restore.sh", args: string[], env: Record<string, string>): string {
	const options = { env: { PATH: process.env["PATH"], ...names, ...passwords, ...env }, stdio: "pipe" as const };
	return execFileSync("sh", [join(deploy, name), ...args], options).toString();
}

/** A digest of every table, to compare two databases. */
async function digests(runSql: RunSql): Promise<string[]> {
	const tables = await runSql<{ name: string }>(
		"select tablename as name from pg_tables where schemaname = 'public' order by 1",
	);
	return Promise.all(
		tables.map(async ({ name }) => {
			const query = `select md5(coalesce(string_agg(line::text, '|' order by line::text), '')) as digest from ${name} as line`;
			const [row] = await runSql<{ digest: string }>(query);
			return `${name} ${row?.digest}`;
		}),
	);
}

async function logIn({ url }: BuiltServer): Promise<boolean> {
	const password = createHash("sha512").update("kvart123").digest("hex");
	const answer = await fetch(`${url}/api/user/login`, {
		method: "POST",
		headers: { "content-type": "application/json" },
		body: JSON.stringify({ email: "ana@kvart.example", password }),
	});
	return answer.status === 200;
}

async function refuses(url: string): Promise<boolean> {
	return sqlRunner(url)("select 1").then(
		() => false,
		() => true,
	);
}

/** A backup, a new database server, one command, the shipped pooler, a log-in; then once more while servers run. */
export function restore(): Trial {
	return {
		name: "restore",
		title: "A backup restored on a new server",
		run: async (report) => {
			const folder = mkdtempSync(join(tmpdir(), "kvart-restore-"));
			const { database, KVART_ROLE: owner, PGBOUNCER_ROLE: role } = names;
			const lost = await startDatabase();
			const source = await lost.create(database);
			await (await startBuiltServer({ DATABASE_URL: source, DEMO: "1", DATA_DIR: folder, DATA_KEY: dataKey })).stop();
			const before = await digests(sqlRunner(source));
			report(script("backup.sh", [], { BACKUP_DATABASE_URL: source, BACKUP_DIR: folder }).trim());
			const [file = ""] = globSync(join(folder, "kvart-*.dump"));
			await lost.stop();
			report("the database server is gone");

			const fresh = await startDatabase();
			const admin = (await fresh.create("unused")).replace(/unused$/, "postgres");
			const { port: databasePort } = new URL(admin);
			const started = performance.now();
			script("restore.sh", [file, database], { RESTORE_ADMIN_URL: admin });
			const seconds = (performance.now() - started) / 1000;
			const as = (user: string, password: string, port: number | string) =>
				`postgres://${user}:${encodeURIComponent(password)}@127.0.0.1:${port}/${database}`;
			const direct = as(owner, passwords.KVART_PASSWORD, databasePort);
			const after = await digests(sqlRunner(direct));
			report(`restored in ${round(seconds)} s`);

			const pooler = await startPooler({ databasePort, database, role, password: passwords.PGBOUNCER_PASSWORD });
			const server = await startBuiltServer({
				DATABASE_URL: as(owner, passwords.KVART_PASSWORD, pooler.port),
				DATABASE_DIRECT_URL: direct,
				DATA_DIR: folder,
				DATA_KEY: dataKey,
			});
			const first = await logIn(server);
			await sqlRunner(admin)("create role stranger login");
			const stranger = await refuses(as("stranger", "", databasePort));
			const wrong = await refuses(as(owner, "wrong", pooler.port));

			const said = script("restore.sh", [file, database], { RESTORE_ADMIN_URL: admin });
			report(said.trim().split("\n").slice(-2).join("; "));
			await until("the server has new connections", () => logIn(server).catch(() => false), 30_000);
			const second = await logIn(server);
			await server.stop();
			await pooler.stop();
			await fresh.stop();
			rmSync(folder, { recursive: true, force: true });
			return {
				figures: { "restored in": `${round(seconds)} s` },
				checks: [
					none("tables that differ from those of the backup", before.filter((line) => !after.includes(line)).length),
					all("log-ins through the pooler", Number(first), 1),
					all("log-ins after a restore under running servers", Number(second), 1),
					all("connections of other roles refused", Number(stranger), 1),
					all("wrong passwords refused by the pooler", Number(wrong), 1),
				],
			};
		},
	};
}
