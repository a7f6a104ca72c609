import { type DatabaseLink, startLink } from "../../bench/temporary-database.ts";
import { pause } from "../site/waiting.ts";
import { atMost, none, type Trial } from "../trial.ts";
import { BookingLoad } from "./booking-load.ts";
import { mannersOf, recoveryAfter } from "./oracle.ts";
import { readingPages } from "./page-reader.ts";
import { collectResults } from "./results.ts";
import type { Stage } from "./stage.ts";
import { judge } from "./verdict.ts";

/** Longer than the servers wait for an answer. */
const silentMilliseconds = 20_000;
const calmMilliseconds = 7000;
/** Three seconds for a connection, twelve for the answer, three to take back what was counted, and some for the machine. */
const slowestSeconds = 20;

/** Nothing is refused and nothing is closed: the database just does not answer any more. */
export function databaseSilent(stage: Stage): Trial {
	return {
		name: "database-silent",
		title: "The database silent",
		run: async (report) => {
			const links: DatabaseLink[] = [];
			const scene = await stage.open("database-silent", async (_, { databaseUrl }) => {
				const link = await startLink(databaseUrl);
				links.push(link);
				return { DATABASE_URL: link.url };
			});
			const forLinks = (run: (link: DatabaseLink) => void) => () => links.forEach(run);
			const resume = forLinks((link) => link.resume());
			const faults = [
				["stalling the network", forLinks((link) => link.stall()), resume],
				["stopping the database's processes", () => scene.database.freeze(), () => scene.database.thaw()],
				[
					"cutting the network, which forgets all connections",
					forLinks((link) => {
						link.stall();
						link.loseConnections();
					}),
					resume,
				],
			] as const;
			const load = new BookingLoad({ url: scene.pair.url, crowd: scene.crowd, thinkMilliseconds: 300 });
			load.start();
			await pause(calmMilliseconds);
			const returns: number[] = [];
			const departures: number[] = [];
			const unread: string[] = [];
			for (const [what, begin, end] of faults) {
				const pages = await readingPages(
					scene.pair.url,
					scene.pair.instances.map(({ server }) => server.url),
				);
				report(what);
				departures.push(performance.now());
				begin();
				await pause(silentMilliseconds);
				unread.push(...(await pages.stop()));
				end();
				returns.push(performance.now());
				report("it is back");
				await pause(calmMilliseconds);
			}
			const results = await collectResults(scene, load, report);
			await scene.close();
			for (const link of links) link.stop();
			return judge({
				...results,
				recoveries: returns.map((moment, round) => recoveryAfter(load.ledger, moment, departures[round + 1])),
				cuts: "never",
				more: [
					none("pages that could not be read meanwhile", unread.length),
					atMost("the slowest answer", mannersOf(load.ledger).slowestMilliseconds / 1000, slowestSeconds, " s"),
				],
				notes: unread,
			});
		},
	};
}
