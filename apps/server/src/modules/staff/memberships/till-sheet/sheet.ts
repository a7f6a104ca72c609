import { brand } from "@kvart/contract/brand";
import { inLocale, type Locale } from "@kvart/contract/locale";
import { formatParas } from "@kvart/contract/memberships/money";
import { formatClock, formatDate, wallTime } from "@kvart/contract/time";
import type { Content, TableCell } from "pdfmake/interfaces.js";
import { sheetLabel, sheetPage, sheetRules } from "../../../../platform/print/sheet-page.ts";
import type { Till } from "../service/till.ts";
import { tillTexts } from "./texts.ts";

type Row = Till["rows"][number];

const clockOf = (at: Date | string) => formatClock(wallTime(new Date(at)).minutes);

function line(row: Row, locale: Locale): TableCell[] {
	const { methods } = tillTexts[locale];
	const small = { fontSize: 9.5 };
	return [
		{ text: clockOf(row.at), ...small },
		{ text: row.member, ...small, bold: true },
		{ text: inLocale(locale, row.title, row.title_eng), ...small },
		{ text: methods[row.method], ...small },
		{ text: row.receipt ?? "", ...small },
		{ text: formatParas(row.amount_paras), ...small, alignment: "right" },
	];
}

function rowsTable({ rows }: Till, locale: Locale): Content {
	const { heads } = tillTexts[locale];
	return {
		table: {
			headerRows: 1,
			dontBreakRows: true,
			widths: [34, "*", 120, 52, 66, 74],
			body: [heads.map(sheetLabel), ...rows.map((row) => line(row, locale))],
		},
		layout: sheetRules,
		margin: [0, 0, 0, 16],
	};
}

function amounts(pairs: [string, number][]): Content {
	return {
		table: {
			widths: ["*", 120],
			dontBreakRows: true,
			body: [
				["", ""].map(sheetLabel),
				...pairs.map(([name, paras]): TableCell[] => [
					{ text: name, fontSize: 10.5 },
					{ text: formatParas(paras), fontSize: 10.5, bold: true, alignment: "right" },
				]),
			],
		},
		layout: sheetRules,
		margin: [0, 0, 0, 16],
	};
}

function countLines({ counts }: Till, locale: Locale): Content[] {
	const texts = tillTexts[locale];
	const [last] = counts;
	if (!last) return [{ text: texts.notCounted, fontSize: 10.5, bold: true }];
	const difference = last.counted_paras - last.expected_paras;
	return [
		amounts([
			[texts.expected, last.expected_paras],
			[texts.counted, last.counted_paras],
			[texts.difference, difference],
		]),
		...(last.note ? [{ text: last.note, fontSize: 10 }] : []),
		{ text: texts.countedBy(last.counted_by, clockOf(last.counted_at)), fontSize: 10, margin: [0, 4, 0, 0] },
	];
}

/** The till of a day to print and sign. */
export async function tillSheet(till: Till, locale: Locale) {
	const texts = tillTexts[locale];
	const { gym, day, sums, total_paras } = till;
	const date = `${formatDate(day)}${locale === "sr" ? "." : ""}`;
	const place = `${brand.name} ${gym.name}`;
	// Loaded on demand, so that fonts and library do not slow down the start.
	const { printDocument } = await import("../../../../platform/print/print.ts");
	const document = sheetPage(
		{
			locale,
			title: `${texts.till}: ${place}, ${date}`,
			eyebrow: texts.till,
			headline: formatParas(total_paras),
			place,
			figure: "",
			date,
			footer: place,
			page: texts.page,
		},
		[
			rowsTable(till, locale),
			amounts([
				...sums.map(({ method, amount_paras }): [string, number] => [texts.methods[method], amount_paras]),
				[texts.total, total_paras],
			]),
			...countLines(till, locale),
		],
	);
	return { fileName: `${texts.fileName}-${gym.slug}-${day}.pdf`, pdf: await printDocument(document) };
}
