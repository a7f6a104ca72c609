import { expect, it } from "vitest";
import { opensCalls } from "./use-schedule-change.ts";

const undoable = { id: 1, undo_until: "2026-11-18T10:10:00Z" };

it("opens the list of guests by itself only if there is no bar to undo the change, which it would cover", () => {
	const guests = [{}];
	expect(opensCalls({ to_call: guests, change: null })).toBe(true);
	expect(opensCalls({ to_call: guests, change: undoable })).toBe(false);
	expect(opensCalls({ to_call: [], change: null })).toBe(false);
});
