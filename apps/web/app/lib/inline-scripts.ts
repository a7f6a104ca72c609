import { keepSession } from "./keep-session.ts";

// The scripts that stand in the page itself because they must run before it is painted. Pages are the same for everybody,
// so the content security policy allows these by the hashes of their texts. Written as functions, sent as their source.

function markPerson(): void {
	try {
		const { documentElement: html } = document;
		if (localStorage.getItem("token")) html.setAttribute("data-member", "");
		if (localStorage.getItem("cookies_accepted")) html.setAttribute("data-cookies-accepted", "");
	} catch {
		// Storage is switched off: nobody is logged in.
	}
	// The notice covers a part of the page: it goes at the first press, not when the other scripts have come.
	addEventListener("click", ({ target }) => {
		if (!(target instanceof Element) || !target.closest("[data-accept-cookies]")) return;
		document.documentElement.setAttribute("data-cookies-accepted", "");
		localStorage.setItem("cookies_accepted", "true");
	});
}

function sendVisitorsToLogIn(): void {
	const { documentElement: html } = document;
	const check = () => {
		try {
			if (localStorage.getItem("token")) return html.setAttribute("data-member", "");
			const { pathname, search } = location;
			const back = encodeURIComponent(pathname + search).replaceAll("%2F", "/");
			location.replace(`${/^\/en(\/|$)/.test(pathname) ? "/en" : ""}/login?redirect=${back}`);
		} catch {
			// Storage is switched off: the page says that members have to log in.
		}
	};
	check();
	// The browser may keep the page as it is for its back button, and somebody may log out meanwhile: it goes away blank.
	addEventListener("pagehide", () => html.removeAttribute("data-member"));
	addEventListener("pageshow", (event) => event.persisted && check());
}

/** Takes the session out of the page that answers a log-in, and goes on to where it leads. */
function takeSession(keep: typeof keepSession): void {
	const answer = JSON.parse(document.querySelector("[data-session]")?.textContent ?? "{}") as {
		session_id: string;
		role: string;
		target: string;
		toast: string;
	};
	keep(answer);
	try {
		sessionStorage.setItem("toast", answer.toast);
	} catch {
		// It goes without saying.
	}
	location.replace(answer.target);
}

/** Pages are fetched when the pointer rests on a link or a finger touches it. */
const speculationRules = {
	prefetch: [
		{
			where: {
				and: [
					{ href_matches: "/*" },
					{ not: { href_matches: ["/api/*", "/staff*", "/demo/*", "/media/*"] } },
					{ not: { selector_matches: "[download], [data-in-place]" } },
				],
			},
			eagerness: "moderate",
		},
	],
};

export const inlineScripts = {
	/** In the head: stylesheets show the member's or the visitor's variant, and the cookie notice, by these attributes. */
	person: `(${markPerson.toString()})()`,
	/** In a page for members. */
	membersOnly: `(${sendVisitorsToLogIn.toString()})()`,
	/** In the page that answers a log-in. */
	takeSession: `(${takeSession.toString()})(${keepSession.toString()})`,
	speculationRules: JSON.stringify(speculationRules),
};
