import { BookingLoad, type Intention } from "../faults/booking-load.ts";
import { collectResults } from "../faults/results.ts";
import type { Scene, Stage } from "../faults/stage.ts";
import { judge } from "../faults/verdict.ts";
import { pause, until } from "../site/waiting.ts";
import { atMost, type Check, none, type Trial } from "../trial.ts";
import type { DatabaseCluster } from "./cluster.ts";
import { cutFromPeers, reconnect } from "./network.ts";
import { type DatabaseNode, urlAt } from "./node.ts";
import { tryWrites } from "./stray-writes.ts";
import { runWaitingLoad } from "./waiting-list.ts";

export type ClusterStage = Stage<DatabaseCluster>;
type Report = (text: string) => void;

export const calmMilliseconds = 8000;
const patience = 90_000;

/** The longest time in which no booking was answered, in seconds. */
export function longestPause(ledger: readonly Intention[]): number {
	const good = ledger
		.flatMap(({ answers }) => answers)
		.filter(({ status }) => status > 0 && status < 500)
		.map(({ endedAt }) => endedAt)
		.toSorted((a, b) => a - b);
	return Math.max(0, ...good.slice(1).map((moment, at) => moment - (good[at] ?? moment))) / 1000;
}

export async function otherPrimary(cluster: DatabaseCluster, former: DatabaseNode): Promise<void> {
	const found = async () =>
		(await cluster.members()).some(({ name, role }) => role === "leader" && name !== former.name);
	await until("another server is the primary", found, patience);
}

/** Visitors read from replicas in all trials. */
export function openScene(stage: ClusterStage, name: string): Promise<Scene<DatabaseCluster>> {
	return stage.open(name, (_, { database, databaseUrl }) => ({
		DATABASE_REPLICA_URLS: database.nodes.map((node) => urlAt(node, databaseUrl)).join(","),
	}));
}

export interface Fault {
	name: string;
	title: string;
	/** Seconds without a booking that are accepted. */
	mostSeconds: number;
	/** Ends with a cluster that heals by itself; returns checks of its own. */
	cause: (scene: Scene<DatabaseCluster>, report: Report, ledger: readonly Intention[]) => Promise<Check[]>;
	/** Checks of its own once everything is settled. */
	afterwards?: (scene: Scene<DatabaseCluster>, ledger: readonly Intention[]) => Promise<Check[]>;
}

/** Books all the time during the fault. */
export function underBookings(stage: ClusterStage, { name, title, mostSeconds, cause, afterwards }: Fault): Trial {
	return {
		name,
		title,
		run: async (report) => {
			const scene = await openScene(stage, name);
			const load = new BookingLoad({ url: scene.pair.url, crowd: scene.crowd, thinkMilliseconds: 400 });
			const run = async () => {
				load.start();
				await pause(calmMilliseconds);
				const more = await cause(scene, report, load.ledger);
				await scene.database.settled();
				report("three servers again");
				await pause(calmMilliseconds);
				const results = await collectResults(scene, load, report);
				return { more: [...more, ...((await afterwards?.(scene, load.ledger)) ?? [])], results };
			};
			const { more, results } = await run();
			await scene.close();
			const away = longestPause(load.ledger);
			const outcome = judge({
				...results,
				recoveries: [],
				cuts: "never",
				more: [atMost("longest time without a booking", away, mostSeconds, " s"), ...more],
			});
			return { ...outcome, figures: { ...outcome.figures, recovery: `${away.toFixed(1)} s` } };
		},
	};
}

async function killPrimary({ database }: Scene<DatabaseCluster>, report: Report): Promise<Check[]> {
	const primary = await database.nodeWith("leader");
	report(`kill -9 of everything on ${primary.name}, the primary`);
	await primary.kill();
	await otherPrimary(database, primary);
	report("another server is the primary");
	await pause(calmMilliseconds);
	primary.start();
	return [];
}

export const primaryKilled: Fault = {
	name: "primary-killed",
	title: "The primary killed",
	mostSeconds: 40,
	cause: killPrimary,
};

async function switchOver({ database }: Scene<DatabaseCluster>, report: Report): Promise<Check[]> {
	const primary = await database.nodeWith("leader");
	report(`switch-over from ${primary.name} by hand`);
	const response = await fetch(`http://${primary.address}:8008/switchover`, {
		method: "POST",
		body: JSON.stringify({ leader: primary.name }),
	});
	if (!response.ok) throw new Error(`Patroni refused: ${await response.text()}`);
	await otherPrimary(database, primary);
	await database.settled();
	await pause(calmMilliseconds);
	return [];
}

export const switchedOver: Fault = {
	name: "switch-over",
	title: "Switch-over by hand, twice",
	mostSeconds: 15,
	cause: async (scene, report) => [...(await switchOver(scene, report)), ...(await switchOver(scene, report))],
};

/** The servers still reach the former primary: it must not take a single write. */
export const primaryCut: Fault = {
	name: "primary-cut",
	title: "The primary cut off from the others",
	mostSeconds: 45,
	cause: async (scene, report) => {
		const { database } = scene;
		const primary = await database.nodeWith("leader");
		await scene.runSql("create table stray_writes (number int)");
		report(`${primary.name}, the primary, reaches neither etcd nor its replicas any more`);
		cutFromPeers(primary.name);
		const writes = tryWrites(urlAt(primary, scene.databaseUrl));
		await otherPrimary(database, primary);
		report("another server is the primary; the former one stays cut off");
		await pause(calmMilliseconds);
		const { tried, acknowledged } = await writes.stop();
		reconnect(primary.name);
		return [none(`writes that the former primary acknowledged (${tried} tried)`, acknowledged)];
	},
};

export const etcdLost: Fault = {
	name: "etcd-lost",
	title: "An etcd node lost",
	mostSeconds: 5,
	cause: async ({ database }, report) => {
		const primary = await database.nodeWith("leader");
		report(`kill -9 of etcd on ${primary.name}, beside the primary`);
		await primary.killEtcd();
		await pause(30_000);
		const after = await database.nodeWith("leader");
		primary.startEtcd();
		return [none("changes of the primary", after.name === primary.name ? 0 : 1)];
	},
};

export const replicaLost: Fault = {
	name: "replica-lost",
	title: "The synchronous replica lost",
	mostSeconds: 15,
	cause: async ({ database }, report) => {
		const replica = await database.nodeWith("sync_standby");
		report(`kill -9 of everything on ${replica.name}, the synchronous replica`);
		await replica.kill();
		await pause(20_000);
		replica.start();
		return [];
	},
};

/** The waiting list while the primary dies, and is then changed by hand. */
export function waitingListOnCluster(stage: ClusterStage): Trial {
	return {
		name: "cluster-waiting-list",
		title: "The waiting list while the primary changes",
		run: async (report) => {
			const scene = await openScene(stage, "cluster-waiting-list");
			return runWaitingLoad(scene, report, async () => {
				await killPrimary(scene, report);
				await scene.database.settled();
				await switchOver(scene, report);
			});
		},
	};
}
