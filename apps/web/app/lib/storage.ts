import { storage } from "@kvart/browser/storage";

/** All keys that the site uses in the browser. */
export type StorageKey = "token" | "cookie" | "role" | "user" | "cookies_accepted" | "drafts" | "guest_bookings";

export const { read: readStored, store, remove: clearStored } = storage<StorageKey>("localStorage");

/** The names of caches with a member's data start with this; the build follows. */
export const ownCachePrefix = "own-";

export async function clearOwnCaches(): Promise<void> {
	// There are none without HTTPS; where storage is off, it fails.
	const names = "caches" in globalThis ? await caches.keys().catch(() => []) : [];
	for (const name of names) if (name.startsWith(ownCachePrefix)) void caches.delete(name);
}

/** For this tab only, because computers are shared. */
export type TabKey = "registration" | "sign-in" | "toast" | "favourite";

export const { read: readInTab, store: storeInTab, remove: clearInTab } = storage<TabKey>("sessionStorage");
