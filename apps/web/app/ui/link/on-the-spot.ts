import type { MouseEvent } from "react";

/** What a plain press on a link does instead of following it; who asks for another tab or window gets that. */
export function onTheSpot(act: () => void) {
	return (event: MouseEvent): void => {
		if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
		event.preventDefault();
		act();
	};
}
