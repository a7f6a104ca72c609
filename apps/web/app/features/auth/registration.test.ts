import { beforeEach, expect, test, vi } from "vitest";
import { deleteDraft, emptyRegistration, readDraft, saveDraft } from "./registration.ts";

const tab = new Map<string, string>();

beforeEach(() => {
	tab.clear();
	vi.stubGlobal("sessionStorage", {
		getItem: (key: string) => tab.get(key) ?? null,
		setItem: (key: string, value: string) => tab.set(key, value),
		removeItem: (key: string) => tab.delete(key),
	});
});

test("restores what was typed, except passwords", () => {
	saveDraft({ ...emptyRegistration, first_name: "Đorđe", password: "secret1", re_password: "secret1" });
	expect(readDraft()).toMatchObject({ first_name: "Đorđe", email: "" });
	expect([...tab.values()].join()).not.toContain("secret1");
});

test("stores nothing when empty or deleted", () => {
	saveDraft({ ...emptyRegistration, first_name: "Ana" });
	saveDraft(emptyRegistration);
	expect(tab.size).toBe(0);
	saveDraft({ ...emptyRegistration, first_name: "Ana" });
	deleteDraft();
	expect(readDraft()).toEqual({});
});

test.each(["nonsense", "null", "[]", '{"first_name":1,"password":"x"}'])("ignores the draft %s", (stored) => {
	tab.set("registration", stored);
	expect(readDraft()).toEqual({});
});
