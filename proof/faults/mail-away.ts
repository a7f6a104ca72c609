import type { Mood } from "../site/mail-server.ts";
import { pause } from "../site/waiting.ts";
import { all, none, type Trial } from "../trial.ts";
import { BookingLoad } from "./booking-load.ts";
import { mannersOf } from "./oracle.ts";
import { collectResults } from "./results.ts";
import type { Stage } from "./stage.ts";
import { judge } from "./verdict.ts";

const moods: { mood: Mood; seconds: number }[] = [
	{ mood: "away", seconds: 8 },
	{ mood: "silent", seconds: 14 },
	{ mood: "refuses", seconds: 8 },
	{ mood: "takes", seconds: 5 },
];

/** The mail server is down, silent or rejecting: bookings continue, and each mail is sent once in the end. */
export function mailAway(stage: Stage): Trial {
	return {
		name: "mail-away",
		title: "No mail server",
		run: async (report) => {
			const scene = await stage.open("mail-away");
			const load = new BookingLoad({ url: scene.pair.url, crowd: scene.crowd, thinkMilliseconds: 700 });
			load.start();
			for (const { mood, seconds } of moods) {
				report(`the mail server: ${mood}`);
				await scene.mail.turn(mood);
				await pause(seconds * 1000);
			}
			const results = await collectResults(scene, load, report);
			await scene.close();
			const { postponed } = mannersOf(load.ledger);
			return judge({
				...results,
				recoveries: [],
				cuts: "never",
				more: [
					none("bookings that had to wait for it", postponed),
					none("mails sent twice", results.mails.copies),
					all("mails that arrived", scene.mail.received.length, results.mails.delivered),
				],
			});
		},
	};
}
