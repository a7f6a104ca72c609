import { sqlRunner } from "../site/database.ts";
import { endAfterTrial } from "../site/leftovers.ts";
import { pause } from "../site/waiting.ts";
import { none, some } from "../trial.ts";
import { adminUrlAt, type DatabaseNode, signalIfThere } from "./node.ts";
import { type Reading, wronglyShown } from "./shown-places.ts";
import { calmMilliseconds, type Fault, otherPrimary } from "./trials.ts";

/** How old free places may be in a page, its data and the API: ARCHITECTURE.md promises it. */
const oldestMilliseconds = 4000;
const heldMilliseconds = 20_000;
const everyMilliseconds = 400;

/** Reads the free places as visitors do, until stopped. */
function readPlaces(url: string) {
	const leaving = new AbortController();
	endAfterTrial(() => leaving.abort());
	const [readings, failed]: [Reading[], string[]] = [[], []];
	const read = async () => {
		const startedAt = performance.now();
		const response = await fetch(`${url}/api/promotion/period/gym_room/1`);
		if (!response.ok) throw new Error(`${response.status}`);
		const periods = (await response.json()) as { id: number; free_places: number }[];
		const free = new Map(periods.map(({ id, free_places }) => [id, free_places]));
		readings.push({ startedAt, endedAt: performance.now(), free });
	};
	const reading = (async () => {
		while (!leaving.signal.aborted) {
			await read().catch((error: unknown) => void failed.push(String(error)));
			await pause(everyMilliseconds);
		}
	})();
	return {
		stop: async () => {
			leaving.abort();
			await reading;
			return { readings, failed };
		},
	};
}

/**
 * The replica still confirms what it receives, but does not show it: the process that replays is stopped. Patroni would
 * end `pg_wal_replay_pause()`. Returns what lets it go on.
 */
async function holdReplay(node: DatabaseNode, databaseUrl: string): Promise<() => void> {
	const [startup] = await sqlRunner(adminUrlAt(node, databaseUrl))<{ pid: number }>(
		"select pid from pg_stat_activity where backend_type = 'startup'",
	);
	if (!startup) throw new Error(`${node.name} replays nothing.`);
	const goOn = () => signalIfThere(startup.pid, "SIGCONT");
	endAfterTrial(goOn);
	signalIfThere(startup.pid, "SIGSTOP");
	return goOn;
}

const countBookings = "select count(*)::int as count from bookings";

/** Both replicas stand still while pages are read; then the primary dies, and one of them is promoted. */
export const replicaLags: Fault = {
	name: "replica-lags",
	title: "Replicas that lag, one of them promoted",
	mostSeconds: 45,
	cause: async ({ database, databaseUrl, pair, runSql }, report, ledger) => {
		const primary = await database.nodeWith("leader");
		const replicas = database.nodes.filter(({ name }) => name !== primary.name);
		const synchronous = await database.nodeWith("sync_standby");
		const places = readPlaces(pair.url);
		const held = await Promise.all(replicas.map((replica) => holdReplay(replica, databaseUrl)));
		report("replay is held on both replicas");
		await pause(heldMilliseconds);
		const [there] = await runSql<{ count: number }>(countBookings);
		const [shown] = await sqlRunner(adminUrlAt(synchronous, databaseUrl))<{ count: number }>(countBookings);
		const { readings, failed } = await places.stop();
		const behind = (there?.count ?? 0) - (shown?.count ?? 0);
		const { outdated, unasked } = wronglyShown(readings, [...ledger], oldestMilliseconds);
		report(`kill -9 of everything on ${primary.name}, the primary`);
		await primary.kill();
		for (const goOn of held) goOn();
		await otherPrimary(database, primary);
		report("a replica that lagged is the primary");
		await pause(calmMilliseconds);
		primary.start();
		return [
			some("bookings that the synchronous replica did not show before it was promoted", behind),
			some("readings of the free places meanwhile", readings.length),
			none("readings that failed", failed.length),
			none("free places shown that had been taken more than four seconds before", outdated),
			none("taken places shown without a request", unasked),
		];
	},
};
