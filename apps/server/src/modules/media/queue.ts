/** `now` is a visitor who waits, `idle` is work ahead of visitors. */
export type Urgency = "now" | "idle";

/** More pictures wanted at once than we are willing to line up. */
export class TooBusyError extends Error {
	override name = "TooBusyError";
}

export interface Queue {
	run<T>(work: () => Promise<T>, urgency: Urgency): Promise<T>;
}

/** At most `parallel` works at a time. Idle work starts only when nobody waits, and leaves a lane free for who comes. */
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
					reject(new TooBusyError(`${limit} pictures are waiting already`));
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
