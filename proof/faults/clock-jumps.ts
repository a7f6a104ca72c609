import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { findProgram } from "../../scripts/prerequisites.mjs";
import { pause } from "../site/waiting.ts";
import type { Trial } from "../trial.ts";
import { BookingLoad } from "./booking-load.ts";
import { recoveryAfter } from "./oracle.ts";
import { collectResults } from "./results.ts";
import type { Stage } from "./stage.ts";
import { judge } from "./verdict.ts";

const hour = 3600;
/** Offsets of the two servers in seconds. */
const jumps: { what: string; offsets: [number, number] }[] = [
	{ what: "three hours ahead", offsets: [3 * hour, 3 * hour] },
	{ what: "three hours back", offsets: [-3 * hour, -3 * hour] },
	{ what: "a day and two hours ahead", offsets: [26 * hour, 26 * hour] },
	{ what: "right again", offsets: [0, 0] },
	{ what: "one four minutes ahead, the other four minutes behind", offsets: [240, -240] },
	{ what: "right again", offsets: [0, 0] },
];
const betweenMilliseconds = 6000;

/** A server whose wall clock is set by a file. Its timers are unaffected, as with a real clock change. */
function withClock(file: string): Record<string, string> {
	const library = findProgram("libfaketimeMT.so.1", ["/usr/lib/*/faketime/libfaketimeMT.so.1"]);
	if (!library) throw new Error("libfaketime is not installed.");
	return {
		LD_PRELOAD: library,
		FAKETIME_TIMESTAMP_FILE: file,
		FAKETIME_CACHE_DURATION: "1",
		FAKETIME_DONT_FAKE_MONOTONIC: "1",
	};
}

/** The servers' clocks jump, also over midnight, and differ from each other. */
export function clockJumps(stage: Stage): Trial {
	return {
		name: "clock-jumps",
		title: "The clock jumps",
		run: async (report) => {
			const folder = mkdtempSync(join(tmpdir(), "kvart-clock-"));
			const files = [join(folder, "clock-1"), join(folder, "clock-2")] as const;
			const set = (offsets: readonly [number, number]) => {
				for (const at of [0, 1] as const) writeFileSync(files[at], `${offsets[at] < 0 ? "" : "+"}${offsets[at]}\n`);
			};
			set([0, 0]);
			const scene = await stage.open("clock-jumps", (number) => withClock(files[number]));
			const load = new BookingLoad({ url: scene.pair.url, crowd: scene.crowd, thinkMilliseconds: 400 });
			load.start();
			await pause(betweenMilliseconds);
			const moments: number[] = [];
			for (const { what, offsets } of jumps) {
				report(`the clocks: ${what}`);
				set(offsets);
				moments.push(performance.now());
				await pause(betweenMilliseconds);
			}
			const results = await collectResults(scene, load, report);
			await scene.close();
			rmSync(folder, { recursive: true, force: true });
			const recoveries = moments.map((moment, round) => recoveryAfter(load.ledger, moment, moments[round + 1]));
			return judge({ ...results, recoveries, cuts: "never" });
		},
	};
}
