import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { chownSync, existsSync, globSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { Client } from "pg";

export interface Cluster {
	/** Without the name of a database. */
	url: string;
	/** Stops the server and keeps its data: `SIGINT` cleanly, `SIGQUIT` like a crash. */
	halt(signal: "SIGINT" | "SIGQUIT"): Promise<void>;
	/** Starts it again after `halt`. */
	resume(): Promise<void>;
	/** Its processes stop where they are; the system still accepts connections for it. */
	freeze(): void;
	thaw(): void;
	stop(): Promise<void>;
}

/** The folder with `initdb` and `postgres`: that of Debian, or from the PATH. */
function findBinaries(): string {
	const onPath = (process.env["PATH"] ?? "").split(":").map((folder) => join(folder, "initdb"));
	const debian = globSync("/usr/lib/postgresql/*/bin/initdb").toSorted().toReversed();
	const found = [...debian, ...onPath].find((file) => existsSync(file));
	if (!found) throw new Error("PostgreSQL is not installed: apt-get install postgresql, or set TEST_DATABASE_URL.");
	return dirname(found);
}

function idOf(option: "-u" | "-g", name: string): number {
	return Number(execFileSync("id", [option, name], { stdio: ["ignore", "pipe", "ignore"] }).toString());
}

/** PostgreSQL refuses to run as root. */
function ordinaryUser(): { uid: number; gid: number } | undefined {
	if (process.getuid?.() !== 0) return undefined;
	for (const name of ["postgres", "nobody"]) {
		try {
			return { uid: idOf("-u", name), gid: idOf("-g", name) };
		} catch {}
	}
	throw new Error("There is no user to run PostgreSQL as.");
}

async function freePort(): Promise<number> {
	const probe = createServer().listen(0, "127.0.0.1");
	await once(probe, "listening");
	const { port } = probe.address() as { port: number };
	probe.close();
	return port;
}

async function waitUntilReady(url: string, failed: () => string | null): Promise<void> {
	const deadline = performance.now() + 30_000;
	while (performance.now() < deadline) {
		const reason = failed();
		if (reason !== null) throw new Error(`PostgreSQL did not start: ${reason}`);
		const client = new Client({ connectionString: `${url}/postgres` });
		try {
			await client.connect();
			await client.end();
			return;
		} catch {
			await new Promise((resolve) => setImmediate(resolve));
		}
	}
	throw new Error("PostgreSQL did not start within 30 seconds.");
}

function refuse(): never {
	throw new Error("The server of TEST_DATABASE_URL is not ours to stop: unset it.");
}

/** An existing server is never stopped. */
function foreignCluster(url: string): Cluster {
	return {
		url,
		halt: async () => refuse(),
		resume: async () => refuse(),
		freeze: refuse,
		thaw: refuse,
		stop: async () => undefined,
	};
}

/** Children have process groups of their own. While they get the signal the parent is stopped: it neither starts nor reaps any. */
function signalFamily(parent: number, signal: "SIGSTOP" | "SIGCONT"): void {
	process.kill(parent, "SIGSTOP");
	const children = readFileSync(`/proc/${parent}/task/${parent}/children`, "utf8").trim();
	for (const child of children === "" ? [] : children.split(" ")) process.kill(Number(child), signal);
	process.kill(parent, signal);
}

/** Makes the data folder with a program of PostgreSQL, then runs a server on it. */
async function startOn(
	make: [program: "initdb" | "pg_basebackup", ...args: string[]],
	more: Record<string, string>,
): Promise<Cluster> {
	const binaries = findBinaries();
	const user = ordinaryUser();
	const folder = mkdtempSync(join(tmpdir(), "kvart-postgres-"));
	if (user) chownSync(folder, user.uid, user.gid);
	const data = join(folder, "data");
	const options = { ...user, cwd: folder, stdio: "pipe" as const };
	const [program, ...args] = make;
	execFileSync(join(binaries, program), ["-D", data, ...args], options);
	const port = await freePort();
	const settings = {
		port,
		listen_addresses: "127.0.0.1",
		unix_socket_directories: folder,
		fsync: "off",
		max_connections: 200,
		...more,
	};
	const command = ["-D", data, ...Object.entries(settings).flatMap(([name, value]) => ["-c", `${name}=${value}`])];
	const url = `postgres://kvart@127.0.0.1:${port}`;
	let server: ChildProcess;
	const resume = async () => {
		server = spawn(join(binaries, "postgres"), command, options);
		let said = "";
		server.stderr?.on("data", (chunk: Buffer) => (said += chunk.toString()));
		await waitUntilReady(url, () => (server.exitCode === null ? null : said));
	};
	const halt = async (signal: "SIGINT" | "SIGQUIT") => {
		server.kill(signal);
		if (server.exitCode === null) await once(server, "exit");
	};
	const thaw = () => signalFamily(server.pid ?? 0, "SIGCONT");
	// Stops also when the run is aborted.
	process.once("exit", () => {
		if (server.exitCode === null) thaw();
		server.kill("SIGINT");
	});
	await resume();
	return {
		url,
		halt,
		resume,
		freeze: () => signalFamily(server.pid ?? 0, "SIGSTOP"),
		thaw,
		stop: async () => {
			await halt("SIGINT");
			rmSync(folder, { recursive: true, force: true });
		},
	};
}

/** A new server in a temporary folder. */
export function startOwnCluster(more: Record<string, string> = {}): Promise<Cluster> {
	return startOn(["initdb", "-U", "kvart", "-A", "trust", "-E", "UTF8", "--no-sync"], more);
}

/** A read-only copy that follows the server. */
export function startReplica({ url }: Cluster): Promise<Cluster> {
	return startOn(["pg_basebackup", "-d", `${url}/postgres`, "-R", "-c", "fast", "--no-sync"], {});
}

/** The server of TEST_DATABASE_URL, or a new one. */
export async function startCluster(more: Record<string, string> = {}): Promise<Cluster> {
	const given = process.env["TEST_DATABASE_URL"];
	return given ? foreignCluster(given.replace(/\/[^/]*$/, "")) : startOwnCluster(more);
}
