import type { Locale } from "@kvart/contract/locale";
import { forget, readStored } from "./storage.ts";

export function isLoggedIn(): boolean {
	return readStored("token") !== null;
}

/** Leaves nothing of the log-in behind, neither here nor on the public site. */
export function endSession(): void {
	forget("token", "role", "cookie", "user");
	// oxlint-disable-next-line unicorn/no-document-cookie -- the cookie store is not in every browser yet
	document.cookie = "cookie=; path=/; max-age=0; samesite=lax";
}

/** A page of the public site in a language: Serbian lives at the bare routes, English under `/en`. */
export function publicAddress(path: string, locale: Locale): string {
	if (locale === "sr") return path;
	return path === "/" ? "/en" : `/en${path}`;
}

/** The public log-in page, which leads back to where the person is now. */
export function loginAddress(from: string, locale: Locale): string {
	return `${publicAddress("/login", locale)}?${new URLSearchParams({ redirect: from }).toString()}`;
}

/** Tells when somebody logs in or out in another tab. */
export function onSessionChange(tell: () => void): () => void {
	const listen = ({ key }: StorageEvent) => {
		if (key === "token" || key === null) tell();
	};
	window.addEventListener("storage", listen);
	return () => window.removeEventListener("storage", listen);
}
