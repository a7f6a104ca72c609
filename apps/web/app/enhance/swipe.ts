/** In pixels, and pixels per millisecond. */
const distance = 60;
const speed = 0.4;

/** Drags sideways with finger or mouse, and reports the direction at the end. */
export function onSwipe(stage: HTMLElement, step: (by: 1 | -1) => void): void {
	let start: PointerEvent | null = null;
	const shift = (by: number) => stage.style.setProperty("--shift", `${by}px`);
	const end = () => {
		start = null;
		shift(0);
		delete stage.dataset["dragging"];
	};
	stage.addEventListener("pointerdown", (event) => {
		if (!event.isPrimary || event.button !== 0) return;
		start = event;
		stage.setPointerCapture(event.pointerId);
		stage.dataset["dragging"] = "";
	});
	stage.addEventListener("pointermove", ({ clientX, isPrimary }) => {
		if (start && isPrimary) shift(clientX - start.clientX);
	});
	stage.addEventListener("pointerup", ({ clientX, timeStamp }) => {
		if (!start) return;
		const moved = clientX - start.clientX;
		const fast = Math.abs(moved) / Math.max(1, timeStamp - start.timeStamp) > speed && Math.abs(moved) > 12;
		end();
		if (Math.abs(moved) > distance || fast) step(moved < 0 ? 1 : -1);
	});
	// The browser took over: a scroll or a pinch.
	stage.addEventListener("pointercancel", end);
}
