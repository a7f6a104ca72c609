const ends = new Set<() => unknown>();

/** Ends processes that would disturb the next trial if this one fails early. Ending them twice must be harmless. */
export function endAfterTrial(end: () => unknown): void {
	ends.add(end);
}

/** In reverse order; returns what could not be ended. */
export async function endLeftovers(): Promise<unknown[]> {
	const problems: unknown[] = [];
	for (const end of [...ends].toReversed()) {
		ends.delete(end);
		try {
			await end();
		} catch (error) {
			problems.push(error);
		}
	}
	return problems;
}
