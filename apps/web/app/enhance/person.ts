import { followOtherTabs } from "../lib/session.ts";
import { readStored } from "../lib/storage.ts";

/** The page is always that of who is logged in now, whichever tab that happened in. */
export function followPerson(): void {
	followOtherTabs();
	let hidden = readStored("token");
	window.addEventListener("pagehide", () => {
		hidden = readStored("token");
	});
	// The browser kept the page as it was. What it shows may be somebody's who has left.
	window.addEventListener("pageshow", ({ persisted }) => {
		if (persisted && readStored("token") !== hidden) window.location.reload();
	});
}
