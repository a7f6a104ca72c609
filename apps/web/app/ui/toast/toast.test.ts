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

	it("shows three at most", () => {
		const full = [entry(1, "a"), entry(2, "b"), entry(3, "c")];
		expect(addToast(full, entry(4, "d")).map(({ id }) => id)).toEqual([2, 3, 4]);
	});
});
