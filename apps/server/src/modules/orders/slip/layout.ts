import { brand } from "@kvart/contract/brand";
import { type Paras, plainAmount } from "@kvart/contract/memberships/money";
import {
	formatAccount,
	formatReference,
	type Payee,
	paymentPurposeCode,
	referenceModel,
} from "@kvart/contract/memberships/payment-code";
import type { CanvasElement, Content, TDocumentDefinitions } from "pdfmake/interfaces.js";

export interface Slip {
	payer: string;
	payee: Payee;
	amount: Paras;
	reference: string;
	/** Name of the ordered plan. */
	title: string;
	/** The code, as SVG. */
	picture: string;
}

// A6, lying. Slips are in Serbian for everyone: banks and post offices read them.
const page = { width: 419.53, height: 297.64 };
const edge = 18;
const middle = 208;
const black = "#000000";

interface Box {
	x: number;
	y: number;
	width: number;
	height: number;
}

const boxes = {
	payer: { x: edge, y: 40, width: 176, height: 46 },
	purpose: { x: edge, y: 104, width: 176, height: 40 },
	payee: { x: edge, y: 162, width: 176, height: 52 },
	code: { x: middle + 12, y: 40, width: 34, height: 20 },
	currency: { x: middle + 54, y: 40, width: 34, height: 20 },
	amount: { x: middle + 96, y: 40, width: 97, height: 20 },
	account: { x: middle + 12, y: 78, width: 181, height: 20 },
	model: { x: middle + 12, y: 116, width: 34, height: 20 },
	reference: { x: middle + 54, y: 116, width: 139, height: 20 },
} satisfies Record<string, Box>;

function frame({ x, y, width, height }: Box): CanvasElement {
	return { type: "rect", x, y, w: width, h: height, lineColor: black, lineWidth: 0.8 };
}

function line(x1: number, y1: number, x2: number, y2: number): CanvasElement {
	return { type: "line", x1, y1, x2, y2, lineColor: black, lineWidth: 0.6 };
}

/** In a column, because absolutely positioned text would end at the page's edge. */
function at(content: Content, { x, y, width }: Omit<Box, "height">): Content {
	return { columns: [{ width, stack: [content] }], absolutePosition: { x, y } };
}

/** Labels stand on their box; in two lines where it is narrow. */
const [oneLine, twoLines, narrow] = [9, 16.5, 40];

function field(box: Box, label: string, value: string): Content[] {
	const isNarrow = box.width < narrow && label.includes(" ");
	return [
		at({ text: label, fontSize: 6.5 }, { ...box, y: box.y - (isNarrow ? twoLines : oneLine) }),
		at({ text: value, fontSize: 9, bold: true }, { x: box.x + 5, y: box.y + 4.5, width: box.width - 10 }),
	];
}

function caption(text: string, x: number, y: number, width: number): Content {
	return at({ text, fontSize: 6, alignment: "center" }, { x, y, width });
}

/** A payment slip as banks print it, with the National Bank's code beside it. */
export function slipDocument({ payer, payee, amount, reference, title, picture }: Slip): TDocumentDefinitions & {
	lang: string;
} {
	const size = 116;
	const code = { x: middle + 77, y: 150 };
	return {
		pageSize: page,
		pageMargins: 0,
		info: { title: `Nalog za uplatu: ${title}`, author: brand.name, creator: brand.name, producer: brand.name },
		tagged: true,
		displayTitle: true,
		lang: "sr-Latn-RS",
		defaultStyle: { font: "Text", color: black, lineHeight: 1.05 },
		background: () => ({
			canvas: [
				...Object.values(boxes).map(frame),
				line(middle, 18, middle, page.height - 18),
				line(edge, 250, edge + 110, 250),
				line(edge, 276, edge + 84, 276),
				line(edge + 96, 276, edge + 176, 276),
			],
		}),
		content: [
			at(
				{ text: "NALOG ZA UPLATU", fontSize: 10.5, bold: true, alignment: "right" },
				{ x: middle + 12, y: 14, width: 181 },
			),
			...field(boxes.payer, "platilac", payer),
			...field(boxes.purpose, "svrha plaćanja", `${payee.purpose}\n${title}`),
			...field(boxes.payee, "primalac", payee.lines.join("\n")),
			...field(boxes.code, "šifra plaćanja", paymentPurposeCode),
			...field(boxes.currency, "valuta", "RSD"),
			...field(boxes.amount, "iznos", `= ${plainAmount(amount)}`),
			...field(boxes.account, "račun primaoca", formatAccount(payee.account)),
			...field(boxes.model, "model", referenceModel),
			...field(boxes.reference, "poziv na broj (odobrenje)", formatReference(reference)),
			caption("potpis platioca", edge, 252, 110),
			caption("mesto i datum prijema", edge, 278, 84),
			caption("datum izvršenja", edge + 96, 278, 80),
			{ svg: picture, width: size, height: size, absolutePosition: code },
			at({ text: "NBS IPS QR", fontSize: 8, bold: true }, { x: middle + 14, y: code.y + 12, width: 62 }),
			at({ text: "Skeniraj u aplikaciji svoje banke.", fontSize: 7 }, { x: middle + 14, y: code.y + 24, width: 58 }),
		],
	};
}
