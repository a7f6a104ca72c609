import type { MouseEvent } from "react";

/** Runs instead of following the link, unless it is opened in another tab or window. */
export function onTheSpot(action: () => void) {
	return (event: MouseEvent): void => {
		if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
		event.preventDefault();
		action();
	};
}
