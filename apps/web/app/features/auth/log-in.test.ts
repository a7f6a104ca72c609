import { expect, test } from "vitest";
import { checkedSession, safeRedirect } from "./log-in.ts";

const ours = { code: "SUC_LOGGED_IN", session_id: "abc", role: "member" } as const;

test("accepts the answer of our server", () => {
	expect(checkedSession(ours)).toBe(ours);
});

test.each([
	null,
	undefined,
	"<html>",
	new Blob(["<html>"]),
	{},
	{ session_id: "" },
	{ ...ours, session_id: undefined },
])("rejects %s as a session", (answer) => {
	expect(() => checkedSession(answer as unknown as typeof ours)).toThrow("NOT_OUR_SERVER");
});

test.each(["/account", "/en/online-trainings", "/training-schedule/3?day=2#18", "/blog?q=//evil.example"])(
	"redirects to %s",
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
])("does not redirect to %s", (wanted) => {
	expect(safeRedirect(wanted, "/en")).toBe("/en");
});
