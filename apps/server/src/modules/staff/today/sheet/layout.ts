import { brand } from "@kvart/contract/brand";
import { colors } from "@kvart/tokens/colors";
import type { CanvasElement, Content, ContentText, TableCell, TDocumentDefinitions } from "pdfmake/interfaces.js";
import { headline } from "../../../../platform/print/type.ts";
import type { Sheet, SheetRow } from "./sheet.ts";

const { bone, ink, lime, inkSoft: quiet, stone } = colors;

const page = { width: 595.28, height: 841.89 };
const edge = 34;
const bandHeight = 118;
const limeHeight = 5;
const rowHeight = 24;
const box = 12;

function rectangle(x: number, y: number, w: number, h: number, color: string): CanvasElement {
	return { type: "rect", x, y, w, h, color };
}

/** The largest font size at which the name fits beside the time. */
function nameSize(name: string): number {
	return Math.min(30, Math.floor(380 / (name.length * 0.86)));
}

/** In a column, because absolutely positioned text would end at the page's edge. */
function onTheRight(content: ContentText, width: number, y: number): Content {
	return {
		columns: [{ ...content, width, alignment: "right" }],
		absolutePosition: { x: page.width - edge - width, y },
	};
}

function head(sheet: Sheet): Content[] {
	const size = nameSize(sheet.training);
	return [
		{ ...headline(brand.name, { fontSize: 12, color: bone }), absolutePosition: { x: edge, y: 18 } },
		{ canvas: [rectangle(0, 0, 7, 7, lime)], absolutePosition: { x: edge + 56, y: 21.6 } },
		{ ...headline(sheet.eyebrow, { fontSize: 8.5, color: lime }), absolutePosition: { x: edge + 78, y: 20.4 } },
		{
			...headline(sheet.training, { fontSize: size, color: bone }),
			absolutePosition: { x: edge - 1, y: 77 - size },
		},
		{ text: sheet.place, bold: true, fontSize: 10, color: bone, absolutePosition: { x: edge, y: 89 } },
		onTheRight(headline(sheet.time, { fontSize: 34, color: lime }), 150, 38),
		onTheRight({ text: sheet.date, bold: true, fontSize: 10, color: bone }, 260, 89),
	];
}

function summary(sheet: Sheet): Content {
	return {
		columns: [
			{ text: sheet.coach, fontSize: 10 },
			{ text: sheet.cancelled ?? sheet.places, fontSize: 10, bold: true, alignment: "right" },
		],
		margin: [0, 0, 0, 10],
	};
}

/** Ticked for people who are checked in. */
function tick({ here }: SheetRow): TableCell {
	const drawn: CanvasElement[] = [{ type: "rect", x: 1, y: 0, w: box, h: box, lineColor: ink, lineWidth: 1.2 }];
	const points = [
		{ x: 3.6, y: 6.4 },
		{ x: 6, y: 9 },
		{ x: 10.6, y: 3 },
	];
	if (here) drawn.push({ type: "polyline", points, lineColor: ink, lineWidth: 1.8 });
	return { canvas: drawn };
}

function line(row: SheetRow): TableCell[] {
	return [
		{ text: row.number, fontSize: 8.5, color: quiet, alignment: "right", margin: [0, 1.5, 0, 0] },
		tick(row),
		{ text: row.name, fontSize: 11.5, bold: true },
		{ text: row.phone, fontSize: 10.5, margin: [0, 0.6, 0, 0] },
		{ text: row.note, fontSize: 9, color: quiet, margin: [0, 1.4, 0, 0] },
	];
}

function label(text: string): TableCell {
	return { text, fontSize: 8, bold: true, color: quiet };
}

function table({ heads, rows }: Sheet): Content {
	return {
		table: {
			headerRows: 1,
			dontBreakRows: true,
			widths: [16, 24, "*", 118, 104],
			heights: (row) => (row === 0 ? 12 : rowHeight - 10),
			body: [
				[label(""), label(heads.here), label(heads.name), label(heads.phone), label(heads.note)],
				...rows.map(line),
			],
		},
		layout: {
			hLineWidth: (row) => (row === 0 ? 0 : row === 1 ? 1.6 : 0.6),
			hLineColor: (row) => (row === 1 ? ink : stone),
			vLineWidth: () => 0,
			paddingLeft: () => 0,
			paddingRight: () => 8,
			paddingTop: (row) => (row === 0 ? 0 : 5.5),
			paddingBottom: () => 4.5,
		},
	};
}

/** A4 portrait: a dark band with the training, and a line for each place. */
export function sheetDocument(sheet: Sheet): TDocumentDefinitions & { lang: string } {
	return {
		pageSize: "A4",
		pageMargins: [edge, bandHeight + limeHeight + 16, edge, 42],
		info: { title: sheet.title, author: brand.name, creator: brand.name, producer: brand.name },
		tagged: true,
		displayTitle: true,
		lang: sheet.locale === "sr" ? "sr-Latn-RS" : "en-GB",
		defaultStyle: { font: "Text", color: ink },
		background: () => ({
			canvas: [rectangle(0, 0, page.width, bandHeight, ink), rectangle(0, bandHeight, page.width, limeHeight, lime)],
		}),
		header: () => head(sheet),
		footer: (current, count) => ({
			margin: [edge, 14, edge, 0],
			columns: [
				{ text: sheet.footer, fontSize: 8, color: quiet },
				{ text: sheet.page(current, count), fontSize: 8, color: quiet, alignment: "right" },
			],
		}),
		content: [summary(sheet), table(sheet)],
	};
}
