import { type FocusEvent, type PointerEvent, type UIEvent, useCallback, useEffect, useRef, useState } from "react";
import { useMedia } from "./use-media.ts";

const rotateAfter = 10_000;
/** The pictures out of view are fetched when the page has settled, before their turn comes. */
const fetchOthersAfter = 3000;

/** Lets the new slide come in from the side it was asked for; wrapping round looks like any other step. */
function enter(slide: HTMLElement, step: 1 | -1): void {
	const options = { duration: 240, easing: "cubic-bezier(0.2, 0.7, 0.2, 1)" };
	slide.querySelector("picture")?.animate([{ opacity: 0, transform: `translateX(${step * 4}%)` }, {}], options);
	slide.querySelector("div")?.animate([{ opacity: 0, transform: `translateX(${step * 2}rem)` }, {}], options);
}

export interface BannerControl {
	index: number;
	paused: boolean;
	/** The clock runs: not paused, and neither pointer nor focus holds it. */
	rotating: boolean;
	go: (step: 1 | -1) => void;
	togglePause: () => void;
}

export function useBanner(count: number) {
	const row = useRef<HTMLUListElement>(null);
	const [index, setIndex] = useState(0);
	const [choice, setChoice] = useState<"paused" | "running">();
	const [hovered, setHovered] = useState(false);
	const [focused, setFocused] = useState(false);
	const calm = useMedia("(prefers-reduced-motion: reduce)");
	const scripted = useMedia("all");
	const paused = choice ? choice === "paused" : calm;
	const rotating = scripted && count > 1 && !paused && !hovered && !focused;

	useEffect(() => {
		const timer = setTimeout(() => {
			for (const image of row.current?.querySelectorAll("img") ?? []) image.loading = "eager";
		}, fetchOthersAfter);
		return () => clearTimeout(timer);
	}, []);

	const go = useCallback(
		(step: 1 | -1) => {
			const next = (index + step + count) % count;
			const slide = row.current?.children[next];
			if (!(slide instanceof HTMLElement)) return;
			row.current?.scrollTo({ left: slide.offsetLeft, behavior: "instant" });
			setIndex(next);
			if (!calm) enter(slide, step);
		},
		[index, count, calm],
	);

	useEffect(() => {
		if (!rotating) return undefined;
		const timer = setTimeout(() => go(1), rotateAfter);
		return () => clearTimeout(timer);
	}, [rotating, go]);

	const control: BannerControl = {
		index,
		paused,
		rotating,
		go,
		togglePause: () => setChoice(paused ? "running" : "paused"),
	};
	const handlers = {
		onPointerEnter: ({ pointerType }: PointerEvent) => setHovered(pointerType === "mouse"),
		onPointerLeave: () => setHovered(false),
		// Focus by mouse is a click and no stay: only the keyboard's holds the banner.
		onFocus: ({ target }: FocusEvent) => setFocused(target.matches(":focus-visible")),
		onBlur: () => setFocused(false),
	};
	// A swipe tells where it ended by the row's own position.
	const onScroll = ({ currentTarget }: UIEvent<HTMLElement>) =>
		setIndex(Math.round(currentTarget.scrollLeft / currentTarget.clientWidth));

	return { row, scripted, control, handlers, onScroll };
}
