import { act, cleanup, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { changeAddress } from "./address.ts";
import { goTo } from "./go-to.ts";
import { usePageData } from "./use-page-data.ts";

vi.mock("./go-to.ts", () => ({ goTo: vi.fn() }));

interface Room {
	room: string;
}

/** Requests without an answer, by the address of their page. */
const asked = new Map<string, { answer: (room: string) => Promise<void>; fail: () => Promise<void> }>();

const dataOf = (room: string, build = "b1") => Response.json({ build, data: { room } });

function fetchByHand(address: string, { signal }: { signal: AbortSignal }): Promise<Response> {
	return new Promise((resolve, reject) => {
		signal.addEventListener("abort", () => reject(signal.reason as Error));
		asked.set(address.replace("/board.json", "/board"), {
			answer: (room) => act(async () => resolve(dataOf(room))),
			fail: () => act(async () => reject(new TypeError("no connection"))),
		});
	});
}

beforeEach(() => {
	vi.stubGlobal("navigator", { onLine: false });
	vi.stubGlobal("fetch", fetchByHand);
	window.history.replaceState(null, "", "/board");
	document.documentElement.dataset["build"] = "b1";
});
afterEach(() => {
	cleanup();
	asked.clear();
	vi.unstubAllGlobals();
});

const roomOf = (search: string) => new URLSearchParams(search).get("room");

const openBoard = () =>
	renderHook(() => usePageData<Room>({ room: "1" }, (had, wants) => roomOf(had) === roomOf(wants))).result;

const go = (to: string) => act(async () => changeAddress(to));

test("loads the data of another address, and only those of the last one", async () => {
	const board = openBoard();
	await go("/board?room=2");
	expect(board.current).toMatchObject({ data: { room: "1" }, stale: true, problem: null });
	await go("/board?room=3");
	await asked.get("/board?room=2")?.answer("2");
	expect(board.current).toMatchObject({ data: { room: "1" }, stale: true });
	await asked.get("/board?room=3")?.answer("3");
	expect(board.current).toMatchObject({ data: { room: "3" }, stale: false });
});

test("says that there is no connection, and tries again when there is", async () => {
	const board = openBoard();
	await go("/board?room=2");
	await asked.get("/board?room=2")?.fail();
	expect(board.current).toMatchObject({ data: { room: "1" }, stale: true, problem: "OFFLINE" });
	await act(async () => window.dispatchEvent(new Event("online")));
	expect(board.current.problem).toBe(null);
	await asked.get("/board?room=2")?.answer("2");
	expect(board.current).toMatchObject({ data: { room: "2" }, stale: false, problem: null });
});

test("an answer of something that is not our server is a problem, too", async () => {
	const board = openBoard();
	vi.stubGlobal("fetch", async () => new Response("<h1>Café</h1>"));
	await go("/board?room=2");
	expect(board.current.problem).toBe("NOT_OUR_SERVER");
});

test("a new week replaces the board and its address", async () => {
	window.history.replaceState(null, "", "/board?day=7");
	const board = openBoard();
	const replaced = board.current.replaceBy("/board?week=2", "/board");
	await asked.get("/board?week=2")?.answer("1, new week");
	await act(() => replaced);
	expect(board.current).toMatchObject({ data: { room: "1, new week" }, stale: false });
	expect(window.location.search).toBe("");
});

test("a new week does not replace the room that was chosen meanwhile", async () => {
	const board = openBoard();
	const replaced = board.current.replaceBy("/board?week=2", "/board");
	await go("/board?room=2");
	await asked.get("/board?week=2")?.answer("1, new week");
	await act(() => replaced);
	expect(window.location.search).toBe("?room=2");
	expect(board.current.stale).toBe(true);
	await asked.get("/board?room=2")?.answer("2");
	expect(board.current).toMatchObject({ data: { room: "2" }, stale: false });
});

test("data of another release is not shown: the page is loaded from the server that has it", async () => {
	const board = openBoard();
	vi.stubGlobal("fetch", async () => dataOf("2", "b2"));
	await go("/board?room=2");
	expect(goTo).toHaveBeenCalledWith("/board?room=2", "replace");
	expect(board.current).toMatchObject({ data: { room: "1" }, stale: true, problem: null });
});
