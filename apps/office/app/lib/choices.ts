import { readStored, type StorageKey, store } from "./storage.ts";

/** A tablet at the front desk serves several people: what each of them chose is kept by account. */
type Choices = Partial<Record<string, string>>;
type ChoiceKey = Extract<StorageKey, `office_${string}`>;

/** Under this name stands the last choice of all, for the moment before it is known who works here. */
const lastName = "last";

function parseChoices(stored: string | null): Choices {
	try {
		const parsed: unknown = JSON.parse(stored ?? "{}");
		return typeof parsed === "object" && parsed !== null ? parsed : {};
	} catch {
		return {};
	}
}

export function recall(key: ChoiceKey, account: number | null): string | null {
	return parseChoices(readStored(key))[account ?? lastName] ?? null;
}

export function remember(key: ChoiceKey, account: number, value: string): void {
	store(key, JSON.stringify({ ...parseChoices(readStored(key)), [account]: value, [lastName]: value }));
}
