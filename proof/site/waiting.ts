export const pause = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

/** Throws if the condition is not met in time. */
export async function until(what: string, is: () => Promise<boolean> | boolean, milliseconds: number): Promise<void> {
	const deadline = performance.now() + milliseconds;
	while (!(await is())) {
		if (performance.now() > deadline) throw new Error(`Waited in vain for ${milliseconds / 1000} s: ${what}.`);
		await pause(100);
	}
}
