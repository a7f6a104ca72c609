import { setImmediate as nextTurn } from "node:timers/promises";
import { expect, test, vi } from "vitest";
import { type WarmUpDeps, warmUp } from "./warm-up.ts";

// Pages, encoder and load are fake.
const page = (...ids: string[]) =>
	ids.map((id) => `<source type="image/avif" srcset="/media/p/${id}.avif 240w" sizes="1px"/>`).join("");

/** A picture over the whole width, in many sizes. */
function wide(id: string): string {
	const files = [390, 820, 1170, 1440, 1920, 2880].map((width) => `/media/p/${id}-${width}.avif ${width}w`);
	return `<source type="image/avif" srcset="${files.join(", ")}" sizes="100vw"/>`;
}

function pagesOf(pages: Record<string, string>, more: Partial<WarmUpDeps> = {}) {
	const made: string[] = [];
	const deps: WarmUpDeps = {
		pages: async () => Object.keys(pages),
		read: async (address) => pages[address] ?? "",
		make: async (file) => made.push(file),
		busy: () => 0,
		rest: () => nextTurn(),
		...more,
	};
	return { made, deps };
}

test("creates the pictures of each page once", async () => {
	const { made, deps } = pagesOf({ "/": page("a", "b"), "/clubs": page("b", "c") });
	expect(await warmUp(deps).done).toBe(3);
	expect(made).toEqual(["a.avif", "b.avif", "c.avif"]);
});

test("makes all pages ready for a laptop and a phone before it makes the other sizes", async () => {
	const { made, deps } = pagesOf({ "/": wide("home"), "/zemun": wide("zemun") });
	await warmUp(deps).done;
	expect(made.slice(0, 4)).toEqual(["home-1440.avif", "home-1170.avif", "zemun-1440.avif", "zemun-1170.avif"]);
	expect(made.slice(4)).toEqual(["home-1920.avif", "home-2880.avif", "zemun-1920.avif", "zemun-2880.avif"]);
});

test("creates one picture at a time and continues after a failure", async () => {
	let active = 0;
	let most = 0;
	const make = async (file: string) => {
		most = Math.max(most, ++active);
		// Several moments of the warm-up.
		for (let turn = 0; turn < 5; turn++) await nextTurn();
		active--;
		if (file.startsWith("a")) throw new Error("disk");
	};
	const read = vi.fn(async () => page("a", "b")).mockRejectedValueOnce(new Error("page"));
	const { deps } = pagesOf({ "/broken": "", "/": "" }, { make, read });
	expect(await warmUp(deps).done).toBe(2);
	expect(most).toBe(1);
});

test("goes on after the database was away", async () => {
	const pages = vi.fn(async () => ["/"]).mockRejectedValueOnce(new Error("connect ECONNREFUSED"));
	const { made, deps } = pagesOf({ "/": page("a") }, { pages });
	expect(await warmUp(deps).done).toBe(1);
	expect(made).toEqual(["a.avif"]);
});

test("waits while the server is busy", async () => {
	let share = 0.9;
	const busy = vi.fn<() => number>(() => share);
	const { made, deps } = pagesOf({ "/": page("a") }, { busy });
	const work = warmUp(deps);
	await vi.waitFor(() => expect(busy.mock.calls.length).toBeGreaterThan(3), { timeout: 10_000 });
	expect(made).toEqual([]);
	share = 0.1;
	expect(await work.done).toBe(1);
});

test("stops", async () => {
	const { made, deps } = pagesOf({ "/": page("a", "b") });
	const work = warmUp({ ...deps, make: async (file) => (made.push(file), void work.stop()) });
	expect(await work.done).toBe(1);
	expect(made).toEqual(["a.avif"]);
});
