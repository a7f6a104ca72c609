import { act, cleanup, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { changeAddress } from "./address.ts";
import { usePageProps } from "./use-page-props.ts";

interface Room {
	room: string;
}

/** Requests without an answer, by address. */
const asked = new Map<string, { answer: (room: string) => Promise<void>; fail: () => Promise<void> }>();

const pageOf = (room: string) =>
	`<div data-app="board"><div></div><script type="application/json">${JSON.stringify({ room })}</script></div>`;

function fetchByHand(address: string, { signal }: { signal: AbortSignal }): Promise<Response> {
	return new Promise((resolve, reject) => {
		signal.addEventListener("abort", () => reject(signal.reason as Error));
		asked.set(address, {
			answer: (room) => act(async () => resolve(new Response(pageOf(room)))),
			fail: () => act(async () => reject(new TypeError("no connection"))),
		});
	});
}

beforeEach(() => {
	vi.stubGlobal("navigator", { onLine: false });
	vi.stubGlobal("fetch", fetchByHand);
	window.history.replaceState(null, "", "/board");
});
afterEach(() => {
	cleanup();
	asked.clear();
	vi.unstubAllGlobals();
});

const roomOf = (search: string) => new URLSearchParams(search).get("room");

const openBoard = () =>
	renderHook(() => usePageProps<Room>("board", { room: "1" }, (had, wants) => roomOf(had) === roomOf(wants))).result;

const go = (to: string) => act(async () => changeAddress(to));

test("loads the props of another address, and only those of the last one", async () => {
	const board = openBoard();
	await go("/board?room=2");
	expect(board.current).toMatchObject({ props: { room: "1" }, stale: true, problem: null });
	await go("/board?room=3");
	await asked.get("/board?room=2")?.answer("2");
	expect(board.current).toMatchObject({ props: { room: "1" }, stale: true });
	await asked.get("/board?room=3")?.answer("3");
	expect(board.current).toMatchObject({ props: { room: "3" }, stale: false });
});

test("says that there is no connection, and tries again when there is", async () => {
	const board = openBoard();
	await go("/board?room=2");
	await asked.get("/board?room=2")?.fail();
	expect(board.current).toMatchObject({ props: { room: "1" }, stale: true, problem: "OFFLINE" });
	await act(async () => window.dispatchEvent(new Event("online")));
	expect(board.current.problem).toBe(null);
	await asked.get("/board?room=2")?.answer("2");
	expect(board.current).toMatchObject({ props: { room: "2" }, stale: false, problem: null });
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
	expect(board.current).toMatchObject({ props: { room: "1, new week" }, stale: false });
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
	expect(board.current).toMatchObject({ props: { room: "2" }, stale: false });
});
