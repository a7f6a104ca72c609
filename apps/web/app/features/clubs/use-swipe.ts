import { type PointerEvent, useRef, useState } from "react";

/** So far, or so fast, counts as a step. */
const distance = 60;
const speed = 0.4;

/** Drags a row sideways with finger or mouse, and tells which way it was let go. */
export function useSwipe(onStep: (by: 1 | -1) => void) {
	const start = useRef<{ x: number; at: number } | null>(null);
	const [shift, setShift] = useState(0);
	const [dragging, setDragging] = useState(false);

	const end = () => {
		start.current = null;
		setShift(0);
		setDragging(false);
	};

	return {
		shift,
		dragging,
		handlers: {
			onPointerDown: (event: PointerEvent<HTMLElement>) => {
				if (!event.isPrimary || event.button !== 0) return;
				start.current = { x: event.clientX, at: event.timeStamp };
				event.currentTarget.setPointerCapture(event.pointerId);
				setDragging(true);
			},
			onPointerMove: ({ clientX, isPrimary }: PointerEvent) => {
				if (start.current && isPrimary) setShift(clientX - start.current.x);
			},
			onPointerUp: ({ clientX, timeStamp }: PointerEvent) => {
				if (!start.current) return;
				const moved = clientX - start.current.x;
				const fast = Math.abs(moved) / Math.max(1, timeStamp - start.current.at) > speed && Math.abs(moved) > 12;
				end();
				if (Math.abs(moved) > distance || fast) onStep(moved < 0 ? 1 : -1);
			},
			// The browser took the gesture over: it was a scroll or a pinch.
			onPointerCancel: end,
		},
	};
}
