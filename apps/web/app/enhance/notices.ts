import { pressed } from "./press.ts";

/** A notice in the page that has been read can be put away. */
export function startNotices(): void {
	document.addEventListener("click", (event) => {
		pressed(event, "[data-dismiss]")?.closest("[data-notice]")?.remove();
	});
}
