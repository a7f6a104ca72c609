/** `now`: a visitor is waiting. `idle`: prepared in advance. */
export type Urgency = "now" | "idle";

export class TooBusyError extends Error {
	override name = "TooBusyError";
}

export interface Queue {
	run<T>(work: () => Promise<T>, urgency: Urgency): Promise<T>;
}

/** Runs at most `parallel` jobs. Idle jobs run one at a time and only while no visitor waits. */
export function createQueue({ parallel = 2, limit = 300 } = {}): Queue {
	const lines: Record<Urgency, (() => void)[]> = { now: [], idle: [] };
	let active = 0;

	function startNext(): void {
		while (active < parallel) {
			const start = lines.now.shift() ?? (active === 0 ? lines.idle.shift() : undefined);
			if (!start) return;
			active++;
			start();
		}
	}

	return {
		run: (work, urgency) =>
			new Promise((resolve, reject) => {
				if (lines[urgency].length >= limit) {
					reject(new TooBusyError(`${limit} pictures are queued already`));
					return;
				}
				lines[urgency].push(() => {
					work()
						.then(resolve, reject)
						.finally(() => {
							active--;
							startNext();
						});
				});
				startNext();
			}),
	};
}
