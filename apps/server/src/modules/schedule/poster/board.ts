import { colors } from "@kvart/tokens/colors";
import type { CanvasElement, Column, Content, ContentText, Style, TableCell } from "pdfmake/interfaces.js";
import { headline } from "../../../platform/print/type.ts";
import type { PosterCard, PosterDay } from "./poster.ts";

const { bone, ink, lime, inkSoft: quiet, stone } = colors;

export const dayHeight = 24;
export const boardGap = 10;

interface Sizes {
	time: number;
	small: number;
	training: number;
	coach: number;
	padding: number;
}

/** Smaller cards for longer days. */
function sizesFor(rowHeight: number): Sizes {
	if (rowHeight < 52) return { time: 11.5, small: 6.8, training: 7.4, coach: 7.2, padding: 3 };
	if (rowHeight < 76) return { time: 13.5, small: 7.2, training: 8.2, coach: 7.6, padding: 4 };
	return { time: 14, small: 7.2, training: 9, coach: 8.8, padding: 7 };
}

const chip = (text: string, fontSize: number): ContentText => ({
	text: `\u00a0${text}\u00a0`,
	fontSize,
	bold: true,
	color: ink,
	background: lime,
});

const markWidth = 3.6;

function intensityMarks(intensity: number): CanvasElement[] {
	return Array.from({ length: 5 }, (_, index) => ({
		type: "rect",
		x: index * (markWidth + 0.8),
		y: 0,
		w: markWidth,
		h: 2.4,
		color: index < intensity ? ink : stone,
	}));
}

function firstLine(given: PosterCard, sizes: Sizes, look: Style): Content {
	const baseline = sizes.time * 0.38;
	return {
		columns: [
			{ width: "auto", ...headline(given.time, { ...look, fontSize: sizes.time }) },
			{
				width: "*",
				text: given.duration,
				fontSize: sizes.small,
				color: quiet,
				noWrap: true,
				margin: [3.5, baseline, 0, 0],
			},
			{ width: 21.2, canvas: intensityMarks(given.intensity), margin: [0, baseline + 2.6, 0, 0] },
		],
	};
}

function lastLine({ coach, mark, cancelled }: PosterCard, sizes: Sizes): Content {
	if (cancelled) return { ...chip(mark ?? "", sizes.coach), margin: [0, 2, 0, 0] };
	const name: Column = { width: "*", text: coach ?? "", fontSize: sizes.coach, color: quiet };
	const beside: Column[] = mark ? [{ width: "auto", ...chip(mark, sizes.small - 0.6), margin: [0, 0.6, 0, 0] }] : [];
	return { columns: [name, ...beside], margin: [0, 1.5, 0, 0] };
}

function card(given: PosterCard | undefined, sizes: Sizes): TableCell {
	if (!given) return { text: "" };
	const look: Style = given.cancelled ? { color: quiet, decoration: "lineThrough" } : { color: ink };
	const name = headline(given.training, {
		...look,
		fontSize: sizes.training,
		lineHeight: 0.95,
		margin: [0, 1.5, 0, 0],
	});
	const stack: Content[] = [firstLine(given, sizes, look), name, lastLine(given, sizes)];
	return { stack };
}

function dayHead({ name, date }: PosterDay): TableCell {
	return {
		columns: [
			headline(name, { fontSize: 8.4, color: bone }),
			{ width: "auto", text: date, fontSize: 8, color: bone, alignment: "right", margin: [0, 0.5, 0, 0] },
		],
		columnGap: 2,
		fillColor: ink,
		margin: [0, 2, 0, 0],
	};
}

export function rowCount(week: readonly PosterDay[]): number {
	return Math.max(1, ...week.map(({ cards }) => cards.length));
}

export interface BoardFrame {
	rowHeight: number;
	column: number;
	last: boolean;
}

/** A week: a column per day, a card per training. */
export function board(week: PosterDay[], { rowHeight, column, last }: BoardFrame): Content {
	const rows = rowCount(week);
	const sizes = sizesFor(rowHeight);
	const hours = Array.from({ length: rows }, (_, row) => week.map(({ cards }) => card(cards[row], sizes)));
	const paddings = { left: 6, right: 4 };
	return {
		table: {
			headerRows: 1,
			dontBreakRows: true,
			widths: week.map(() => column - paddings.left - paddings.right - 0.6),
			heights: (row) => (row === 0 ? dayHeight - 10 : rowHeight - 2 * sizes.padding - 0.6),
			body: [week.map(dayHead), ...hours],
		},
		layout: {
			hLineWidth: (line) => (line <= 1 ? 0 : line === rows + 1 ? 2 : 0.6),
			hLineColor: (line) => (line === rows + 1 ? ink : stone),
			vLineWidth: (line) => (line === 0 || line === 7 ? 0 : 0.6),
			vLineColor: () => stone,
			paddingLeft: () => paddings.left,
			paddingRight: () => paddings.right,
			paddingTop: (row) => (row === 0 ? 4 : sizes.padding),
			paddingBottom: (row) => (row === 0 ? 4 : sizes.padding),
		},
		margin: [0, 0, 0, last ? 0 : boardGap],
	};
}
