import type { StaffAccount } from "@kvart/contract/staff/accounts";
import { afterEach, expect, it } from "vitest";
import { overwriteGetLocale } from "../../../paraglide/runtime.js";
import { fieldLabel, fieldValue } from "./audit-fields.ts";
import { actionLabel, entityLabel } from "./audit-labels.ts";

afterEach(() => overwriteGetLocale(() => "sr"));

it.each(["sr", "en"] as const)("has labels in %s, also for unknown names", (locale) => {
	overwriteGetLocale(() => locale);
	expect(actionLabel("account.invited")).not.toContain(".");
	expect(actionLabel("locker_key.changed")).toMatch(/^locker key: \S+/);
	expect(actionLabel("locker_key.turned_around")).toBe("locker key: turned around");
	expect(entityLabel("locker_key")).toBe("locker key");
	expect(fieldLabel("free_places", { fields: {} })).toBe("free places");
});

const offers = [{ value: "padel", label: "Padel" }];
const fields = {
	name: { label: () => "Naziv" },
	offers: { label: () => "Ponuda", options: () => offers },
	"rooms.name": { label: () => "Ime sale" },
};
const names = {
	fields,
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
	["offers", ["padel", "sauna"], "Padel\nsauna"],
	["photo", { url: "/pictures/1.webp", alt: "Sala" }, "Sala"],
])("formats %s %j as %s", (field, value, text) => {
	expect(fieldValue(field, value, names)).toBe(text);
});

it("names the field of a translation", () => {
	expect(fieldLabel("header_eng", { fields: {} })).toBe("Naslov (engleski)");
});

it("names fields of records as their forms do", () => {
	expect(fieldLabel("name", names)).toBe("Naziv");
	expect(fieldLabel("rooms.name", names)).toBe("Ime sale");
	expect(fieldLabel("rooms.name_eng", names)).toBe("Ime sale (engleski)");
	expect(fieldLabel("rooms.photo", names)).toBe(fieldLabel("photo", names));
});
