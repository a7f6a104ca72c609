import { Client } from "pg";
import { pause } from "../site/waiting.ts";
import { some, type Trial } from "../trial.ts";
import { BookingLoad } from "./booking-load.ts";
import { mannersOf, recoveryAfter } from "./oracle.ts";
import { collectResults } from "./results.ts";
import type { Scene, Stage } from "./stage.ts";
import { judge } from "./verdict.ts";

const heldMilliseconds = 8000;
const calmMilliseconds = 7000;

/** Locks the bookings, until all connections wait. */
async function lockBookings({ databaseUrl }: Scene): Promise<void> {
	const holder = new Client({ connectionString: databaseUrl });
	await holder.connect();
	await holder.query("begin; lock table bookings in access exclusive mode");
	await pause(heldMilliseconds);
	await holder.query("rollback");
	await holder.end();
}

/** Takes all connections of the database and terminates those of the servers. */
async function takeAllConnections({ databaseUrl }: Scene): Promise<() => Promise<void>> {
	const holders: Client[] = [];
	const first = new Client({ connectionString: databaseUrl });
	await first.connect();
	const refusals: unknown[] = [];
	while (refusals.length < 3) {
		await first.query("select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'kvart'");
		const holder = new Client({ connectionString: databaseUrl, application_name: "holder" });
		holder.on("error", () => undefined);
		await holder.connect().then(
			() => holders.push(holder),
			(refusal) => refusals.push(refusal),
		);
	}
	return async () => {
		await Promise.all([first, ...holders].map((holder) => holder.end()));
	};
}

/** First the servers' pools are exhausted, then the database's connections. */
export function poolFull(stage: Stage): Trial {
	return {
		name: "pool-full",
		title: "No connection free",
		run: async (report) => {
			const scene = await stage.open("pool-full");
			const load = new BookingLoad({
				url: scene.pair.url,
				crowd: scene.crowd,
				// More than both servers' 40 connections.
				callers: 96,
				thinkMilliseconds: 1500,
			});
			load.start();
			await pause(calmMilliseconds);
			report("locking the bookings");
			await lockBookings(scene);
			const unlocked = performance.now();
			report("unlocked");
			await pause(calmMilliseconds);
			const inBetween = performance.now();
			report("taking every connection of the database");
			const giveBack = await takeAllConnections(scene);
			await pause(heldMilliseconds);
			await giveBack();
			const given = performance.now();
			report("given back");
			await pause(calmMilliseconds);
			const results = await collectResults(scene, load, report);
			await scene.close();
			return judge({
				...results,
				recoveries: [recoveryAfter(load.ledger, unlocked, inBetween), recoveryAfter(load.ledger, given)],
				cuts: "never",
				more: [some("people asked to come back", mannersOf(load.ledger).postponed)],
			});
		},
	};
}
