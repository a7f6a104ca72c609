import type { StaffAccount } from "@kvart/contract/staff/accounts";
import { afterEach, expect, it } from "vitest";
import { overwriteGetLocale } from "../../../paraglide/runtime.js";
import { actionLabel, differenceOf, entityLabel, fieldLabel, fieldValue, recordLabel } from "./audit-labels.ts";

afterEach(() => overwriteGetLocale(() => "sr"));

it.each(["sr", "en"] as const)("has labels in %s, also for unknown names", (locale) => {
	overwriteGetLocale(() => locale);
	expect(actionLabel("account.invited")).not.toContain(".");
	expect(actionLabel("locker_key.changed")).toMatch(/^locker key: \S+/);
	expect(actionLabel("locker_key.turned_around")).toBe("locker key: turned around");
	expect(entityLabel("locker_key")).toBe("locker key");
	expect(fieldLabel("free_places")).toBe("free places");
	expect(recordLabel("locker_key", "12")).toBe("locker key 12");
	expect(recordLabel("locker_key", "switches")).toBe("locker key");
});

const names = {
	clubs: [{ id: 3, name: "Zemun", slug: "zemun" }],
	accounts: [{ id: 6, first_name: "Ivana", last_name: "Đukić" } as StaffAccount],
};

it.each([
	["status", "open", "U radu"],
	["status", "lost", "lost"],
	["assignee_id", 6, "Ivana Đukić"],
	["assignee_id", 7, "7"],
	["gym_id", 3, "Zemun"],
	["gym_ids", [3], "Zemun"],
	["capacity", 3, "3"],
	["language", "en", "Engleski"],
])("formats %s %j as %s", (field, value, text) => {
	expect(fieldValue(field, value, names)).toBe(text);
});

it("lists only changed fields, without the version", () => {
	const before = { role: "staff", gym_ids: [3], blocked: false, version: 1 };
	const after = { role: "admin", gym_ids: [3], blocked: false, version: 2 };
	expect(differenceOf({ before, after })).toEqual([{ field: "role", before: "staff", after: "admin" }]);
});

it("lists the fields of new and removed records", () => {
	const record = { name: "Joga", note: "", tags: [], minutes: 0 };
	expect(differenceOf({ before: null, after: record })).toEqual([
		{ field: "name", before: undefined, after: "Joga" },
		{ field: "minutes", before: undefined, after: 0 },
	]);
	expect(differenceOf({ before: record, after: null }).map(({ field }) => field)).toEqual(["name", "minutes"]);
});

it("lists nothing for an entry without records", () => {
	expect(differenceOf({ before: null, after: null })).toEqual([]);
	expect(differenceOf({ before: { note: null }, after: { note: "" } })).toEqual([]);
});
