import type { Clock } from "../../platform/clock.ts";
import type { Index } from "./vocabulary.ts";

const keptMilliseconds = 60_000;

/** Reads the index when it is first needed, and again when it is needed and older than a minute. */
export function keepIndex(clock: Clock, read: () => Promise<Index>): () => Promise<Index> {
	let kept: { since: number; index: Promise<Index> } | undefined;
	return () => {
		const now = clock.now().getTime();
		if (!kept || now - kept.since >= keptMilliseconds || now < kept.since) {
			const index = read();
			kept = { since: now, index };
			// What could not be read is tried again by the next one who asks.
			index.catch(() => {
				if (kept?.index === index) kept = undefined;
			});
		}
		return kept.index;
	};
}
