import { storage } from "@kvart/browser/storage";

/** Written by the public site: both share one log-in. */
type SharedKey = "token" | "role" | "cookie" | "user";
export type DraftKey = `office_draft:${number}:${string}`;
type StorageKey =
	| SharedKey
	| "office_language"
	| "office_club"
	| "office_active"
	| "office_look"
	| "office_sound"
	| DraftKey;

export const { read: readStored, store, remove: removeStored } = storage<StorageKey>("localStorage");

/** The rest of the public site's keys stays as it is. */
export function storeLogin({ session_id, role }: { session_id: string; role: string }): void {
	store("token", session_id);
	store("role", role);
}

/** When any tab was used last, in milliseconds. */
export function storeActivity(at: number): void {
	store("office_active", String(at));
}

export function draftKeys(): DraftKey[] {
	try {
		const keys = Array.from({ length: localStorage.length }, (_, index) => localStorage.key(index) ?? "");
		return keys.filter((key): key is DraftKey => key.startsWith("office_draft:"));
	} catch {
		return [];
	}
}

/** Several people share a tablet at the desk: choices are stored by account. */
type Choices = Partial<Record<string, string>>;
type ChoiceKey = "office_language" | "office_club";

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

/** Null before the log-in. */
export function storeChoice(key: ChoiceKey, account: number | null, value: string): void {
	store(key, JSON.stringify({ ...parseChoices(readStored(key)), [account ?? lastName]: value, [lastName]: value }));
}
