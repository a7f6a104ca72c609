import { afterEach, expect, it, vi } from "vitest";
import { readChoice, storeChoice } from "./storage.ts";

const stored = new Map<string, string>();

function useStorage(): void {
	vi.stubGlobal("localStorage", {
		getItem: (key: string) => stored.get(key) ?? null,
		setItem: (key: string, value: string) => stored.set(key, value),
	});
}

afterEach(() => {
	stored.clear();
	vi.unstubAllGlobals();
});

it("stores the choice of each account and the last choice", () => {
	useStorage();
	storeChoice("office_language", 4, "en");
	storeChoice("office_language", 9, "sr");
	expect(readChoice("office_language", 4)).toBe("en");
	expect(readChoice("office_language", 9)).toBe("sr");
	expect(readChoice("office_language", 5)).toBeNull();
	expect(readChoice("office_language", null)).toBe("sr");
	expect(readChoice("office_club", 4)).toBeNull();
});

it.each(["{", "null", "[]", "7"])("ignores invalid values: %s", (value) => {
	useStorage();
	stored.set("office_club", value);
	expect(readChoice("office_club", 4)).toBeNull();
	storeChoice("office_club", 4, "3");
	expect(readChoice("office_club", 4)).toBe("3");
});

it("works without storage", () => {
	storeChoice("office_club", 4, "3");
	expect(readChoice("office_club", 4)).toBeNull();
});
