import { performance } from "node:perf_hooks";
import { setTimeout as pause } from "node:timers/promises";
import { allScreens, firstScreens, type PictureFile, picturesOf } from "./page-pictures.ts";

const pauseMilliseconds = 25;
/** Event loop utilisation above which visitors come first. */
const busyShare = 0.5;

export interface WarmUpDeps {
	/** The most visited pages, in order of priority. */
	pages: () => Promise<readonly string[]>;
	/** Returns the HTML. */
	read: (page: string) => Promise<string>;
	/** With idle priority. */
	make: (file: PictureFile) => Promise<unknown>;
	/** Load since the last call, from 0 to 1. */
	busy?: () => number;
	/** Pauses between pictures. */
	rest?: (signal: AbortSignal) => Promise<unknown>;
}

export interface WarmUp {
	/** Number of files made. */
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

/** Prepares the pictures of the most visited pages in the background, while the server is idle. */
export function warmUp({ pages, read, make, busy = loopShare(), rest = shortPause }: WarmUpDeps): WarmUp {
	const stopping = new AbortController();
	/** Resolves when the server is idle; false if stopped. */
	const idle = async () => {
		do {
			await rest(stopping.signal);
			if (stopping.signal.aborted) return false;
		} while (busy() > busyShare);
		return true;
	};
	const work = async () => {
		const seen = new Set<PictureFile>();
		const html = new Map<string, string>();
		// Every page for the first screens, before any page for all of them.
		for (const screens of [firstScreens, allScreens]) {
			// Without its database, a server makes pictures when visitors request them.
			for (const page of await pages().catch(() => [])) {
				if (!(await idle())) return seen.size;
				html.set(page, html.get(page) ?? (await read(page).catch(() => "")));
				for (const file of picturesOf(html.get(page) ?? "", screens)) {
					if (seen.has(file)) continue;
					if (!(await idle())) return seen.size;
					// Errors are reported when a visitor requests the picture.
					await make(file).catch(() => undefined);
					seen.add(file);
				}
			}
		}
		return seen.size;
	};
	const done = work();
	return {
		done,
		stop: async () => {
			stopping.abort();
			await done;
		},
	};
}
