import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { api } from "./api.ts";
import { problemCodeOf } from "./line-error.ts";

const answer = vi.fn<() => Promise<Response>>();
const replace = vi.fn();
const stored = new Map<string, string>();

beforeEach(() => {
	stored.clear();
	stored.set("token", "known");
	replace.mockReset();
	vi.stubGlobal("fetch", answer);
	vi.stubGlobal("localStorage", {
		getItem: (key: string) => stored.get(key) ?? null,
		removeItem: (key: string) => stored.delete(key),
	});
	vi.stubGlobal("document", {
		cookie: "",
		querySelector: () => null,
		dispatchEvent: () => true,
		documentElement: { toggleAttribute: () => true },
	});
	const location = { pathname: "/en/training-schedule/7", search: "?book=12", hash: "", replace };
	vi.stubGlobal("window", { location });
	vi.stubGlobal("navigator", { onLine: true });
});
afterEach(() => vi.unstubAllGlobals());

const json = (status: number, body: unknown) => Response.json(body, { status });
const html = (status: number) => new Response("<h1>Wi-Fi</h1>", { status, headers: { "content-type": "text/html" } });
const codeOf = async () => api.getUser().then(() => "none", problemCodeOf);

test.each([
	["there is no answer", () => Promise.reject(new TypeError("Failed to fetch")), "NO_ANSWER"],
	["a network's own log-in page answers", async () => html(200), "NOT_OUR_SERVER"],
	[
		"half an answer comes",
		async () => new Response("{", { headers: { "content-type": "application/json" } }),
		"NOT_OUR_SERVER",
	],
	["what stands before the server is alone", async () => html(502), "ERR_SOMETHING_WENT_WRONG"],
	["the server refuses", async () => json(403, { code: "ERR_BAD_ROLE" }), "ERR_BAD_ROLE"],
	["the server says yes", async () => json(200, { first_name: "Ana" }), "none"],
] as const)("reports why a call failed when %s", async (_, given, code) => {
	answer.mockImplementation(given);
	expect(await codeOf()).toBe(code);
	expect(stored.get("token")).toBe("known");
});

test("reports that the device has no connection", async () => {
	vi.stubGlobal("navigator", { onLine: false });
	answer.mockImplementation(() => Promise.reject(new TypeError("Failed to fetch")));
	expect(await codeOf()).toBe("OFFLINE");
});

async function cacheModeOfRead(): Promise<RequestCache | undefined> {
	await api.listPeriods({ params: { roomId: 3 }, query: {} });
	return vi.mocked(fetch).mock.lastCall?.[1]?.cache;
}

test("after a change a cookie makes reads bypass what the server shares, also those of the next page", async () => {
	answer.mockImplementation(async () => json(200, []));
	expect(await cacheModeOfRead()).toBe("default");
	await api.logout();
	expect(document.cookie).toBe("changed=1; path=/; max-age=5; samesite=lax");
	document.cookie = "language=en; changed=1";
	expect(await cacheModeOfRead()).toBe("reload");
});

test("an aborted call is no connection error", async () => {
	const stop = new AbortController();
	answer.mockImplementation(() => {
		stop.abort();
		return Promise.reject(new DOMException("", "AbortError"));
	});
	await expect(api.getUser(undefined, { signal: stop.signal })).rejects.toThrow(DOMException);
});

test("an ended session redirects to the log-in and back, and drafts stay", async () => {
	stored.set("drafts", "{}");
	answer.mockImplementation(async () => json(401, { code: "ERR_SESSION_NOT_VALID" }));
	await codeOf();
	expect([...stored.keys()]).toEqual(["drafts"]);
	expect(replace).toHaveBeenCalledWith("/en/login?redirect=/en/training-schedule/7%3Fbook%3D12&ended=1");
});

test("an answer to an earlier session does not end the current one", async () => {
	answer.mockImplementation(async () => {
		stored.set("token", "newer");
		return json(401, { code: "ERR_SESSION_NOT_VALID" });
	});
	await codeOf();
	expect(stored.get("token")).toBe("newer");
	expect(replace).not.toHaveBeenCalled();
});
