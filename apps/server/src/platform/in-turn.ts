/** Runs tasks one after another, in the order in which they came; a task that fails does not stop the others. */
export function inTurn(): <T>(task: () => Promise<T>) => Promise<T> {
	let last: Promise<unknown> = Promise.resolve();
	return (task) => {
		const next = last.then(task);
		last = next.catch(() => undefined);
		return next;
	};
}
