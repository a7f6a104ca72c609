import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Client } from "pg";
import { until } from "../site/waiting.ts";
import { type DatabaseProxy, startDatabaseProxy } from "./database-proxy.ts";
import { createNetwork, nodeNames, removeNetwork } from "./network.ts";
import { createNode, type DatabaseNode, passwords } from "./node.ts";

/** As Patroni reports it. */
export interface Member {
	name: string;
	role: "leader" | "replica" | "sync_standby";
	state: string;
}

/** Three PostgreSQL servers with Patroni and etcd behind HAProxy. */
export interface DatabaseCluster {
	nodes: readonly DatabaseNode[];
	proxy: DatabaseProxy;
	members(): Promise<Member[]>;
	/** Throws if there is none. */
	nodeWith(role: Member["role"]): Promise<DatabaseNode>;
	/** Until there is a primary, a synchronous replica and another replica, all running. */
	settled(): Promise<void>;
	/** URL of a database on the primary: an empty one, or a copy of another one without connections. */
	create(name: string, template?: string): Promise<string>;
	stop(): Promise<void>;
}

const settlePatience = 120_000;
const role = "kvart";
const rolePassword = "trial-kvart";

async function membersSeenBy(node: DatabaseNode): Promise<Member[] | null> {
	try {
		const response = await fetch(`http://${node.address}:8008/cluster`, { signal: AbortSignal.timeout(2000) });
		return ((await response.json()) as { members?: Member[] }).members ?? null;
	} catch {
		return null;
	}
}

const leaderOf = (view: Member[]) => view.find((member) => member.role === "leader")?.name;

export async function startDatabaseCluster(report: (text: string) => void): Promise<DatabaseCluster> {
	createNetwork();
	const folder = mkdtempSync(join(tmpdir(), "kvart-cluster-"));
	// PostgreSQL runs as another user.
	chmodSync(folder, 0o755);
	const nodes = nodeNames.map((name) => createNode(name, folder));
	report("starting etcd, Patroni and PostgreSQL three times");
	for (const node of nodes) node.start();
	const proxy = await startDatabaseProxy(folder);
	const urlOf = (user: string, password: string, database: string) =>
		`postgres://${user}:${password}@127.0.0.1:${proxy.primaryPort}/${database}`;

	const cluster: DatabaseCluster = {
		nodes,
		proxy,
		members: async () => {
			// A node that was cut off believes what it knew last: the majority decides.
			const views = (await Promise.all(nodes.map(membersSeenBy))).filter((view) => view !== null);
			const votes = (name: string | undefined) => views.filter((view) => leaderOf(view) === name).length;
			return views.toSorted((a, b) => votes(leaderOf(b)) - votes(leaderOf(a)))[0] ?? [];
		},
		nodeWith: async (wanted) => {
			const found = (await cluster.members()).find((member) => member.role === wanted);
			const node = nodes.find(({ name }) => name === found?.name);
			if (!node) throw new Error(`No node is ${wanted}.`);
			return node;
		},
		settled: () =>
			until(
				"a primary and two replicas, one of them synchronous",
				async () => {
					const members = await cluster.members();
					const count = (wanted: Member["role"]) => members.filter((member) => member.role === wanted).length;
					const healthy = members.every(({ state }) => state === "running" || state === "streaming");
					return healthy && count("leader") === 1 && count("sync_standby") === 1 && members.length === nodes.length;
				},
				settlePatience,
			),
		create: async (name, template = "template1") => {
			// Also after a trial that failed.
			for (const node of nodes) node.restore();
			await cluster.settled();
			const admin = new Client({ connectionString: urlOf("postgres", passwords.superuser, "postgres") });
			await admin.connect();
			await admin.query(`drop database if exists ${name}`);
			await admin.query(`create database ${name} template ${template} owner ${role}`);
			await admin.end();
			return urlOf(role, rolePassword, name);
		},
		stop: async () => {
			await proxy.stop();
			await Promise.all(nodes.map((node) => node.stop()));
			removeNetwork();
			rmSync(folder, { recursive: true, force: true });
		},
	};
	await cluster.settled();
	report("a primary and two replicas are running");
	await createRole(urlOf("postgres", passwords.superuser, "postgres"));
	return cluster;
}

/** The proxy may need a second to find the primary. */
async function createRole(url: string): Promise<void> {
	await until(
		"the primary takes connections",
		async () => {
			const client = new Client({ connectionString: url, connectionTimeoutMillis: 2000 });
			try {
				await client.connect();
				await client.query(`create role ${role} login password '${rolePassword}'`);
				return true;
			} catch {
				return false;
			} finally {
				await client.end().catch(() => undefined);
			}
		},
		30_000,
	);
}
