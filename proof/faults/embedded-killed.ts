import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pause } from "../site/waiting.ts";
import type { Trial } from "../trial.ts";
import { BookingLoad } from "./booking-load.ts";
import { collectEmbeddedResults, openEmbedded } from "./embedded.ts";
import { recoveryAfter } from "./oracle.ts";
import { judge } from "./verdict.ts";

const kills = 50;
/** Varies, so that each kill hits another moment. */
const loadMilliseconds = () => 600 + Math.random() * 1200;

/** Repeated `kill -9` of a server with the embedded database under load. */
export function embeddedKilled(): Trial {
	return {
		name: "embedded-killed",
		title: "The embedded database killed",
		run: async (report) => {
			const folder = mkdtempSync(join(tmpdir(), "kvart-embedded-"));
			const scene = await openEmbedded(folder);
			let server = await scene.start();
			const load = new BookingLoad({ url: server.url, crowd: scene.crowd, callers: 16, thinkMilliseconds: 200 });
			load.start();
			const moments: number[] = [];
			for (let round = 1; round <= kills; round += 1) {
				await pause(loadMilliseconds());
				if (round % 10 === 1) report(`kill -9, ${round} of ${kills}`);
				moments.push(performance.now());
				await server.kill();
				server = await scene.start();
				load.url = server.url;
			}
			const results = await collectEmbeddedResults(scene, server, load, report);
			rmSync(folder, { recursive: true, force: true });
			return judge({
				...results,
				recoveries: moments.map((moment, round) => recoveryAfter(load.ledger, moment, moments[round + 1])),
				cuts: "allowed",
			});
		},
	};
}
