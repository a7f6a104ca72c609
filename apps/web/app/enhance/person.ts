import { followOtherTabs, isLoggedIn, watchSession } from "../lib/session.ts";
import { clearOwnCaches, readStored } from "../lib/storage.ts";

function clearCaches(): void {
	if (!isLoggedIn()) void clearOwnCaches();
}

/** Keeps the page in step with the session, also after changes in other tabs. */
export function followPerson(): void {
	followOtherTabs();
	watchSession(clearCaches);
	// An answer may have been cached while its member logged out.
	clearCaches();
	let hidden = readStored("token");
	window.addEventListener("pagehide", () => {
		hidden = readStored("token");
	});
	// A page from the back-forward cache may show data of a member who has logged out.
	window.addEventListener("pageshow", ({ persisted }) => {
		if (persisted && readStored("token") !== hidden) window.location.reload();
	});
}
