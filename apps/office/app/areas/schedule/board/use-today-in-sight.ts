import { type RefObject, useLayoutEffect, useRef } from "react";

/** Where the week is wider than the screen, it opens with today beside the hours. */
export function useTodayInSight(monday: string | undefined): RefObject<HTMLElement | null> {
	const scroller = useRef<HTMLElement>(null);
	// oxlint-disable-next-line react-hooks/exhaustive-deps -- another week begins anew
	useLayoutEffect(() => {
		const board = scroller.current;
		const today = board?.querySelector<HTMLElement>("[data-today]");
		const hours = today?.parentElement?.firstElementChild as HTMLElement | null | undefined;
		if (board) board.scrollLeft = today ? today.offsetLeft - (hours?.offsetWidth ?? 0) : 0;
	}, [monday]);
	return scroller;
}
