import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { chownSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { endProcess } from "../../bench/end-process.ts";
import { freePort } from "../../bench/machine.ts";
import { until } from "./waiting.ts";

export interface Pooler {
	port: number;
	stop(): Promise<void>;
}

interface PoolerNames {
	/** Port of PostgreSQL. */
	databasePort: string;
	database: string;
	role: string;
	password: string;
}

const shipped = join(import.meta.dirname, "../../deploy/pgbouncer/pgbouncer.ini");
// The oldest version that keeps prepared statements in transaction pooling; Debian 12 has 1.18.
const wantedVersion = 21;

function installedVersion(): number {
	return Number(/PgBouncer 1\.(\d+)/.exec(execFileSync("pgbouncer", ["--version"]).toString())?.[1]);
}

/** The shipped configuration with other names and ports; for an old version in session pooling. */
function configuration({ databasePort, database, role }: PoolerNames, port: number, userList: string): string {
	const text = readFileSync(shipped, "utf8")
		.replace(/^kvart = .*$/m, `${database} = host=127.0.0.1 port=${databasePort} dbname=${database}`)
		.replace(/^listen_addr = .*$/m, "listen_addr = 127.0.0.1")
		.replace(/^listen_port = .*$/m, `listen_port = ${port}`)
		.replace(/^auth_user = .*$/m, `auth_user = ${role}`)
		.replace(/^auth_dbname = .*$/m, `auth_dbname = ${database}`)
		.replace(/^auth_file = .*$/m, `auth_file = ${userList}`);
	if (installedVersion() >= wantedVersion) return text;
	return text
		.replace(/^pool_mode = .*$/m, "pool_mode = session")
		.replace(/^(max_prepared_statements|auth_dbname) = .*$/gm, "");
}

/** PgBouncer refuses to run as root. */
function ordinaryUser(): { uid: number; gid: number } | undefined {
	if (process.getuid?.() !== 0) return undefined;
	const [uid = 0, gid = 0] = ["-u", "-g"].map((option) => Number(execFileSync("id", [option, "postgres"]).toString()));
	return { uid, gid };
}

/** PgBouncer with the configuration that is shipped. */
export async function startPooler(names: PoolerNames): Promise<Pooler> {
	const folder = mkdtempSync(join(tmpdir(), "kvart-pooler-"));
	const [userList, settings] = [join(folder, "userlist"), join(folder, "pgbouncer.ini")];
	const port = await freePort();
	writeFileSync(userList, `"${names.role}" "${names.password}"\n`);
	writeFileSync(settings, configuration(names, port, userList));
	const user = ordinaryUser();
	if (user) for (const path of [folder, userList, settings]) chownSync(path, user.uid, user.gid);
	const program: ChildProcess = spawn("pgbouncer", [settings], { ...user, stdio: ["ignore", "ignore", "pipe"] });
	let said = "";
	program.stderr?.on("data", (chunk: Buffer) => (said += chunk.toString()));
	process.once("exit", () => program.kill());
	const listens = () => {
		if (program.exitCode !== null) throw new Error(`PgBouncer did not start: ${said}`);
		return said.includes("process up");
	};
	await until("the pooler listens", listens, 10_000);
	return {
		port,
		stop: async () => {
			await endProcess(program, "SIGINT");
			rmSync(folder, { recursive: true, force: true });
		},
	};
}
