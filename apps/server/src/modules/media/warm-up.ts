import { performance } from "node:perf_hooks";
import { setTimeout as pause } from "node:timers/promises";
import { type PictureFile, picturesOf } from "./page-pictures.ts";

const pauseMilliseconds = 25;
/** The share of the time in which the server had something to do; above it visitors come first. */
const busyShare = 0.5;

export interface WarmUpDeps {
	/** Addresses of the pages that people see first, in the order of being seen. */
	pages: () => Promise<readonly string[]>;
	/** The page as a visitor gets it. */
	read: (page: string) => Promise<string>;
	/** Makes a picture behind everything that visitors ask for. */
	make: (file: PictureFile) => Promise<unknown>;
	/** How busy the server was since it was asked the last time, from 0 to 1. */
	busy?: () => number;
	/** A moment in which others have their turn; ends early when told. */
	rest?: (signal: AbortSignal) => Promise<unknown>;
}

export interface WarmUp {
	/** How many files were looked after; fewer than all when stopped. */
	done: Promise<number>;
	stop(): Promise<void>;
}

const shortPause = (signal: AbortSignal) =>
	pause(pauseMilliseconds, undefined, { signal, ref: false }).catch(() => undefined);

function loopShare(): () => number {
	let last = performance.eventLoopUtilization();
	return () => {
		const now = performance.eventLoopUtilization();
		const { utilization } = performance.eventLoopUtilization(now, last);
		last = now;
		return utilization;
	};
}

/**
 * Makes the pictures that the first pages show in the background, one at a time, with pauses, and only while nobody needs
 * the server. What they are, the pages themselves say: a new design or an uploaded picture changes nothing here.
 */
export function warmUp({ pages, read, make, busy = loopShare(), rest = shortPause }: WarmUpDeps): WarmUp {
	const stopping = new AbortController();
	/** Waits until there is nothing else to do; says whether to go on. */
	const calm = async () => {
		do {
			await rest(stopping.signal);
			if (stopping.signal.aborted) return false;
		} while (busy() > busyShare);
		return true;
	};
	const work = async () => {
		const seen = new Set<PictureFile>();
		for (const page of await pages()) {
			if (!(await calm())) return seen.size;
			for (const file of picturesOf(await read(page).catch(() => ""))) {
				if (seen.has(file)) continue;
				if (!(await calm())) return seen.size;
				// A picture that cannot be made now is made, or reported, when somebody asks for it.
				await make(file).catch(() => undefined);
				seen.add(file);
			}
		}
		return seen.size;
	};
	const done = work();
	return {
		done,
		stop: async () => {
			stopping.abort();
			await done.catch(() => undefined);
		},
	};
}
