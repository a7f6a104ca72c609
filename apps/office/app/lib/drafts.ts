import { type DraftKey, draftKeys, readStored, removeStored, store } from "./storage.ts";

/** A draft is dropped after a week. */
const draftDays = 7;
const draftMilliseconds = draftDays * 24 * 60 * 60_000;

export interface Draft<T> {
	/** When it was typed, in milliseconds. */
	at: number;
	content: T;
}

/** Several people share a tablet at the desk: a draft belongs to one account. */
export function draftKey(account: number, form: string): DraftKey {
	return `office_draft:${account}:${form}`;
}

function parseDraft<T>(stored: string | null): Draft<T> | null {
	try {
		const parsed: unknown = JSON.parse(stored ?? "null");
		const isDraft = typeof parsed === "object" && parsed !== null && "at" in parsed && "content" in parsed;
		return isDraft && typeof parsed.at === "number" ? (parsed as Draft<T>) : null;
	} catch {
		return null;
	}
}

function isOld({ at }: Draft<unknown>, now: number): boolean {
	return now - at > draftMilliseconds;
}

export function readDraft<T>(key: DraftKey, now: number): Draft<T> | null {
	const draft = parseDraft<T>(readStored(key));
	return draft && !isOld(draft, now) ? draft : null;
}

export function storeDraft(key: DraftKey, content: unknown, now: number): void {
	store(key, JSON.stringify({ at: now, content }));
}

export function removeDraft(key: DraftKey): void {
	removeStored(key);
}

/** Removes drafts of all accounts: not everyone comes back to this device. */
export function removeOldDrafts(now: number): void {
	const old = draftKeys().filter((key) => {
		const draft = parseDraft(readStored(key));
		return draft === null || isOld(draft, now);
	});
	removeStored(...old);
}
