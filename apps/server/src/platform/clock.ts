/** The one clock. Every rule that depends on the time asks it, so tests and demos can choose the time. */
export interface Clock {
	now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };

/** A clock that starts at the given instant and runs on. */
export function clockFrom(start: Date): Clock {
	const offset = start.getTime() - Date.now();
	return { now: () => new Date(Date.now() + offset) };
}
