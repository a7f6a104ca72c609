import { type KeyboardEvent, type PointerEvent, useEffect, useRef } from "react";

/** Long enough to move the pointer onto the tooltip. */
const leaveAfter = 140;
const gap = 10;

/** For browsers without anchor positioning: above the control if there is room, else below. */
function placeByHand(anchor: Element, tip: HTMLElement): void {
	if (CSS.supports("position-area: top")) return;
	const box = anchor.getBoundingClientRect();
	const above = box.top - tip.offsetHeight - gap;
	const left = box.left + box.width / 2 - tip.offsetWidth / 2;
	tip.style.top = `${above > 0 ? above : box.bottom + gap}px`;
	tip.style.left = `${Math.max(8, Math.min(left, document.documentElement.clientWidth - tip.offsetWidth - 8))}px`;
}

export function useTip() {
	const anchor = useRef<HTMLSpanElement>(null);
	const tip = useRef<HTMLSpanElement>(null);
	const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
	useEffect(() => () => clearTimeout(timer.current), []);

	function show() {
		clearTimeout(timer.current);
		const element = tip.current;
		if (!element || !anchor.current || element.matches(":popover-open")) return;
		// The source is the anchor, which then needs no unique name.
		element.showPopover({ source: anchor.current });
		placeByHand(anchor.current, element);
	}
	function hide() {
		clearTimeout(timer.current);
		if (tip.current?.matches(":popover-open")) tip.current.hidePopover();
	}

	return {
		anchor,
		tip,
		handlers: {
			onPointerEnter: show,
			onPointerLeave: (event: PointerEvent) => {
				// A finger leaves when it lifts, so touch keeps it open until focus moves.
				if (event.pointerType !== "touch") timer.current = setTimeout(hide, leaveAfter);
			},
			onFocus: show,
			onBlur: hide,
			onClick: show,
			onKeyDown: (event: KeyboardEvent) => {
				if (event.key === "Escape") hide();
			},
		},
	};
}
