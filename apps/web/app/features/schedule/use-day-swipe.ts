import { type TouchEvent, useRef } from "react";

/** So far sideways, and clearly more sideways than down, counts as a step. */
const distance = 56;
const slope = 1.6;

/** Tells which way a finger went. It takes nothing away from taps and scrolling. */
export function useDaySwipe(onStep: (by: 1 | -1) => void) {
	const start = useRef<{ x: number; y: number } | null>(null);
	return {
		onTouchStart: ({ touches }: TouchEvent) => {
			const finger = touches.item(0);
			start.current = touches.length === 1 && finger ? { x: finger.clientX, y: finger.clientY } : null;
		},
		onTouchEnd: ({ changedTouches }: TouchEvent) => {
			const finger = changedTouches.item(0);
			const from = start.current;
			start.current = null;
			if (!from || !finger) return;
			const [x, y] = [finger.clientX - from.x, finger.clientY - from.y];
			if (Math.abs(x) > distance && Math.abs(x) > slope * Math.abs(y)) onStep(x < 0 ? 1 : -1);
		},
	};
}
