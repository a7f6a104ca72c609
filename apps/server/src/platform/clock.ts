/** All code reads the time from here, so that tests and demos can set it. */
export interface Clock {
	now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };

export function clockFrom(start: Date): Clock {
	const offset = start.getTime() - Date.now();
	return { now: () => new Date(Date.now() + offset) };
}
