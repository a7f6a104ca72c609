import { Client } from "pg";
import { pause } from "../site/waiting.ts";
import type { Trial } from "../trial.ts";
import { some } from "../trial.ts";
import { BookingLoad } from "./booking-load.ts";
import { mannersOf, recoveryAfter } from "./oracle.ts";
import { reckon } from "./reckoning.ts";
import type { Scene, Stage } from "./stage.ts";
import { judge } from "./verdict.ts";

const heldMilliseconds = 8000;
const calmMilliseconds = 7000;

/** Every booking waits for a lock, until all connections of the servers do. */
async function lockBookings({ databaseUrl }: Scene): Promise<void> {
	const holder = new Client({ connectionString: databaseUrl });
	await holder.connect();
	await holder.query("begin; lock table bookings in access exclusive mode");
	await pause(heldMilliseconds);
	await holder.query("rollback");
	await holder.end();
}

/** Somebody else takes every connection that the database has; those of the servers are ended. */
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

/** First no connection of the servers' pools is free, then the database itself has none left. */
export function poolFull(stage: Stage): Trial {
	return {
		name: "pool-full",
		title: "No connection free",
		run: async (say) => {
			const scene = await stage.open("pool-full");
			const load = new BookingLoad({
				url: scene.pair.url,
				crowd: scene.crowd,
				// More than the 40 connections of both servers.
				callers: 96,
				thinkMilliseconds: 1500,
			});
			load.start();
			await pause(calmMilliseconds);
			say("locking the bookings");
			await lockBookings(scene);
			const unlocked = performance.now();
			say("unlocked");
			await pause(calmMilliseconds);
			const inBetween = performance.now();
			say("taking every connection of the database");
			const giveBack = await takeAllConnections(scene);
			await pause(heldMilliseconds);
			await giveBack();
			const given = performance.now();
			say("given back");
			await pause(calmMilliseconds);
			const reckoned = await reckon(scene, load, say);
			await scene.close();
			return judge({
				...reckoned,
				recoveries: [recoveryAfter(load.ledger, unlocked, inBetween), recoveryAfter(load.ledger, given)],
				cuts: "never",
				more: [some("people asked to come back", mannersOf(load.ledger).postponed)],
			});
		},
	};
}
