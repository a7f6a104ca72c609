/** How far below the screen an app is when its script loads. */
const margin = "600px";

function load(frame: HTMLElement): void {
	const script = frame.dataset["load"];
	if (!script) return;
	delete frame.dataset["load"];
	import(/* @vite-ignore */ script).catch(() => {
		// Offline: the form works without it. Retried when the browser is online again.
		window.addEventListener("online", () => void import(/* @vite-ignore */ script).catch(() => undefined), {
			once: true,
		});
	});
}

/** Loads scripts of apps further down when they are near the screen or used. */
export function loadNearApps(root: ParentNode): void {
	const frames = root.querySelectorAll<HTMLElement>("[data-load]");
	const near = new IntersectionObserver(
		(seen) => {
			for (const { target, isIntersecting } of seen) {
				if (!isIntersecting) continue;
				near.unobserve(target);
				load(target as HTMLElement);
			}
		},
		{ rootMargin: margin },
	);
	for (const frame of frames) {
		near.observe(frame);
		for (const kind of ["focusin", "pointerdown"]) frame.addEventListener(kind, () => load(frame), { once: true });
	}
}
