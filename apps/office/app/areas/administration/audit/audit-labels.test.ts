import type { StaffAccount } from "@kvart/contract/staff/accounts";
import { recordKinds } from "@kvart/contract/staff/records/kinds";
import { afterEach, expect, it } from "vitest";
import { overwriteGetLocale } from "../../../paraglide/runtime.js";
import { fieldLabel, fieldValue, isNamedField } from "./audit-fields.ts";
import { actionLabel, entityLabel } from "./audit-labels.ts";

afterEach(() => overwriteGetLocale(() => "sr"));

it.each(["sr", "en"] as const)("has labels in %s, also for unknown names", (locale) => {
	overwriteGetLocale(() => locale);
	expect(actionLabel("account.invited")).not.toContain(".");
	expect(actionLabel("locker_key.changed")).toMatch(/^locker key: \S+/);
	expect(actionLabel("locker_key.turned_around")).toBe("locker key: turned around");
	expect(entityLabel("locker_key")).toBe("locker key");
	expect(fieldLabel("free_places")).toBe("free places");
});

/** Of the record and of the rows in its lists. */
function fieldsOf(schema: unknown): string[] {
	const { shape, element } = schema as { shape?: Record<string, unknown>; element?: unknown };
	if (element) return fieldsOf(element);
	if (!shape) return [];
	return Object.entries(shape).flatMap(([name, part]) => [name, ...fieldsOf(part)]);
}

it.each(Object.entries(recordKinds))("names every field of %s", (_, { record }) => {
	const unimportant = ["id", "version", "url", "alt", "alt_eng"];
	const unnamed = fieldsOf(record).filter((field) => !unimportant.includes(field) && !isNamedField(field));
	expect(unnamed).toEqual([]);
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
	["time", 930, "9:30"],
	["language", "en", "Engleski"],
	["training", { id: 4, name: "Joga", name_eng: "Yoga" }, "Joga"],
	["reason", { code: "coach-absent", note: "" }, "Trener je sprečen"],
	["items", [{ id: 1, title: "Jedan mesec", price: 4200 }], "Jedan mesec"],
	["photo", { url: "/pictures/1.webp", alt: "Sala" }, "Sala"],
])("formats %s %j as %s", (field, value, text) => {
	expect(fieldValue(field, value, names)).toBe(text);
});

it("names the field of a translation", () => {
	expect(fieldLabel("title_eng")).toBe("Naslov (engleski)");
});
