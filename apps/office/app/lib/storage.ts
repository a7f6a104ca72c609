/** The first four belong to the public site: both share one log-in. */
type StorageKey = "token" | "role" | "cookie" | "user" | "office_language" | "office_club";

// Storage throws if it is disabled (private windows, strict settings).

export function readStored(key: StorageKey): string | null {
	try {
		return localStorage.getItem(key);
	} catch {
		return null;
	}
}

function store(key: StorageKey, value: string): void {
	try {
		localStorage.setItem(key, value);
	} catch {
		// Not stored.
	}
}

export function removeStored(...keys: StorageKey[]): void {
	try {
		for (const key of keys) localStorage.removeItem(key);
	} catch {
		// Nothing was stored.
	}
}

/** Several people share a tablet at the desk: choices are stored by account. */
type Choices = Partial<Record<string, string>>;
type ChoiceKey = Extract<StorageKey, `office_${string}`>;

/** The last choice of any account, used before the session is loaded. */
const lastName = "last";

function parseChoices(stored: string | null): Choices {
	try {
		const parsed: unknown = JSON.parse(stored ?? "{}");
		return typeof parsed === "object" && parsed !== null ? parsed : {};
	} catch {
		return {};
	}
}

export function readChoice(key: ChoiceKey, account: number | null): string | null {
	return parseChoices(readStored(key))[account ?? lastName] ?? null;
}

export function storeChoice(key: ChoiceKey, account: number, value: string): void {
	store(key, JSON.stringify({ ...parseChoices(readStored(key)), [account]: value, [lastName]: value }));
}
