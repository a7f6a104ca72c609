import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { draftKey, readDraft, removeDraft, removeOldDrafts, storeDraft } from "./drafts.ts";

const stored = new Map<string, string>();

// A fake of the browser's storage.
beforeEach(() =>
	vi.stubGlobal("localStorage", {
		get length() {
			return stored.size;
		},
		key: (index: number) => [...stored.keys()][index] ?? null,
		getItem: (key: string) => stored.get(key) ?? null,
		setItem: (key: string, value: string) => stored.set(key, value),
		removeItem: (key: string) => stored.delete(key),
	}),
);

afterEach(() => {
	stored.clear();
	vi.unstubAllGlobals();
});

const day = 24 * 60 * 60_000;
const now = Date.UTC(2026, 10, 18, 10);
const story = { header: "Zimski raspored" };

it("returns what an account typed, and nothing to another account or form", () => {
	storeDraft(draftKey(4, "post:12"), story, now);
	expect(readDraft(draftKey(4, "post:12"), now)).toEqual({ at: now, content: story });
	expect(readDraft(draftKey(9, "post:12"), now)).toBeNull();
	expect(readDraft(draftKey(4, "post:13"), now)).toBeNull();
});

it("removes a draft", () => {
	storeDraft(draftKey(4, "post:12"), story, now);
	removeDraft(draftKey(4, "post:12"));
	expect(readDraft(draftKey(4, "post:12"), now)).toBeNull();
});

it("ignores a draft after a week", () => {
	storeDraft(draftKey(4, "post:12"), story, now);
	expect(readDraft(draftKey(4, "post:12"), now + 7 * day)).not.toBeNull();
	expect(readDraft(draftKey(4, "post:12"), now + 7 * day + 1)).toBeNull();
});

it("removes the old drafts of all accounts, and nothing else", () => {
	stored.set("office_club", "{}");
	stored.set("office_draft:9:broken", "{");
	storeDraft(draftKey(4, "post:12"), story, now - 8 * day);
	storeDraft(draftKey(9, "settings"), { reply_days: 3 }, now - day);
	removeOldDrafts(now);
	expect([...stored.keys()]).toEqual(["office_club", "office_draft:9:settings"]);
});

it.each(["{", "null", "7", '{"at":"today","content":1}'])("ignores invalid values: %s", (value) => {
	stored.set("office_draft:4:post:12", value);
	expect(readDraft(draftKey(4, "post:12"), now)).toBeNull();
});

it("works without storage", () => {
	vi.unstubAllGlobals();
	storeDraft(draftKey(4, "post:12"), story, now);
	removeOldDrafts(now);
	expect(readDraft(draftKey(4, "post:12"), now)).toBeNull();
});
