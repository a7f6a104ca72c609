declare global {
	interface Window {
		/** Somebody pressed something before the scripts came (`shell/late-start.tsx`). */
		touched?: true;
	}
}

const signs = ["pointermove", "pointerdown", "touchstart", "click", "keydown", "focusin", "scroll"];

/** Browsers report a move, too, when the page has changed under a pointer that stands still. */
function isStill(event: Event): boolean {
	return event instanceof PointerEvent && event.type === "pointermove" && !event.movementX && !event.movementY;
}

function firstSign(): Promise<void> {
	return new Promise((resolve) => {
		const options = { capture: true, passive: true };
		const notice = (event: Event) => {
			if (isStill(event)) return;
			for (const sign of signs) window.removeEventListener(sign, notice, options);
			resolve();
		};
		for (const sign of signs) window.addEventListener(sign, notice, options);
	});
}

/**
 * The server waits for nobody, and development neither: its hot reload changes what stands above, and React then drops what
 * waits below.
 */
const waitsForNobody = import.meta.env.SSR || import.meta.env.DEV;

// From the start: a sign that comes while React is at work is not missed.
const touched = waitsForNobody || window.touched ? Promise.resolve() : firstSign();

/** For what nobody needs before the first sign of life on the page. */
export const whenTouched = () => touched;
