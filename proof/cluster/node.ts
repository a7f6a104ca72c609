import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { appendFileSync, chmodSync, chownSync, globSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { endProcess } from "../../bench/end-process.ts";
import { root } from "../../scripts/steps.mjs";
import { until } from "../site/waiting.ts";
import { addressOf, type NodeName, network, nodeNames, pidsOf, reconnect } from "./network.ts";

export const passwords = { superuser: "trial-postgres", replication: "trial-replicator", rewind: "trial-rewind" };

/** A database server of the cluster: etcd, Patroni and PostgreSQL. */
export interface DatabaseNode {
	name: NodeName;
	address: string;
	start(): void;
	startEtcd(): void;
	/** `kill -9` of everything on it, as if the machine lost its power. */
	kill(): Promise<void>;
	killEtcd(): Promise<void>;
	/** `SIGSTOP` of everything on it, as when a virtual machine is moved. */
	freeze(): void;
	thaw(): void;
	/** Connects and thaws it, and starts what does not run. */
	restore(): void;
	stop(): Promise<void>;
}

/** Some end with their parent, before their turn comes. */
export function signalIfThere(pid: number, signal: "SIGKILL" | "SIGSTOP" | "SIGCONT"): void {
	try {
		process.kill(pid, signal);
	} catch (error) {
		if ((error as NodeJS.ErrnoException).code !== "ESRCH") throw error;
	}
}

/** The same database on this node, past the proxy. */
export function urlAt({ address }: DatabaseNode, databaseUrl: string): string {
	return Object.assign(new URL(databaseUrl), { host: `${address}:5432` }).href;
}

/** As the superuser. */
export function adminUrlAt(node: DatabaseNode, databaseUrl: string): string {
	const as = { username: "postgres", password: passwords.superuser };
	return Object.assign(new URL(urlAt(node, databaseUrl)), as).href;
}

function postgresUser(): { uid: number; gid: number } {
	const [uid = 0, gid = 0] = ["-u", "-g"].map((option) => Number(execFileSync("id", [option, "postgres"]).toString()));
	return { uid, gid };
}

function postgresPrograms(): string {
	const [newest] = globSync("/usr/lib/postgresql/*/bin/initdb").toSorted().toReversed();
	if (!newest) throw new Error("PostgreSQL is not installed.");
	return dirname(newest);
}

/** The shipped configuration with the names of this node. */
function patroniConfiguration(name: NodeName, folder: string): string {
	const values: Record<string, string> = {
		NAME: name,
		ADDRESS: addressOf(name),
		ETCD_HOSTS: nodeNames.map((node) => `${addressOf(node)}:2379`).join(","),
		DATA: folder,
		POSTGRES_BIN: postgresPrograms(),
		NETWORK: network,
		SUPERUSER_PASSWORD: passwords.superuser,
		REPLICATION_PASSWORD: passwords.replication,
		REWIND_PASSWORD: passwords.rewind,
	};
	return readFileSync(join(root, "deploy/cluster/patroni.yaml"), "utf8")
		.replaceAll(/\$\{(\w+)\}/g, (all, key: string) => values[key] ?? all)
		.replace("mode: automatic", 'mode: "off"');
}

function etcdArguments(name: NodeName, folder: string): string[] {
	const address = addressOf(name);
	const settings = {
		name,
		"data-dir": join(folder, "etcd"),
		"listen-client-urls": `http://${address}:2379,http://127.0.0.1:2379`,
		"advertise-client-urls": `http://${address}:2379`,
		"listen-peer-urls": `http://${address}:2380`,
		"initial-advertise-peer-urls": `http://${address}:2380`,
		"initial-cluster": nodeNames.map((node) => `${node}=http://${addressOf(node)}:2380`).join(","),
		"initial-cluster-token": "kvart-trial",
		"enable-v2": "true",
	};
	return Object.entries(settings).map(([option, value]) => `--${option}=${value}`);
}

export function createNode(name: NodeName, parent: string): DatabaseNode {
	const folder = join(parent, name);
	const user = postgresUser();
	mkdirSync(folder, { recursive: true });
	const settings = join(folder, "patroni.yaml");
	writeFileSync(settings, patroniConfiguration(name, folder));
	chmodSync(settings, 0o600);
	for (const path of [folder, settings]) chownSync(path, user.uid, user.gid);
	const running = new Map<string, ChildProcess>();

	const run = (program: string, args: string[]) => {
		const asPostgres = ["setpriv", `--reuid=${user.uid}`, `--regid=${user.gid}`, "--clear-groups"];
		// Debian builds etcd for ARM, which etcd itself calls untested.
		const env = { PATH: process.env["PATH"], ETCD_UNSUPPORTED_ARCH: "arm64", LC_ALL: "C.UTF-8" };
		const child = spawn("ip", ["netns", "exec", name, ...asPostgres, program, ...args], {
			cwd: folder,
			env,
			detached: true,
		});
		for (const output of [child.stdout, child.stderr])
			output.on("data", (chunk: Buffer) => appendFileSync(join(folder, `${program}.log`), chunk));
		running.set(program, child);
	};
	const end = async (program: string, signal: "SIGKILL" | "SIGTERM") => {
		const child = running.get(program);
		if (child) await endProcess(child, signal);
	};
	const startEtcd = () => run("etcd", etcdArguments(name, folder));
	const signalAll = (signal: "SIGKILL" | "SIGSTOP" | "SIGCONT") => {
		for (const pid of pidsOf(name)) signalIfThere(pid, signal);
	};
	const thaw = () => signalAll("SIGCONT");
	const kill = async () => {
		signalAll("SIGKILL");
		await until(`${name} is dead`, () => pidsOf(name).length === 0, 10_000);
		await Promise.all([...running.values()].map((child) => endProcess(child, "SIGKILL")));
	};
	const runs = (program: string) => {
		const child = running.get(program);
		return child !== undefined && child.exitCode === null && child.signalCode === null;
	};
	const startPatroni = () => run("patroni", [settings]);
	// An aborted run leaves nothing behind.
	process.once("exit", () => signalAll("SIGKILL"));
	return {
		name,
		address: addressOf(name),
		start: () => {
			startEtcd();
			startPatroni();
		},
		startEtcd,
		kill,
		killEtcd: () => end("etcd", "SIGKILL"),
		freeze: () => signalAll("SIGSTOP"),
		thaw,
		restore: () => {
			reconnect(name);
			thaw();
			if (!runs("etcd")) startEtcd();
			if (!runs("patroni")) startPatroni();
		},
		stop: async () => {
			thaw();
			await end("patroni", "SIGTERM");
			await end("etcd", "SIGTERM");
			await kill();
		},
	};
}
