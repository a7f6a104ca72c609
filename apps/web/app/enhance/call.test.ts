import { afterEach, expect, test, vi } from "vitest";
import { send } from "./call.ts";

afterEach(() => vi.unstubAllGlobals());

test("every request carries the session", async () => {
	const fetched = vi.fn(async () => new Response());
	vi.stubGlobal("fetch", fetched);
	vi.stubGlobal("document", { querySelector: () => null });
	vi.stubGlobal("localStorage", { getItem: () => "known" });
	await send("GET /search", { query: { q: "joga u Zemunu" } });
	await send("POST /user/favourite", { body: { kind: "training", id: 4 }, keepalive: true });
	const session = { session_id: "known", "session-id": "known" };
	expect(fetched.mock.calls).toEqual([
		["/api/search?q=joga+u+Zemunu", { method: "GET", headers: session }],
		[
			"/api/user/favourite",
			{
				method: "POST",
				headers: { ...session, "content-type": "application/json" },
				body: '{"kind":"training","id":4}',
				keepalive: true,
			},
		],
	]);
});
