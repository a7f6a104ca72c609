import { afterEach, expect, test, vi } from "vitest";
import { partsAt } from "./page-parts.ts";

/** A fake server, and pages of the build that the test's document has. */
function serve(html: string) {
	const answer = vi.fn(async () => new Response(`<div data-swap="sheet">${html}</div>`));
	vi.stubGlobal("fetch", answer);
	return answer;
}
afterEach(() => vi.unstubAllGlobals());

test.for([
	["/coaches?coach=1", "<p>Luka</p>", 1],
	["/coaches?coach=2", "<ol data-places><li>Slobodno 9 / 20</li></ol>", 2],
] as const)("a part is reused unless it shows free places: %s", async ([address, html, requests]) => {
	const answer = serve(html);
	const { signal } = new AbortController();
	expect((await partsAt(address, signal))?.parts.get("sheet")).toContain(html.slice(0, 3));
	await partsAt(address, signal);
	expect(answer).toHaveBeenCalledTimes(requests);
});

test("parts of another release are not used", async () => {
	vi.stubGlobal(
		"fetch",
		async () => new Response('<html data-build="b2"><div data-swap="sheet"><p>Luka</p></div></html>'),
	);
	expect(await partsAt("/coaches?coach=3", new AbortController().signal)).toBeUndefined();
});
