export interface QueueWorker {
	/** Checks the queue now. */
	wake(): void;
	/** Finishes the current entry. */
	stop(): Promise<void>;
}

interface QueueWork {
	/** Delivers the oldest entry that is due; false if there is none. */
	deliverNext: () => Promise<boolean>;
	onError: (error: unknown) => void;
}

// For retries, and for entries of a server that died.
const pollMilliseconds = 5000;

/** Delivers queued entries one after another. Several servers may run it on one database. */
export function startQueueWorker({ deliverNext, onError }: QueueWork): QueueWorker {
	const state = { stopping: false, again: false };
	let running: Promise<void> | null = null;

	async function work(): Promise<void> {
		do {
			state.again = false;
			while (!state.stopping && (await deliverNext())) {}
		} while (state.again && !state.stopping);
	}

	function wake(): void {
		state.again = true;
		if (state.stopping || running) return;
		running = work()
			.catch(onError)
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
