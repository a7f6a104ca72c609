import type { Cell } from "./club-data.ts";

type Shape = Omit<Cell, "row"> & { row: number };
interface Block {
	height: number;
	cells: Shape[];
}

const cell = (row: number, column: number, columns: number, rows = 1, lead = false): Shape => ({
	row,
	column,
	columns,
	rows,
	lead,
});

/** Six columns. A block fills its rows without a gap, whichever block comes next. */
const blocks = {
	five: { height: 2, cells: [cell(1, 1, 3, 2, true), cell(1, 4, 2), cell(1, 6, 1), cell(2, 4, 1), cell(2, 5, 2)] },
	fiveMirrored: {
		height: 2,
		cells: [cell(1, 1, 2), cell(1, 3, 1), cell(1, 4, 3, 2, true), cell(2, 1, 1), cell(2, 2, 2)],
	},
	three: { height: 2, cells: [cell(1, 1, 2), cell(2, 1, 2), cell(1, 3, 4, 2, true)] },
	threeMirrored: { height: 2, cells: [cell(1, 1, 4, 2, true), cell(1, 5, 2), cell(2, 5, 2)] },
	pair: { height: 2, cells: [cell(1, 1, 3, 2), cell(1, 4, 3, 2)] },
	row: { height: 1, cells: [cell(1, 1, 2), cell(1, 3, 1), cell(1, 4, 1), cell(1, 5, 2)] },
	single: { height: 3, cells: [cell(1, 1, 6, 3, true)] },
} satisfies Record<string, Block>;

const cycle: Block[] = [blocks.five, blocks.three, blocks.fiveMirrored, blocks.threeMirrored];

/** How the last few are laid out. */
const endings: Block[][] = [
	[],
	[blocks.single],
	[blocks.pair],
	[blocks.threeMirrored],
	[blocks.row],
	[blocks.fiveMirrored],
	[blocks.row, blocks.pair],
	[blocks.row, blocks.three],
];

function blocksFor(count: number): Block[] {
	const chosen: Block[] = [];
	let left = count;
	while (left >= endings.length) {
		const block = cycle[chosen.length % cycle.length] as Block;
		chosen.push(block);
		left -= block.cells.length;
	}
	return [...chosen, ...(endings[left] ?? [])];
}

/** Cells for any number of pictures, in their order, that fill a six-column grid to the last corner. */
export function mosaic(count: number): Cell[] {
	let top = 0;
	return blocksFor(count).flatMap(({ height, cells }) => {
		const start = top;
		top += height;
		return cells.map((shape) => ({ ...shape, row: shape.row + start }));
	});
}
