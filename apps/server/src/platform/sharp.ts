/**
 * Loaded for the first picture that has to be made: a server whose pictures exist never needs it. One thread per picture,
 * so that pages stay fast; the queue limits how many run at once.
 */
export async function loadSharp() {
	const { default: sharp } = await import("sharp");
	sharp.concurrency(1);
	sharp.cache(false);
	return sharp;
}
