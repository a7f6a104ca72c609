import { barePath, localeOf, localePath } from "../i18n/locale.ts";
import { goTo } from "./go-to.ts";
import { clearInTab, clearOwnCaches, clearStored, readStored } from "./storage.ts";

const changed = "sessionchange";

/** Styles show the member's or the visitor's variant by this attribute; an inline script sets it before first paint. */
function reflect(): void {
	document.documentElement.toggleAttribute("data-member", isLoggedIn());
	document.dispatchEvent(new Event(changed));
}

export function isLoggedIn(): boolean {
	return readStored("token") !== null;
}

export function sessionHeaders(): Record<string, string> {
	const token = readStored("token") ?? "";
	// Some proxies drop names with underscores.
	return { session_id: token, "session-id": token };
}

/** Self-contained, because its source is also an inline script. */
export function saveSession({ session_id, role }: { session_id: string; role: string }): void {
	const seconds = 365 * 86_400;
	try {
		localStorage.setItem("token", session_id);
		localStorage.setItem("role", role);
		localStorage.setItem("cookie", new Date(Date.now() + seconds * 1000).toISOString());
	} catch {
		// Storage is off: a log-in cannot last.
	}
	// Only a flag: the session itself is never a cookie.
	// oxlint-disable-next-line unicorn/no-document-cookie -- the cookie store is not in every browser yet
	document.cookie = `cookie=1; path=/; max-age=${seconds}; samesite=lax`;
}

function clearSession(): void {
	clearStored("token", "role", "cookie", "user");
	void clearOwnCaches();
	// oxlint-disable-next-line unicorn/no-document-cookie -- the cookie store is not in every browser yet
	document.cookie = "cookie=; path=/; max-age=0; samesite=lax";
	reflect();
}

/** Also deletes drafts and guests' bookings: the next person must not see them. */
export function endSession(): void {
	clearStored("drafts", "guest_bookings");
	clearInTab("registration");
	clearSession();
}

/** After a call with an invalid session: redirects to the log-in page and back afterwards. Drafts stay. */
export function expireSession(token: string): void {
	// Another tab may have logged in since.
	if (token !== (readStored("token") ?? "")) return;
	const { pathname, search, hash } = window.location;
	clearSession();
	const logIn = localePath("/login", localeOf(pathname));
	if (barePath(pathname) === "/login") return;
	const back = encodeURIComponent(pathname + search + hash).replaceAll("%2F", "/");
	goTo(`${logIn}?redirect=${back}${token && "&ended=1"}`, "replace");
}

/** Calls back after a log-in or log-out, here or in another tab. */
export function watchSession(callback: () => void): () => void {
	document.addEventListener(changed, callback);
	return () => document.removeEventListener(changed, callback);
}

/** Follows log-ins and log-outs in other tabs. Call once per page. */
export function followOtherTabs(): void {
	window.addEventListener("storage", ({ key }) => {
		if (key === "token" || key === null) reflect();
	});
}
