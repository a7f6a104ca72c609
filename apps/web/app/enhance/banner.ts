const rotateAfter = 10_000;
/** Loads the pictures out of view once the page is idle. */
const fetchOthersAfter = 3000;

const twoDigits = (value: number) => String(value).padStart(2, "0");

/** Moves the new slide in from its side; the step from last to first looks like any other. */
function enter(slide: HTMLElement, step: 1 | -1): void {
	const options = { duration: 240, easing: "cubic-bezier(0.2, 0.7, 0.2, 1)" };
	slide.querySelector("picture")?.animate([{ opacity: 0, transform: `translateX(${step * 4}%)` }, {}], options);
	slide
		.querySelector("h2")
		?.parentElement?.animate([{ opacity: 0, transform: `translateX(${step * 2}rem)` }, {}], options);
}

function controlsOf(banner: HTMLElement) {
	const find = (name: string) => banner.querySelector<HTMLElement>(`[data-banner-${name}]`);
	const [count, line, said] = [find("count"), find("line"), find("said")];
	const [pause, previous, next] = [find("pause"), find("previous"), find("next")];
	return count && line && said && pause && previous && next && { count, line, said, pause, previous, next };
}

function rotate(banner: HTMLElement, row: HTMLElement, parts: NonNullable<ReturnType<typeof controlsOf>>): void {
	const slides = [...row.children] as HTMLElement[];
	const calm = matchMedia("(prefers-reduced-motion: reduce)");
	let index = 0;
	let choice: "paused" | "running" | undefined;
	const held = { pointer: false, focus: false };
	let timer: ReturnType<typeof setTimeout> | undefined;
	const isPaused = () => (choice ? choice === "paused" : calm.matches);

	function draw(): void {
		const paused = isPaused();
		const rotating = !paused && !held.pointer && !held.focus;
		for (const [place, slide] of slides.entries()) slide.inert = place !== index;
		parts.count.textContent = `${twoDigits(index + 1)} / ${twoDigits(slides.length)}`;
		parts.pause.toggleAttribute("data-paused", paused);
		parts.pause.ariaLabel = parts.pause.dataset[paused ? "play" : "stop"] ?? "";
		// Announced when the visitor changes the slide, not when the timer does.
		parts.said.ariaLive = rotating ? "off" : "polite";
		parts.said.textContent = slides[index]?.dataset["said"] ?? "";
		parts.line.toggleAttribute("data-rotating", rotating);
		// The first time the line has not run yet, and asking for animations would make the browser compute all styles.
		if (banner.dataset["ready"] !== undefined)
			for (const animation of parts.line.getAnimations()) animation.currentTime = 0;
		clearTimeout(timer);
		if (rotating) timer = setTimeout(() => go(1), rotateAfter);
	}
	function go(step: 1 | -1): void {
		index = (index + step + slides.length) % slides.length;
		const slide = slides[index];
		if (!slide) return;
		draw();
		row.scrollTo({ left: slide.offsetLeft, behavior: "instant" });
		if (!calm.matches) enter(slide, step);
	}
	function hold(by: keyof typeof held, on: boolean): void {
		if (held[by] === on) return;
		held[by] = on;
		draw();
	}

	parts.previous.addEventListener("click", () => go(-1));
	parts.next.addEventListener("click", () => go(1));
	parts.pause.addEventListener("click", () => {
		choice = isPaused() ? "running" : "paused";
		draw();
	});
	banner.addEventListener("pointerenter", ({ pointerType }) => hold("pointer", pointerType === "mouse"));
	banner.addEventListener("pointerleave", () => hold("pointer", false));
	// Only keyboard focus pauses the banner.
	banner.addEventListener("focusin", ({ target }) => hold("focus", (target as Element).matches(":focus-visible")));
	banner.addEventListener("focusout", () => hold("focus", false));
	calm.addEventListener("change", draw);
	// After a swipe the scroll position tells the slide.
	row.addEventListener("scroll", () => {
		const seen = Math.round(row.scrollLeft / row.clientWidth);
		if (seen === index || !slides[seen]) return;
		index = seen;
		draw();
	});
	draw();
}

/** The browser handles swipes; this adds the timer, the arrows and the pause. */
export function turnBanner(root: ParentNode): void {
	const banner = root.querySelector<HTMLElement>("[data-banner]");
	const row = banner?.querySelector("ul");
	if (!banner || !row) return;
	setTimeout(() => {
		for (const image of row.querySelectorAll("img")) image.loading = "eager";
	}, fetchOthersAfter);
	const parts = controlsOf(banner);
	if (!parts) return;
	rotate(banner, row, parts);
	banner.dataset["ready"] = "";
}
