/** Everything that the site keeps in the visitor's browser. No other names are used. */
export type StorageKey = "token" | "cookie" | "role" | "user" | "cookies_accepted" | "drafts";

// Storage throws where it is switched off (private windows, strict settings): the site then simply forgets.

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

/** What is kept for this tab alone, until it is closed: other people use the same computer. */
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
		// Nothing to do: what is not kept is asked for again.
	}
}

export function forgetInTab(key: TabKey): void {
	try {
		sessionStorage.removeItem(key);
	} catch {
		// Nothing was kept.
	}
}
