import { setTimeout as pause } from "node:timers/promises";
import { clubHeroes, clubHeroesSmall, clubTiles } from "@kvart/media/galleries";
import type { MasterName } from "@kvart/media/masters";
import { blogPictures, eventBanners, freeTrainingBlock } from "@kvart/media/slots";
import type { Derivatives } from "./derive.ts";

const PAUSE_MILLISECONDS = 25;

const wide = [600, 760, 960, 1400, 1600];
const middle = [480, 760, 960];
const small = [240, 300, 380, 480, 600];

/** What the first visitor of the home page and of a club page sees on top, in the order of being seen. AVIF only. */
export const firstSights: readonly (readonly [MasterName, number])[] = [
	...sizes(Object.values(eventBanners).slice(0, 3), wide),
	...sizes(Object.values(clubTiles), small),
	...sizes([freeTrainingBlock, ...Object.values(blogPictures).slice(0, 1)], middle),
	...sizes([...Object.values(clubHeroes), ...Object.values(clubHeroesSmall)], wide),
];

export interface WarmUp {
	/** How many files were looked after; fewer than all when stopped. */
	done: Promise<number>;
	stop(): Promise<void>;
}

/** Makes them in the background, one at a time, with pauses, behind everything that visitors ask for. */
export function warmUp(derivatives: Derivatives, wanted: typeof firstSights = firstSights): WarmUp {
	const stopping = new AbortController();
	const done = (async () => {
		let count = 0;
		for (const [name, width] of wanted) {
			await pause(PAUSE_MILLISECONDS, undefined, { signal: stopping.signal, ref: false }).catch(() => undefined);
			if (stopping.signal.aborted) break;
			// A picture that cannot be made now is made, or reported, when somebody asks for it.
			await derivatives.file(name, width, "avif", "idle").catch(() => undefined);
			count++;
		}
		return count;
	})();
	return {
		done,
		stop: async () => {
			stopping.abort();
			await done;
		},
	};
}

function sizes(names: readonly MasterName[], widths: readonly number[]): (readonly [MasterName, number])[] {
	return names.flatMap((name) => widths.map((width) => [name, width] as const));
}
