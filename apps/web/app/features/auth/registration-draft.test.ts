import { beforeEach, expect, test, vi } from "vitest";
import { emptyRegistration } from "./registration.ts";
import { dropDraft, keepDraft, readDraft } from "./registration-draft.ts";

const tab = new Map<string, string>();

beforeEach(() => {
	tab.clear();
	vi.stubGlobal("sessionStorage", {
		getItem: (key: string) => tab.get(key) ?? null,
		setItem: (key: string, value: string) => tab.set(key, value),
		removeItem: (key: string) => tab.delete(key),
	});
});

test("what was typed comes back, passwords do not", () => {
	keepDraft({ ...emptyRegistration, first_name: "Đorđe", password: "secret1", re_password: "secret1" });
	expect(readDraft()).toMatchObject({ first_name: "Đorđe", email: "" });
	expect([...tab.values()].join()).not.toContain("secret1");
});

test("nothing typed, or dropped, is nothing kept", () => {
	keepDraft({ ...emptyRegistration, first_name: "Ana" });
	keepDraft(emptyRegistration);
	expect(tab.size).toBe(0);
	keepDraft({ ...emptyRegistration, first_name: "Ana" });
	dropDraft();
	expect(readDraft()).toEqual({});
});

test.each(["nonsense", "null", "[]", '{"first_name":1,"password":"x"}'])("%s is no draft", (kept) => {
	tab.set("registration", kept);
	expect(readDraft()).toEqual({});
});
