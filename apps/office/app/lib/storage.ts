/**
 * Everything that the back office keeps in the browser. The first four are the public site's: one log-in serves both,
 * and logging out here takes them along.
 */
export type StorageKey = "token" | "role" | "cookie" | "user" | "office_language" | "office_club";

// Storage throws where it is switched off (private windows, strict settings): the office then simply forgets.

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
		// Nothing to do: what is not kept is asked for again.
	}
}

export function forget(...keys: StorageKey[]): void {
	try {
		for (const key of keys) localStorage.removeItem(key);
	} catch {
		// Nothing was kept.
	}
}
