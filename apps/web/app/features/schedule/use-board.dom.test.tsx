import { cleanup, renderHook } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import type { Slot } from "../../lib/slot.ts";
import type { ScheduleData } from "./schedule.server.ts";
import { useBoard } from "./use-board.ts";
import { boardWeek } from "./week.server.ts";

afterEach(cleanup);

const slots = [
	{ id: 1, day: 3, trainingDate: "2026-11-18" },
	{ id: 2, day: 4, trainingDate: "2026-11-19" },
	{ id: 3, day: 4, trainingDate: "2026-11-26" },
].map((values) => ({ ...values, kind: "ordinary", time: 2030, freePlaces: 1, training: { id: 1 } }) as Slot);

const board = {
	weeks: [boardWeek("2026-11-16", "sr"), boardWeek("2026-11-23", "sr")] satisfies ScheduleData["weeks"],
	rooms: [],
	roomId: 3,
};

const at = (now: string) => ({ now: new Date(now), actor: "member", window: "rolling", days: 7 }) as const;

test("over midnight the open page moves on: the day, what is over, and what can be booked", () => {
	window.history.replaceState(null, "", "/training-schedule/3");
	const { result, rerender } = renderHook(({ now }) => useBoard(board, slots, at(now)), {
		initialProps: { now: "2026-11-18T23:59:50+01:00" },
	});
	const states = () => result.current.entries.map(({ state }) => state);
	expect(result.current).toMatchObject({ day: 3, now: { date: "2026-11-18" } });
	expect(states()).toEqual(["passed", "open"]);
	window.history.replaceState(null, "", "/training-schedule/3?week=2026-11-23");
	rerender({ now: "2026-11-18T23:59:59+01:00" });
	expect(states()).toEqual(["later"]);
	rerender({ now: "2026-11-19T00:00:20+01:00" });
	expect(states()).toEqual(["open"]);
	window.history.replaceState(null, "", "/training-schedule/3");
	rerender({ now: "2026-11-19T00:00:21+01:00" });
	expect(result.current).toMatchObject({ day: 4, now: { date: "2026-11-19" } });
	expect(states()).toEqual(["passed", "open"]);
});
