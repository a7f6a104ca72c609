import type { Gym } from "@kvart/contract/clubs";
import type { Locale } from "@kvart/contract/locale";
import { numberedGallery, photoOfGalleryUrl } from "@kvart/media/gallery-order";
import { pictureOf } from "@kvart/media/picture";

export type GalleryPicture = ReturnType<typeof galleryOf>[number];

/** Place of a picture in the mosaic: row and column from 1, and how many of each it takes. */
export interface Cell {
	row: number;
	column: number;
	rows: number;
	columns: number;
	/** Takes a whole row on phones. */
	lead: boolean;
}

interface Block {
	height: number;
	cells: Cell[];
}

const cell = (row: number, column: number, columns: number, rows = 1, lead = false): Cell => ({
	row,
	column,
	columns,
	rows,
	lead,
});

/** In six columns. Each block fills its rows without gaps. */
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

/** For the last pictures, by their number. */
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

/** Cells for any number of pictures that fill a grid of six columns without gaps. */
export function mosaic(count: number): Cell[] {
	let top = 0;
	return blocksFor(count).flatMap(({ height, cells }) => {
		const start = top;
		top += height;
		return cells.map((each) => ({ ...each, row: each.row + start }));
	});
}

/** The pictures of the club's record that exist, in its order. */
export function galleryOf(gym: Gym, locale: Locale) {
	const addresses = gym.gallery ?? numberedGallery(gym.slug, gym.gallery_count);
	const photos = addresses.flatMap((full) => {
		const photo = photoOfGalleryUrl(full);
		return photo ? [{ full, ...photo }] : [];
	});
	const cells = mosaic(photos.length);
	return photos.map(({ name, full, thumbnail }, index) => ({
		picture: pictureOf(name, locale),
		/** Target of the link without scripts. */
		full,
		thumbnail,
		cell: cells[index] as Cell,
	}));
}
