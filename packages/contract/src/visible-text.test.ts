import { expect, test } from "vitest";
import { nameField } from "./fields.ts";
import { emailRule, required } from "./rules.ts";
import { isBlank, trimmed } from "./visible-text.ts";

test.for([
	"",
	" \t\u00a0",
	"\u200b",
	"\u200b\u200c\u200d\u200e\u200f",
	"\u2060",
	"\ufeff",
	"\u00ad",
	"\u202a\u202c",
	"\u3164",
	"\u115f\u1160",
	"\u2800",
	"\ufe0f",
	"\u034f",
	" \u200b \u0007 ",
	"\u{e0020}",
])("%j shows nothing", (text) => {
	expect(isBlank(text)).toBe(true);
	expect(required(text)).toBe("required-field");
	expect(nameField.safeParse(text).error?.issues[0]?.message).toBe("required-field");
});

test.for([
	["\ufeffAna\u200b", "Ana"],
	["\u202aĐorđe \u202c", "Đorđe"],
	["می\u200cخواهم", "می\u200cخواهم"],
	["❤\ufe0f", "❤\ufe0f"],
	["👩\u200d🦰", "👩\u200d🦰"],
	["नि", "नि"],
] as const)("%j is kept as %j", ([text, kept]) => {
	expect(isBlank(text)).toBe(false);
	expect(trimmed(text)).toBe(kept);
	expect(nameField.parse(text)).toBe(kept);
});

test("an address copied with invisible characters is accepted", () => {
	expect(emailRule("\u200bana@kvart.example\u2060")).toBe(null);
});
