import type { Locale } from "@kvart/contract/locale";
import { readStored, removeStored, store, storeLogin } from "./storage.ts";

export function isLoggedIn(): boolean {
	return readStored("token") !== null;
}

const publicDays = 365;

/** Also logs in to the public site, which has the same keys and a cookie as a flag. */
export function startSession(login: { session_id: string; role: string }): void {
	const seconds = publicDays * 86_400;
	removeStored("user");
	storeLogin(login);
	store("cookie", new Date(Date.now() + seconds * 1000).toISOString());
	// oxlint-disable-next-line unicorn/no-document-cookie -- the cookie store is not in every browser yet
	document.cookie = `cookie=1; path=/; max-age=${seconds}; samesite=lax`;
}

/** Also logs out of the public site. */
export function endSession(): void {
	removeStored("token", "role", "cookie", "user");
	// oxlint-disable-next-line unicorn/no-document-cookie -- the cookie store is not in every browser yet
	document.cookie = "cookie=; path=/; max-age=0; samesite=lax";
}

/** Serbian has no prefix, English has `/en`. */
export function publicAddress(path: string, locale: Locale): string {
	if (locale === "sr") return path;
	return path === "/" ? "/en" : `/en${path}`;
}

/** The log-in of the public site, for accounts of Google or Facebook; it returns to `from`. */
export function publicLogin(from: string, locale: Locale): string {
	return `${publicAddress("/login", locale)}?${new URLSearchParams({ redirect: from }).toString()}`;
}

/** Null if everything was cleared. */
function onStored(isOurs: (key: string | null) => boolean, listener: () => void): () => void {
	const listen = ({ key }: StorageEvent) => {
		if (isOurs(key)) listener();
	};
	window.addEventListener("storage", listen);
	return () => window.removeEventListener("storage", listen);
}

/** Reports log-ins and log-outs in other tabs. */
export function onSessionChange(listener: () => void): () => void {
	return onStored((key) => key === "token" || key === null, listener);
}

/** Reports input in other tabs. */
export function onOtherTabUsed(listener: () => void): () => void {
	return onStored((key) => key === "office_active", listener);
}
