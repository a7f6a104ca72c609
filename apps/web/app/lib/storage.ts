/** All keys that the site uses in the browser. */
export type StorageKey = "token" | "cookie" | "role" | "user" | "cookies_accepted" | "drafts" | "guest_bookings";

// Storage throws where it is off (private windows, strict settings): then nothing is stored.

export function readStored(key: StorageKey): string | null {
	try {
		return localStorage.getItem(key);
	} catch {
		return null;
	}
}

export function store(key: StorageKey, value: string): void {
	try {
		localStorage.setItem(key, value);
	} catch {
		// Nothing is stored then.
	}
}

export function clearStored(...keys: StorageKey[]): void {
	try {
		for (const key of keys) localStorage.removeItem(key);
	} catch {
		// Nothing was stored.
	}
}

/** The names of caches with a member's data start with this; the build follows. */
export const ownCachePrefix = "own-";

export async function clearOwnCaches(): Promise<void> {
	// There are none without HTTPS; where storage is off, it fails.
	const names = "caches" in globalThis ? await caches.keys().catch(() => []) : [];
	for (const name of names) if (name.startsWith(ownCachePrefix)) void caches.delete(name);
}

/** For this tab only, because computers are shared. */
export type TabKey = "registration" | "sign-in" | "toast";

export function readInTab(key: TabKey): string | null {
	try {
		return sessionStorage.getItem(key);
	} catch {
		return null;
	}
}

export function storeInTab(key: TabKey, value: string): void {
	try {
		sessionStorage.setItem(key, value);
	} catch {
		// Nothing is stored then.
	}
}

export function clearInTab(key: TabKey): void {
	try {
		sessionStorage.removeItem(key);
	} catch {
		// Nothing was stored.
	}
}
