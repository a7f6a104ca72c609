import type { StaffAccount } from "@kvart/contract/staff/accounts";
import { expect, it } from "vitest";
import { fieldValue } from "./field-value.ts";

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
])("says %s %j as %s", (field, value, words) => {
	expect(fieldValue(field, value, names)).toBe(words);
});
