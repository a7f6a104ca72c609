import { colors } from "@kvart/tokens/colors";
import type { CanvasElement, Content, TableCell, TDocumentDefinitions } from "pdfmake/interfaces.js";
import { sheetLabel, sheetPage, sheetRules } from "../../../../platform/print/sheet-page.ts";
import type { Sheet, SheetRow } from "./sheet.ts";

const { ink, inkSoft: quiet } = colors;

const rowHeight = 24;
const box = 12;

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

function table({ heads, rows }: Sheet): Content {
	return {
		table: {
			headerRows: 1,
			dontBreakRows: true,
			widths: [16, 24, "*", 118, 104],
			heights: (row) => (row === 0 ? 12 : rowHeight - 10),
			body: [["", heads.here, heads.name, heads.phone, heads.note].map(sheetLabel), ...rows.map(line)],
		},
		layout: sheetRules,
	};
}

/** A line for each place. */
export function sheetDocument(sheet: Sheet): TDocumentDefinitions & { lang: string } {
	return sheetPage({ ...sheet, headline: sheet.training, figure: sheet.time }, [summary(sheet), table(sheet)]);
}
