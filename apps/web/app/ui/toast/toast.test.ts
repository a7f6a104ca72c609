import { describe, expect, it } from "vitest";
import { addToast, type ToastKind } from "./toast.ts";

const entry = (id: number, text: string, kind: ToastKind = "info") => ({ id, kind, text });

describe("adding a toast", () => {
	it("puts the newest last", () => {
		expect(addToast([entry(1, "a")], entry(2, "b"))).toEqual([entry(1, "a"), entry(2, "b")]);
	});

	it("shows the same text once, with its full time", () => {
		expect(addToast([entry(1, "a"), entry(2, "b")], entry(3, "a"))).toEqual([entry(2, "b"), entry(3, "a")]);
	});

	it("removes errors after a success", () => {
		const failed = [entry(1, "a", "error"), entry(2, "b"), entry(3, "c", "error")];
		expect(addToast(failed, entry(4, "d", "success")).map(({ id }) => id)).toEqual([2, 4]);
		expect(addToast(failed, entry(4, "d", "error")).map(({ id }) => id)).toEqual([2, 3, 4]);
	});

	it("replaces what was said about the same thing", () => {
		const booked = { ...entry(1, "booked", "success"), about: "7" };
		const other = { ...entry(2, "other", "success"), about: "8" };
		const cancelled = { ...entry(3, "cancelled", "success"), about: "7" };
		expect(addToast([booked, other], cancelled)).toEqual([other, cancelled]);
		expect(addToast([entry(1, "a")], entry(2, "b"))).toHaveLength(2);
	});

	it("shows three at most", () => {
		const full = [entry(1, "a"), entry(2, "b"), entry(3, "c")];
		expect(addToast(full, entry(4, "d")).map(({ id }) => id)).toEqual([2, 3, 4]);
	});
});
