import { type DeliveryDeps, deliverNext } from "./delivery.ts";
import { deleteSentBefore } from "./queries.ts";

export interface MailWorker {
	/** Looks for mails now. */
	wake(): void;
	/** Finishes the mail at hand and takes no other one. */
	stop(): Promise<void>;
}

// For tries that are due again, and for mails of an instance that died.
const lookMilliseconds = 5000;
const sweepMilliseconds = 3_600_000;
const keptDays = 90;

/** Sends waiting mails one after another. Several servers can do so at once on one database. */
export function startMailWorker(deps: DeliveryDeps): MailWorker {
	const state = { stopping: false, again: false };
	let running: Promise<void> | null = null;

	async function work(): Promise<void> {
		do {
			state.again = false;
			while (!state.stopping && (await deliverNext(deps))) {}
		} while (state.again && !state.stopping);
	}

	function wake(): void {
		state.again = true;
		if (state.stopping || running) return;
		running = work()
			.catch((error: unknown) => deps.log.error({ err: error }, "the mail queue stumbled"))
			.finally(() => (running = null));
	}

	function sweep(): void {
		const before = new Date(deps.clock.now().getTime() - keptDays * 86_400_000);
		deleteSentBefore(deps.db, before).catch((error: unknown) => deps.log.error({ err: error }, "old mails stay"));
	}

	const timers = [setInterval(wake, lookMilliseconds), setInterval(sweep, sweepMilliseconds)];
	for (const timer of timers) timer.unref();
	wake();
	return {
		wake,
		async stop() {
			state.stopping = true;
			for (const timer of timers) clearInterval(timer);
			await running;
		},
	};
}
