import { barePath, localeOf, localePath } from "../i18n/locale.ts";
import { goTo } from "./go-to.ts";
import { forget, forgetInTab, readStored } from "./storage.ts";

const changed = "sessionchange";

/** Stylesheets show the member's or the visitor's variant by this attribute; before first paint the head script sets it. */
function reflect(): void {
	document.documentElement.toggleAttribute("data-member", isLoggedIn());
	document.dispatchEvent(new Event(changed));
}

export function isLoggedIn(): boolean {
	return readStored("token") !== null;
}

/** How a call says who makes it. */
export function sessionHeaders(): Record<string, string> {
	const token = readStored("token") ?? "";
	// Some proxies drop names with underscores, hence the second spelling.
	return { session_id: token, "session-id": token };
}

function dropSession(): void {
	forget("token", "role", "cookie", "user");
	// oxlint-disable-next-line unicorn/no-document-cookie -- the cookie store is not in every browser yet
	document.cookie = "cookie=; path=/; max-age=0; samesite=lax";
	reflect();
}

/** Whoever uses this browser next finds nothing of the member, begun forms included. */
export function endSession(): void {
	forget("drafts");
	forgetInTab("registration");
	dropSession();
}

/**
 * The server does not know the session that a call was made with: the visitor goes to the log-in page, which leads back.
 * What was begun stays, because it is to go on.
 */
export function expireSession(token: string): void {
	// Another tab may have logged in since.
	if (token !== (readStored("token") ?? "")) return;
	const { pathname, search, hash } = window.location;
	dropSession();
	const logIn = localePath("/login", localeOf(pathname));
	if (barePath(pathname) === "/login") return;
	const back = encodeURIComponent(pathname + search + hash).replaceAll("%2F", "/");
	goTo(`${logIn}?redirect=${back}${token && "&ended=1"}`, "replace");
}

/** Tells of a log-in or log-out on this page and in other tabs. */
export function watchSession(tell: () => void): () => void {
	document.addEventListener(changed, tell);
	return () => document.removeEventListener(changed, tell);
}

/** Logging in or out in another tab counts here, too. Once a page. */
export function followOtherTabs(): void {
	window.addEventListener("storage", ({ key }) => {
		if (key === "token" || key === null) reflect();
	});
}
