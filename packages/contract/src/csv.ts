import { formatClock, formatDate, wallTime } from "./time.ts";

// How the office's CSV files are written. The computers of the clubs have Serbian regional settings in every language
// the office is shown in: their spreadsheets split at semicolons, read a decimal comma, and dates such as 18.11.2026.

const separator = ";";

/** Without it spreadsheets take č for two letters. */
export const byteOrderMark = "\ufeff";

/** Calendar dates and instants as the API has them; the file has them as people write them. */
export type CsvValue = string | number | null;

const calendarDate = /^\d{4}-\d{2}-\d{2}$/;
const instant = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:?\d{2})$/;
const phone = /^\+[\d ()/-]+$/;
// Also the wide forms of the four signs, which some spreadsheets read as the signs.
const formula = /^[=+\-@\t\r\n\uff1d\uff0b\uff0d\uff20]/;

function textCell(text: string): string {
	if (calendarDate.test(text)) return `${formatDate(text)}.`;
	if (instant.test(text)) {
		const { date, minutes } = wallTime(new Date(text));
		return `${formatDate(date)}. ${formatClock(minutes)}`;
	}
	// Zeros instead of the plus dial the same number.
	if (phone.test(text)) return text.replace("+", "00 ");
	return formula.test(text) ? `'${text}` : text;
}

/** The text of a cell, not yet quoted. Nothing in it runs as a formula. */
export function csvCell(value: CsvValue): string {
	if (typeof value === "number") return String(value).replace(".", ",");
	return textCell(value ?? "");
}

function quoted(text: string): string {
	return /[";\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** A row of the file with its line break. */
export function csvLine(values: readonly CsvValue[]): string {
	return `${values.map((value) => quoted(csvCell(value))).join(separator)}\r\n`;
}
