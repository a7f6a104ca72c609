import type { MouseEvent } from "react";

/** Replaces a plain click on a link; clicks for a new tab or window work as usual. */
export function onTheSpot(action: () => void) {
	return (event: MouseEvent): void => {
		if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
		event.preventDefault();
		action();
	};
}
