import { brand } from "@kvart/contract/brand";
import { colors } from "@kvart/tokens/colors";
import type { CanvasElement, Content, TDocumentDefinitions } from "pdfmake/interfaces.js";
import { headline } from "../../../platform/print/type.ts";
import { board, boardGap, dayHeight, rowCount } from "./board.ts";
import type { Poster } from "./poster.ts";

const { bone, ink, lime, inkSoft: quiet } = colors;

const page = { width: 841.89, height: 595.28 };
const edge = 26;
const bandHeight = 104;
const limeHeight = 6;
const gap = 12;
const footerHeight = 34;
const code = 78;
const rowHeights = { min: 37, max: 112 };
const boardHeight = page.height - bandHeight - limeHeight - gap - footerHeight;

function rectangle(x: number, y: number, w: number, h: number, color: string): CanvasElement {
	return { type: "rect", x, y, w, h, color };
}

/** The largest font size that fits beside the rest of the header. */
function nameSize(name: string): number {
	return Math.min(58, Math.floor(430 / (name.length * 0.86)));
}

/** The size at which the library draws the QR code: whole points per module. */
function codeSize(address: string): number {
	const longest = [17, 32, 53, 78, 106, 134];
	const version = longest.findIndex((length) => address.length <= length) + 1 || longest.length + 1;
	const modules = 17 + 4 * version;
	return Math.floor(code / modules) * modules;
}

function head(poster: Poster): Content[] {
	const size = nameSize(poster.club);
	const right = page.width - edge - code;
	const inset = (code - codeSize(poster.url)) / 2;
	return [
		{ ...headline(brand.name, { fontSize: 13, color: bone }), absolutePosition: { x: edge, y: 17 } },
		{ canvas: [rectangle(0, 0, 7.5, 7.5, lime)], absolutePosition: { x: edge + 60.5, y: 21 } },
		{ ...headline(poster.eyebrow, { fontSize: 9, color: lime }), absolutePosition: { x: edge + 84, y: 19.6 } },
		{
			...headline(poster.club, { fontSize: size, color: bone }),
			absolutePosition: { x: edge - 2, y: 94 - size * 0.98 },
		},
		{
			columns: [
				{
					width: 330,
					alignment: "right",
					stack: [
						headline(poster.dates, { fontSize: 12, color: lime }),
						...(poster.room ? [headline(poster.room, { fontSize: 12, color: bone, margin: [0, 3, 0, 0] })] : []),
						{ text: poster.contact.join("\n"), fontSize: 8.5, color: bone, lineHeight: 1.15, margin: [0, 5, 0, 0] },
					],
				},
			],
			absolutePosition: { x: right - 348, y: 14 },
		},
		{ canvas: [rectangle(0, 0, code, code, bone)], absolutePosition: { x: right, y: 13 } },
		{
			qr: poster.url,
			fit: code,
			foreground: ink,
			background: bone,
			absolutePosition: { x: right + inset, y: 13 + inset },
		},
	];
}

function foot(poster: Poster): Content {
	return {
		margin: [edge, 10, edge, 0],
		columns: [
			headline(poster.slogan, { fontSize: 8.5, color: ink }),
			{ text: poster.footer, fontSize: 7.5, color: quiet, alignment: "center", margin: [0, 0.8, 0, 0] },
			{
				text: [
					{ text: `${poster.bookHow}: `, color: quiet },
					{ text: poster.url.replace(/^https?:\/\//, ""), bold: true },
				],
				link: poster.url,
				fontSize: 7.5,
				alignment: "right",
				margin: [0, 0.8, 0, 0],
			},
		],
	};
}

/** A4 landscape: a dark band with the club, a column per day, and how to book. */
export function posterDocument(poster: Poster): TDocumentDefinitions & { lang: string } {
	const rows = poster.weeks.reduce((sum, week) => sum + rowCount(week), 0);
	const free = boardHeight - poster.weeks.length * (dayHeight + boardGap + 2);
	const rowHeight = Math.max(rowHeights.min, Math.min(rowHeights.max, free / rows));
	const empty = poster.weeks.every((week) => week.every(({ cards }) => cards.length === 0));
	return {
		pageSize: "A4",
		pageOrientation: "landscape",
		pageMargins: [edge, bandHeight + limeHeight + gap, edge, footerHeight],
		info: { title: poster.title, author: brand.name, creator: brand.name, producer: brand.name },
		tagged: true,
		displayTitle: true,
		lang: poster.locale === "sr" ? "sr-Latn-RS" : "en-GB",
		defaultStyle: { font: "Text", color: ink },
		background: () => ({
			canvas: [rectangle(0, 0, page.width, bandHeight, ink), rectangle(0, bandHeight, page.width, limeHeight, lime)],
		}),
		header: () => head(poster),
		footer: () => foot(poster),
		content: empty
			? [headline(poster.none, { fontSize: 16, color: ink, margin: [0, 40, 0, 0] })]
			: poster.weeks.map((week, index) =>
					board(week, { rowHeight, column: (page.width - 2 * edge) / 7, last: index === poster.weeks.length - 1 }),
				),
	};
}
