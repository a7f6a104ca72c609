import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pause } from "../site/waiting.ts";
import type { Trial } from "../trial.ts";
import { BookingLoad } from "./booking-load.ts";
import { openEmbedded, reckonEmbedded } from "./embedded.ts";
import { recoveryAfter } from "./oracle.ts";
import { judge } from "./verdict.ts";

const kills = 50;
/** Under load for so long before each kill. Never the same moment of whatever the database does. */
const loadMilliseconds = () => 600 + Math.random() * 1200;

/** `kill -9` of a server with the embedded database, again and again while people book. */
export function embeddedKilled(): Trial {
	return {
		name: "embedded-killed",
		title: "The embedded database killed",
		run: async (say) => {
			const folder = mkdtempSync(join(tmpdir(), "kvart-embedded-"));
			const scene = await openEmbedded(folder);
			let server = await scene.start();
			const load = new BookingLoad({ url: server.url, crowd: scene.crowd, callers: 16, thinkMilliseconds: 200 });
			load.start();
			const moments: number[] = [];
			for (let round = 1; round <= kills; round += 1) {
				await pause(loadMilliseconds());
				if (round % 10 === 1) say(`kill -9, ${round} of ${kills}`);
				moments.push(performance.now());
				await server.kill();
				server = await scene.start();
				load.url = server.url;
			}
			const reckoned = await reckonEmbedded(scene, server, load, say);
			rmSync(folder, { recursive: true, force: true });
			return judge({
				...reckoned,
				recoveries: moments.map((moment, round) => recoveryAfter(load.ledger, moment, moments[round + 1])),
				cuts: "allowed",
			});
		},
	};
}
