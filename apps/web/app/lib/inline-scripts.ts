import { saveSession } from "./session.ts";

// Scripts in the page itself, because they must run before first paint. They never change, so the content security
// policy allows them by their hashes. Written as functions, sent as their source.

function markMember(): void {
	try {
		const { documentElement: html } = document;
		if (localStorage.getItem("token")) html.setAttribute("data-member", "");
		if (localStorage.getItem("cookies_accepted")) html.setAttribute("data-cookies-accepted", "");
	} catch {
		// Storage is off: not logged in.
	}
	const { dataset } = document.documentElement;
	if ("stored" in dataset) dataset["stored"] = navigator.onLine ? "online" : "offline";
	// The notice covers a part of the page: close it even before the other scripts have loaded.
	addEventListener("click", ({ target }) => {
		if (!(target instanceof Element) || !target.closest("[data-accept-cookies]")) return;
		document.documentElement.setAttribute("data-cookies-accepted", "");
		localStorage.setItem("cookies_accepted", "true");
	});
}

function redirectVisitors(): void {
	const { documentElement: html } = document;
	const check = () => {
		try {
			if (localStorage.getItem("token")) return html.setAttribute("data-member", "");
			const { pathname, search } = location;
			const back = encodeURIComponent(pathname + search).replaceAll("%2F", "/");
			location.replace(`${/^\/en(\/|$)/.test(pathname) ? "/en" : ""}/login?redirect=${back}`);
		} catch {
			// Storage is off: the page says that members have to log in.
		}
	};
	check();
	// The back-forward cache would show the page after a log-out: hide it before it is cached.
	addEventListener("pagehide", () => html.removeAttribute("data-member"));
	addEventListener("pageshow", (event) => event.persisted && check());
}

/** Saves the session that a plain log-in answered with, and loads the next page. */
function saveAnsweredSession(save: typeof saveSession): void {
	const answer = JSON.parse(document.querySelector("[data-session]")?.textContent ?? "{}") as {
		session_id: string;
		role: string;
		target: string;
		toast: string;
	};
	save(answer);
	try {
		sessionStorage.setItem("toast", answer.toast);
	} catch {
		// Then there is no toast.
	}
	location.replace(answer.target);
}

/** Makes the schedule and the own page open without a connection. After the page, so that it delays nothing. */
function registerWorker(): void {
	addEventListener("load", () => {
		const { serviceWorker, connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
		// There is none without HTTPS, and it is refused in some private windows: then everything needs a connection.
		if ("serviceWorker" in navigator && !connection?.saveData)
			serviceWorker.register("/service-worker.js").catch(() => {});
	});
}

export const inlineScripts = {
	/** In the head: styles show the member's or the visitor's variant, and the cookie notice, by these attributes. */
	person: `(${markMember.toString()})()`,
	/** In a page for members. */
	membersOnly: `(${redirectVisitors.toString()})()`,
	/** In the page that answers a log-in. */
	saveSession: `(${saveAnsweredSession.toString()})(${saveSession.toString()})`,
	/** In the head; not in development, which has no built files to cache. */
	registerWorker: `(${registerWorker.toString()})()`,
};

/** Escaped so that nothing in it ends the `<script>`. */
export function jsonForScript(value: unknown): string {
	return JSON.stringify(value).replaceAll("<", "\\u003c");
}
