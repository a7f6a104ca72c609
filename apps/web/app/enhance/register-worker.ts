interface NavigatorWithConnection extends Navigator {
	/** Not in every browser. */
	connection?: { saveData?: boolean };
}

/** It makes the schedule and the own page open without a connection. After the page, so that it delays nothing. */
export function registerWorker(): void {
	const { serviceWorker, connection } = navigator as NavigatorWithConnection;
	// There is none without HTTPS. The development server has no built files to cache.
	if (!("serviceWorker" in navigator) || connection?.saveData || !import.meta.env.PROD) return;
	window.addEventListener("load", () => {
		// Refused in some private windows: then everything needs a connection, as before.
		serviceWorker.register("/service-worker.js").catch(() => undefined);
	});
}
