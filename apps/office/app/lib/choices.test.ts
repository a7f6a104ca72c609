import { afterEach, expect, it, vi } from "vitest";
import { recall, remember } from "./choices.ts";

const kept = new Map<string, string>();

function useStorage(): void {
	vi.stubGlobal("localStorage", {
		getItem: (key: string) => kept.get(key) ?? null,
		setItem: (key: string, value: string) => kept.set(key, value),
	});
}

afterEach(() => {
	kept.clear();
	vi.unstubAllGlobals();
});

it("keeps what each account chose, and what was chosen last", () => {
	useStorage();
	remember("office_language", 4, "en");
	remember("office_language", 9, "sr");
	expect(recall("office_language", 4)).toBe("en");
	expect(recall("office_language", 9)).toBe("sr");
	expect(recall("office_language", 5)).toBeNull();
	expect(recall("office_language", null)).toBe("sr");
	expect(recall("office_club", 4)).toBeNull();
});

it.each(["{", "null", "[]", "7"])("forgets what makes no sense: %s", (stored) => {
	useStorage();
	kept.set("office_club", stored);
	expect(recall("office_club", 4)).toBeNull();
	remember("office_club", 4, "3");
	expect(recall("office_club", 4)).toBe("3");
});

it("does without storage", () => {
	remember("office_club", 4, "3");
	expect(recall("office_club", 4)).toBeNull();
});
