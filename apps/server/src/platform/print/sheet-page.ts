import { brand } from "@kvart/contract/brand";
import type { Locale } from "@kvart/contract/locale";
import { colors } from "@kvart/tokens/colors";
import type {
	CanvasElement,
	Content,
	ContentText,
	TableCell,
	TableLayout,
	TDocumentDefinitions,
} from "pdfmake/interfaces.js";
import { headline } from "./type.ts";

const { bone, ink, lime, inkSoft: quiet, stone } = colors;

const page = { width: 595.28, height: 841.89 };
const edge = 34;
const bandHeight = 118;
const limeHeight = 5;

/** The header and footer of a printed list of the desk. */
export interface SheetPage {
	locale: Locale;
	/** Title of the file, also for screen readers. */
	title: string;
	eyebrow: string;
	headline: string;
	place: string;
	/** In large type on the right. */
	figure: string;
	date: string;
	footer: string;
	page: (page: number, pages: number) => string;
}

function rectangle(x: number, y: number, w: number, h: number, color: string): CanvasElement {
	return { type: "rect", x, y, w, h, color };
}

/** The largest font size at which the text fits beside the figure. */
function headlineSize(text: string): number {
	return Math.min(30, Math.floor(380 / (text.length * 0.86)));
}

/** In a column, because absolutely positioned text would end at the page's edge. */
function onTheRight(content: ContentText, width: number, y: number): Content {
	return {
		columns: [{ ...content, width, alignment: "right" }],
		absolutePosition: { x: page.width - edge - width, y },
	};
}

function head(sheet: SheetPage): Content[] {
	const size = headlineSize(sheet.headline);
	return [
		{ ...headline(brand.name, { fontSize: 12, color: bone }), absolutePosition: { x: edge, y: 18 } },
		{ canvas: [rectangle(0, 0, 7, 7, lime)], absolutePosition: { x: edge + 56, y: 21.6 } },
		{ ...headline(sheet.eyebrow, { fontSize: 8.5, color: lime }), absolutePosition: { x: edge + 78, y: 20.4 } },
		{
			...headline(sheet.headline, { fontSize: size, color: bone }),
			absolutePosition: { x: edge - 1, y: 77 - size },
		},
		{ text: sheet.place, bold: true, fontSize: 10, color: bone, absolutePosition: { x: edge, y: 89 } },
		onTheRight(headline(sheet.figure, { fontSize: 34, color: lime }), 150, 38),
		onTheRight({ text: sheet.date, bold: true, fontSize: 10, color: bone }, 260, 89),
	];
}

export function sheetLabel(text: string): TableCell {
	return { text, fontSize: 8, bold: true, color: quiet };
}

/** A rule below the head, and a fine one below each row. */
export const sheetRules: TableLayout = {
	hLineWidth: (row) => (row === 0 ? 0 : row === 1 ? 1.6 : 0.6),
	hLineColor: (row) => (row === 1 ? ink : stone),
	vLineWidth: () => 0,
	paddingLeft: () => 0,
	paddingRight: () => 8,
	paddingTop: (row) => (row === 0 ? 0 : 5.5),
	paddingBottom: () => 4.5,
};

/** A4 portrait with a dark band on top. */
export function sheetPage(sheet: SheetPage, content: Content[]): TDocumentDefinitions & { lang: string } {
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
		content,
	};
}
