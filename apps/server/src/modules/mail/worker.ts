import { type DeliveryDeps, deliverNext } from "./delivery.ts";

export interface MailWorker {
	/** Checks the queue now. */
	wake(): void;
	/** Finishes the current mail. */
	stop(): Promise<void>;
}

// For retries, and for mails of a server that died.
const pollMilliseconds = 5000;

/** Sends queued mails one after another. Several servers may run it on one database. */
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
			.catch((error: unknown) => deps.log.error({ err: error }, "mail worker failed"))
			.finally(() => (running = null));
	}

	const timer = setInterval(wake, pollMilliseconds).unref();
	wake();
	return {
		wake,
		async stop() {
			state.stopping = true;
			clearInterval(timer);
			await running;
		},
	};
}
