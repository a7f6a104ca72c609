import { createHash } from "node:crypto";
import type { Paras } from "@kvart/contract/memberships/money";
import type { StaffFieldCode } from "@kvart/contract/staff/errors";
import { statementRowsAtMost } from "@kvart/contract/staff/statement-rules";
import type { CalendarDate } from "@kvart/contract/time";
import { Refusal } from "../../../../platform/problem.ts";

/** An entry of a bank's statement. */
export interface BankRow {
	/** The bank's id of the entry; null without one. */
	bankId: string | null;
	bookedOn: CalendarDate;
	/** Negative for money that went out. */
	amount: Paras;
	/** Money that came in and takes no earlier payment back. */
	incoming: boolean;
	reference: string;
	payer: string;
	purpose: string;
}

/** `field` names the row or column that is wrong. */
export function refuseFile(code: StaffFieldCode, field = "file"): never {
	throw new Refusal("ERR_ALL_FIELDS_REQUIRED", { errors: [{ field, code }] });
}

const lengths = { reference: 100, payer: 200, purpose: 500 };

/** As the database stores it: one line without control characters, not too long. */
export function plainText(text: string, kind: keyof typeof lengths): string {
	const line = text.replaceAll(/[\p{Cc}\s]+/gu, " ").trim();
	return line.slice(0, lengths[kind]).toWellFormed().trim();
}

const day = /^(\d{4})-(\d{2})-(\d{2})/;
const writtenDay = /^(\d{1,2})[./-](\d{1,2})[./-](\d{4})\.?$/;

/** `2026-11-18`, also with a time, or `18.11.2026.`; null if there is no such day. */
export function dayOf(text: string): CalendarDate | null {
	const [, dayOfMonth = "", month = "", year = ""] = writtenDay.exec(text.trim()) ?? [];
	const written = year && `${year}-${month.padStart(2, "0")}-${dayOfMonth.padStart(2, "0")}`;
	const date = written || (day.exec(text.trim())?.[0] ?? "");
	const at = new Date(`${date}T00:00:00Z`);
	return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(date) && date ? date : null;
}

/** Collects the rows of a file and refuses too many. */
export class Rows {
	readonly rows: BankRow[] = [];

	add(row: BankRow): void {
		if (this.rows.length >= statementRowsAtMost) refuseFile("too-many-rows");
		const { reference, payer, purpose } = row;
		this.rows.push({
			...row,
			reference: plainText(reference, "reference"),
			payer: plainText(payer, "payer"),
			purpose: plainText(purpose, "purpose"),
		});
	}
}

/**
 * The key of an entry, the same when it comes again: the bank's id with its day, because banks reuse ids, or a
 * digest. Rows that are alike in all are told apart by their order.
 */
export function entryKeys(rows: readonly BankRow[]): string[] {
	const alike = new Map<string, number>();
	return rows.map(({ bankId, bookedOn, amount, reference, payer, purpose }) => {
		if (bankId) return `id:${bookedOn}:${bankId}`;
		const content = JSON.stringify([bookedOn, amount, reference, payer, purpose]);
		const nth = (alike.get(content) ?? 0) + 1;
		alike.set(content, nth);
		return `row:${createHash("sha256").update(`${content}${nth}`).digest("hex")}`;
	});
}
