import type { StatementColumns } from "../../../../platform/statement-columns.ts";
import { type BankRow, refuseFile } from "./bank-row.ts";
import { readCamt } from "./camt.ts";
import { readCsv } from "./csv.ts";

/** UTF-8 or UTF-16, else the code page of Serbian banks. */
function textOf(bytes: Uint8Array): string {
	if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder("utf-16le").decode(bytes);
	try {
		return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
	} catch {
		return new TextDecoder("windows-1250").decode(bytes);
	}
}

/** CAMT.053 or CSV, by its content. Refused with a code that says what is wrong. */
export async function readStatement(
	bytes: Uint8Array,
	{ columns, account }: { columns: StatementColumns; account: string },
): Promise<BankRow[]> {
	const text = textOf(bytes);
	const rows = text.trimStart().startsWith("<")
		? await readCamt(text.trimStart(), account)
		: readCsv(text, columns, account);
	return rows.length > 0 ? rows : refuseFile("not-a-statement");
}
