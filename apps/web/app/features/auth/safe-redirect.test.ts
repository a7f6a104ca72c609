import { expect, test } from "vitest";
import { safeRedirect } from "./safe-redirect.ts";

test.each(["/account", "/en/online-trainings", "/training-schedule/3?day=2#18", "/blog?q=//evil.example"])(
	"%s is a path of this site",
	(path) => {
		expect(safeRedirect(path, "/")).toBe(path);
	},
);

test.each([
	null,
	"",
	"account",
	"//evil.example",
	"///evil.example",
	"/\\evil.example",
	"/\t/evil.example",
	"/.//evil.example",
	"/x/..//evil.example",
	"https://evil.example/account",
	"https:evil.example",
	"javascript:alert(1)",
	" //evil.example",
	"/login",
	"/en/login?redirect=/en/login",
])("%s leads home", (asked) => {
	expect(safeRedirect(asked, "/en")).toBe("/en");
});
