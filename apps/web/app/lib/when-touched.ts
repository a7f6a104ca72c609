const signs = ["pointermove", "pointerdown", "touchstart", "click", "keydown", "focusin", "scroll"];

function firstSign(): Promise<void> {
	return new Promise((resolve) => {
		const options = { capture: true, passive: true };
		const notice = () => {
			for (const sign of signs) window.removeEventListener(sign, notice, options);
			resolve();
		};
		for (const sign of signs) window.addEventListener(sign, notice, options);
	});
}

function isTouched(): boolean {
	// The server waits for nobody, and development neither: its hot reload changes what stands above, and React then drops what
	// waits below.
	if (import.meta.env.SSR || import.meta.env.DEV) return true;
	// Who pressed something before these scripts came waits for an answer, and need not press again.
	return navigator.userActivation?.hasBeenActive ?? false;
}

// From the start: a sign that comes while React is at work is not missed.
const touched = isTouched() ? Promise.resolve() : firstSign();

/** For what nobody needs before the first sign of life on the page. */
export const whenTouched = () => touched;
