import { describe, expect, it } from "vitest";
import { mosaic } from "./gallery.server.ts";

const counts = Array.from({ length: 40 }, (_, index) => index + 1);

describe("the mosaic of a gallery", () => {
	it.each(counts)("shows each of %i pictures once", (count) => {
		expect(mosaic(count)).toHaveLength(count);
	});

	it.each(counts)("of %i pictures has neither holes nor overlaps", (count) => {
		const cells = mosaic(count);
		const taken = cells.flatMap(({ row, column, rows, columns }) =>
			Array.from(
				{ length: rows * columns },
				(_, index) => `${row + Math.floor(index / columns)}/${column + (index % columns)}`,
			),
		);
		const height = Math.max(...cells.map(({ row, rows }) => row + rows - 1));
		expect(new Set(taken).size).toBe(taken.length);
		expect(taken).toHaveLength(height * 6);
	});

	it.each(counts.filter((count) => count > 1))("of %i pictures fills two columns on phones", (count) => {
		const widths = mosaic(count).reduce((sum, { lead }) => sum + (lead ? 2 : 1), 0);
		expect(widths % 2).toBe(0);
	});
});
