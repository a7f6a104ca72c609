import { pause } from "../site/waiting.ts";
import { none, type Trial } from "../trial.ts";
import { BookingLoad } from "./booking-load.ts";
import { recoveryAfter } from "./oracle.ts";
import { readingPages } from "./page-reader.ts";
import { collectResults } from "./results.ts";
import type { Stage } from "./stage.ts";
import { judge } from "./verdict.ts";

/** A clean stop, and a crash, which replays the log. */
const ends = ["SIGINT", "SIGQUIT", "SIGINT", "SIGQUIT"] as const;
const awayMilliseconds = 3000;
const calmMilliseconds = 7000;

/** The database restarts under load; cached pages stay readable. */
export function databaseRestarted(stage: Stage): Trial {
	return {
		name: "database-restarted",
		title: "The database restarted",
		run: async (report) => {
			const scene = await stage.open("database-restarted");
			const load = new BookingLoad({ url: scene.pair.url, crowd: scene.crowd, thinkMilliseconds: 300 });
			const pages = await readingPages(
				scene.pair.url,
				scene.pair.instances.map(({ server }) => server.url),
			);
			load.start();
			await pause(calmMilliseconds);
			const returns: number[] = [];
			const departures: number[] = [];
			for (const end of ends) {
				report(end === "SIGINT" ? "stopping the database" : "crashing the database");
				departures.push(performance.now());
				await scene.database.halt(end);
				await pause(awayMilliseconds);
				await scene.database.resume();
				returns.push(performance.now());
				report("it is back");
				await pause(calmMilliseconds);
			}
			const unread = await pages.stop();
			const results = await collectResults(scene, load, report);
			await scene.close();
			return judge({
				...results,
				recoveries: returns.map((moment, round) => recoveryAfter(load.ledger, moment, departures[round + 1])),
				cuts: "never",
				more: [none("pages that could not be read meanwhile", unread.length)],
				notes: unread,
			});
		},
	};
}
