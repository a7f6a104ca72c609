import { Client } from "pg";
import type { Intention } from "../faults/booking-load.ts";
import { endAfterTrial } from "../site/leftovers.ts";
import { pause } from "../site/waiting.ts";
import { none, some } from "../trial.ts";
import { cutAnswersTo, reconnect } from "./network.ts";
import { adminUrlAt, urlAt } from "./node.ts";
import { tryWrites } from "./stray-writes.ts";
import { calmMilliseconds, type Fault, otherPrimary } from "./trials.ts";

/** How many commits of our servers wait for a replica at most, until the primary ends the connection. */
async function watchCommits(connectionString: string): Promise<() => Promise<number>> {
	const client = new Client({ connectionString });
	const leaving = new AbortController();
	client.on("error", () => leaving.abort());
	await client.connect();
	endAfterTrial(() => leaving.abort());
	let most = 0;
	const watch = async () => {
		while (!leaving.signal.aborted) {
			const { rows } = await client.query<{ waiting: number }>(
				`select count(*)::int as waiting from pg_stat_activity
				where wait_event = 'SyncRep' and application_name = 'kvart' and datname = current_database()`,
			);
			most = Math.max(most, rows[0]?.waiting ?? 0);
			await pause(100);
		}
	};
	const watching = watch().catch(() => undefined);
	return async () => {
		leaving.abort();
		client.connection.stream.destroy();
		await watching;
		return most;
	};
}

interface StoredBooking {
	person: string;
	trainingId: number;
	createdAt: Date;
}

const isUnknown = ({ status }: Intention["answers"][number]) => status === 0 || status >= 500;

/** Bookings after an unknown outcome: made by a try before the last one, or by the last. */
export function resolved(ledger: readonly Intention[], stored: readonly StoredBooking[]) {
	const made = new Map(stored.map((row) => [`${row.person} ${row.trainingId}`, row.createdAt.getTime()]));
	const counts = { found: 0, repeated: 0 };
	for (const { act, person, trainingId, answers } of ledger) {
		const last = answers.at(-1);
		const createdAt = made.get(`${person} ${trainingId}`);
		if (act !== "book" || !last || last.status >= 300 || createdAt === undefined) continue;
		if (!answers.some(isUnknown)) continue;
		counts[createdAt < performance.timeOrigin + last.startedAt ? "found" : "repeated"] += 1;
	}
	return counts;
}

/**
 * The replicas get the last commits and cannot say so: the primary must not acknowledge them, and the replica that is
 * promoted has them. People ask again with their keys.
 */
export const commitInDoubt: Fault = {
	name: "commit-in-doubt",
	title: "Commits that wait for a replica, and the primary cut off",
	mostSeconds: 45,
	cause: async ({ database, databaseUrl, runSql }, report) => {
		const primary = await database.nodeWith("leader");
		await runSql("create table stray_writes (number int)");
		const commits = await watchCommits(adminUrlAt(primary, databaseUrl));
		report(`${primary.name}, the primary, hears no other server any more; they still hear it`);
		cutAnswersTo(primary.name);
		const writes = tryWrites(urlAt(primary, databaseUrl));
		await otherPrimary(database, primary);
		report("another server is the primary; the former one stays cut off");
		await pause(calmMilliseconds);
		const waited = await commits();
		const { tried, acknowledged } = await writes.stop();
		for (const { name } of database.nodes) reconnect(name);
		return [
			some("commits that waited for their replica at the same time", waited),
			none(`writes that the former primary acknowledged (${tried} tried)`, acknowledged),
		];
	},
	afterwards: async ({ runSql }, ledger) => {
		const stored = await runSql<StoredBooking>(
			`select person, period_id as "trainingId", bookings.created_at as "createdAt"
			from bookings join occurrences on occurrences.id = occurrence_id`,
		);
		const { found, repeated } = resolved(ledger, stored);
		return [
			some(`unknown outcomes that had happened, found by their key (${repeated} had not, and were made then)`, found),
		];
	},
};
