const signs = ["pointermove", "pointerdown", "touchstart", "keydown", "focusin", "scroll"];

let touched: Promise<void> | undefined;

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

/**
 * For what nobody needs before the first sign of life on the page. The server waits for nobody, and development neither:
 * its hot reload changes what stands above, and React then drops what waits below.
 */
export function whenTouched(): Promise<void> {
	if (import.meta.env.SSR || import.meta.env.DEV) return Promise.resolve();
	touched ??= firstSign();
	return touched;
}
