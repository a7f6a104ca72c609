import { expect, test } from "vitest";
import { checkedSession } from "./checked-session.ts";

const ours = { code: "SUC_LOGGED_IN", session_id: "abc", role: "member" } as const;

test("the answer of our server is a session", () => {
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
])("%s is none", (answer) => {
	expect(() => checkedSession(answer as unknown as typeof ours)).toThrow("NOT_OUR_SERVER");
});
