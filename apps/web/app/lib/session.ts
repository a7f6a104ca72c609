import type { ErrorCode } from "@kvart/contract/errors";
import type { Role, sessionDays } from "@kvart/contract/members";
import { useSyncExternalStore } from "react";
import { localeOf, localePath } from "../i18n/locale.ts";
import { forget, readStored, store } from "./storage.ts";

// Written out here because the contract's module brings its validation along; the type keeps the two equal.
const days: typeof sessionDays = 365;

const watchers = new Set<() => void>();
const expiryHandlers = new Set<(code: ErrorCode) => void>();

/** Stylesheets show the member's or the visitor's variant by this attribute; before first paint the head script sets it. */
function reflect(): void {
	document.documentElement.toggleAttribute("data-member", isLoggedIn());
	for (const tell of watchers) tell();
}

export function isLoggedIn(): boolean {
	return readStored("token") !== null;
}

/** What a log-in leaves in the browser. */
export function startSession({ session_id, role }: { session_id: string; role: Role }): void {
	const seconds = days * 86_400;
	store("token", session_id);
	store("role", role);
	store("cookie", new Date(Date.now() + seconds * 1000).toISOString());
	// Only says that somebody is logged in here: the session itself never travels as a cookie.
	// oxlint-disable-next-line unicorn/no-document-cookie -- the cookie store is not in every browser yet
	document.cookie = `cookie=1; path=/; max-age=${seconds}; samesite=lax`;
	reflect();
}

export function endSession(): void {
	forget("token", "role", "cookie", "user");
	// oxlint-disable-next-line unicorn/no-document-cookie -- see above
	document.cookie = "cookie=; path=/; max-age=0; samesite=lax";
	reflect();
}

/** The server no longer knows the session: it ends here, too, and the visitor goes to the log-in page. */
export function expireSession(code: ErrorCode): void {
	endSession();
	for (const handle of expiryHandlers) handle(code);
	// Pages without the shell have nobody who listens.
	if (expiryHandlers.size === 0) window.location.assign(localePath("/login", localeOf(window.location.pathname)));
}

export function onSessionExpired(handle: (code: ErrorCode) => void): () => void {
	expiryHandlers.add(handle);
	return () => expiryHandlers.delete(handle);
}

function onStorage({ key }: StorageEvent): void {
	if (key === "token" || key === null) reflect();
}

/** Logging in or out in another tab counts here, too. */
export function followOtherTabs(): () => void {
	window.addEventListener("storage", onStorage);
	return () => window.removeEventListener("storage", onStorage);
}

function watch(tell: () => void): () => void {
	watchers.add(tell);
	return () => watchers.delete(tell);
}

/** False on the server and in the first render: what must not flash goes by the `data-member` attribute instead. */
export function useLoggedIn(): boolean {
	return useSyncExternalStore(watch, isLoggedIn, () => false);
}
