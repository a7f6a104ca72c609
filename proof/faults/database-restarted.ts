import { pause } from "../site/waiting.ts";
import { none, type Trial } from "../trial.ts";
import { BookingLoad } from "./booking-load.ts";
import { recoveryAfter } from "./oracle.ts";
import { readingPages } from "./page-reader.ts";
import { reckon } from "./reckoning.ts";
import type { Stage } from "./stage.ts";
import { judge } from "./verdict.ts";

/** In good order, and as a crash: the latter replays its log when it comes back. */
const ends = ["SIGINT", "SIGQUIT", "SIGINT", "SIGQUIT"] as const;
const awayMilliseconds = 3000;
const calmMilliseconds = 7000;

/** The database goes away under load and comes back; pages that were there before stay readable. */
export function databaseRestarted(stage: Stage): Trial {
	return {
		name: "database-restarted",
		title: "The database restarted",
		run: async (say) => {
			const scene = await stage.open("database-restarted");
			const load = new BookingLoad({ url: scene.pair.url, crowd: scene.crowd, thinkMilliseconds: 300 });
			const pages = await readingPages(scene.pair.url);
			load.start();
			await pause(calmMilliseconds);
			const returns: number[] = [];
			const departures: number[] = [];
			for (const end of ends) {
				say(end === "SIGINT" ? "stopping the database" : "crashing the database");
				departures.push(performance.now());
				await scene.database.halt(end);
				await pause(awayMilliseconds);
				await scene.database.resume();
				returns.push(performance.now());
				say("it is back");
				await pause(calmMilliseconds);
			}
			const unread = await pages.stop();
			const reckoned = await reckon(scene, load, say);
			await scene.close();
			return judge({
				...reckoned,
				recoveries: returns.map((moment, round) => recoveryAfter(load.ledger, moment, departures[round + 1])),
				cuts: "never",
				more: [none("pages that could not be read meanwhile", unread.length)],
				notes: unread,
			});
		},
	};
}
