import { pause } from "../site/waiting.ts";
import type { Trial } from "../trial.ts";
import { BookingLoad } from "./booking-load.ts";
import { recoveryAfter } from "./oracle.ts";
import { collectResults } from "./results.ts";
import type { Stage } from "./stage.ts";
import { judge } from "./verdict.ts";

const kills = 10;
// The proxy needs two checks to use a server again.
const untilBothServe = 3000;

/** `kill -9` of one server after the other under load. */
export function instanceKilled(stage: Stage): Trial {
	return {
		name: "instance-killed",
		title: "A server killed",
		run: async (report) => {
			const scene = await stage.open("instance-killed");
			const { pair } = scene;
			const load = new BookingLoad({ url: pair.url, crowd: scene.crowd, thinkMilliseconds: 300 });
			load.start();
			await pause(untilBothServe);
			const moments: number[] = [];
			for (let round = 0; round < kills; round += 1) {
				const instance = pair.instances[round % 2 === 0 ? 0 : 1];
				report(`kill -9 of server ${(round % 2) + 1}, ${round + 1} of ${kills}`);
				moments.push(performance.now());
				await instance.server.kill();
				await pause(1500);
				await instance.start();
				await pause(untilBothServe);
			}
			const results = await collectResults(scene, load, report);
			await scene.close();
			const recoveries = moments.map((moment, round) => recoveryAfter(load.ledger, moment, moments[round + 1]));
			return judge({ ...results, recoveries, cuts: "never" });
		},
	};
}
