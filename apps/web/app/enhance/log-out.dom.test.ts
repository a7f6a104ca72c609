import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { request } from "./call.ts";
import { startLogOut } from "./log-out.ts";

const left = vi.hoisted(() => [] as string[]);
vi.mock(import("../lib/go-to.ts"), () => ({ goTo: (address: string) => void left.push(address) }));

beforeEach(() => {
	localStorage.setItem("token", "known");
	document.body.innerHTML = "<button data-log-out>Log out</button>";
});
afterEach(() => {
	vi.unstubAllGlobals();
	left.length = 0;
});

test("a call that the ended session refuses does not look like an expired session", async () => {
	const refused = Promise.withResolvers<Response>();
	const loggedOut = Promise.withResolvers<Response>();
	vi.stubGlobal("fetch", (address: string) => (address.endsWith("/logout") ? loggedOut : refused).promise);
	const own = request("GET /user/booking").catch(() => undefined);
	startLogOut();
	document.querySelector("button")?.click();
	refused.resolve(Response.json({ code: "ERR_SESSION_NOT_VALID" }, { status: 401 }));
	await own;
	expect(left).toEqual([]);
	loggedOut.resolve(Response.json({}));
	await vi.waitFor(() => expect(left).toEqual(["/login"]));
	expect(localStorage.getItem("token")).toBeNull();
});

test("a script that starts after the log-out makes no call for members", async () => {
	localStorage.removeItem("token");
	const fetched = vi.fn();
	vi.stubGlobal("fetch", fetched);
	await expect(request("GET /user/booking")).rejects.toThrow("GET /user/booking");
	expect(fetched).not.toHaveBeenCalled();
});
