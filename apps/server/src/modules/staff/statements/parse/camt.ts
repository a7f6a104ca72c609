import type { Paras } from "@kvart/contract/memberships/money";
import { accountDigits } from "@kvart/contract/memberships/payment-code";
import { type BankRow, dayOf, Rows, refuseFile } from "./bank-row.ts";
import { allAt, readXml, textAt, type XmlElement } from "./xml.ts";

/** A decimal point, never a separator of thousands; null if it is no amount in paras. */
function amountOf(text: string): Paras | null {
	const [, whole = "", decimals = ""] = /^(\d{1,12})(?:\.(\d{1,2})0*)?$/.exec(text.trim()) ?? [];
	return whole ? Number(whole) * 100 + Number(decimals.padEnd(2, "0")) : null;
}

/** The account as eighteen digits: the end of an IBAN, or written in the way of the country. */
function accountOf(account: XmlElement): string | null {
	const iban = /^RS\d{2}(\d{18})$/.exec(textAt(account, "Id/IBAN").replaceAll(" ", ""))?.[1];
	return iban ?? accountDigits(textAt(account, "Id/Othr/Id"));
}

function checkAccount(element: XmlElement, account: string): void {
	const currency = textAt(element, "Ccy");
	if (currency && currency !== "RSD") refuseFile("other-currency");
	if (accountOf(element) !== account) refuseFile("other-account");
}

interface Entry extends Pick<BankRow, "bookedOn" | "incoming"> {
	sign: 1 | -1;
	id: string;
	note: string;
}

/** The row of one payment; `details` is missing where the bank gives none. */
function rowOf(
	{ bookedOn, incoming, sign, note }: Entry,
	bankId: string,
	amount: Paras,
	details?: XmlElement,
): BankRow {
	const shared = { bankId: bankId || null, bookedOn, incoming, amount: sign * amount };
	if (!details) return { ...shared, reference: "", payer: "", purpose: note };
	const texts = allAt(details, "RmtInf/Ustrd").map(({ text }) => text);
	return {
		...shared,
		// Several references are none: a person has to divide the payment.
		reference: allAt(details, "RmtInf/Strd/CdtrRefInf/Ref")
			.map(({ text }) => text.trim())
			.join(", "),
		payer: textAt(details, "RltdPties/Dbtr/Nm", "RltdPties/Dbtr/Pty/Nm", "RltdPties/UltmtDbtr/Nm"),
		purpose: texts.length > 0 ? texts.join(" ") : textAt(details, "AddtlTxInf") || note,
	};
}

const partAmount = (part: XmlElement) => amountOf(textAt(part, "Amt", "AmtDtls/TxAmt/Amt"));

const idOf = (part: XmlElement) => textAt(part, "Refs/AcctSvcrRef", "Refs/TxId");

/** One row, or one for each payment of a batch whose amounts add up. */
function rowsOf(element: XmlElement, entry: Entry, total: Paras): BankRow[] {
	const parts = allAt(element, "NtryDtls/TxDtls");
	const [first] = parts;
	if (parts.length <= 1) return [rowOf(entry, entry.id || (first ? idOf(first) : ""), total, first)];
	const amounts = parts.map(partAmount);
	const sum = amounts.reduce<number>((all, amount) => all + (amount ?? Number.NaN), 0);
	if (sum !== total) return [rowOf(entry, entry.id, total)];
	return parts.map((part, index) => rowOf(entry, entry.id && `${entry.id}/${index + 1}`, amounts[index] ?? 0, part));
}

function addEntry(rows: Rows, element: XmlElement, nth: number): void {
	const place = `row.${nth}`;
	const status = textAt(element, "Sts/Cd", "Sts");
	// The entry is announced, and not booked yet.
	if (status === "PDNG" || status === "INFO" || status === "FUTR") return;
	const [amount] = allAt(element, "Amt");
	if (amount?.attributes["Ccy"] !== "RSD") refuseFile(amount ? "other-currency" : "unreadable-row", place);
	const total = amountOf(amount.text);
	const bookedOn = dayOf(textAt(element, "BookgDt/Dt", "BookgDt/DtTm", "ValDt/Dt", "ValDt/DtTm"));
	const direction = textAt(element, "CdtDbtInd");
	if (total === null || bookedOn === null || !["CRDT", "DBIT"].includes(direction)) refuseFile("unreadable-row", place);
	const credit = direction === "CRDT";
	const incoming = credit && textAt(element, "RvslInd") !== "true";
	const note = textAt(element, "AddtlNtryInf");
	const entry: Entry = { bookedOn, incoming, sign: credit ? 1 : -1, id: textAt(element, "AcctSvcrRef"), note };
	for (const row of rowsOf(element, entry, total)) rows.add(row);
}

const collected = ["Acct", "TxsSummry", "Ntry"];

/** The rows of a CAMT.053 file, all of which must be of this account and in dinars. */
export async function readCamt(text: string, account: string): Promise<BankRow[]> {
	const rows = new Rows();
	let entries = 0;
	let entriesBefore = 0;
	let statements = 0;
	let hasAccount = false;
	let expected: number | null = null;
	await readXml(text, {
		collects: (path) =>
			path.length === 4 &&
			path[0] === "Document" &&
			path[1] === "BkToCstmrStmt" &&
			path[2] === "Stmt" &&
			collected.includes(path[3] ?? ""),
		onElement: (element) => {
			if (element.name === "Acct") {
				checkAccount(element, account);
				hasAccount = true;
			} else if (element.name === "TxsSummry") {
				expected = Number(textAt(element, "TtlNtries/NbOfNtries")) || null;
			} else {
				if (!hasAccount) refuseFile("not-a-statement");
				entries += 1;
				addEntry(rows, element, entries);
			}
		},
		onEnd: (path) => {
			if (path.length !== 3 || path[2] !== "Stmt") return;
			if (!hasAccount) refuseFile("not-a-statement");
			if (expected !== null && expected !== entries - entriesBefore) refuseFile("file-incomplete");
			statements += 1;
			entriesBefore = entries;
			hasAccount = false;
			expected = null;
		},
	});
	if (statements === 0) refuseFile("not-a-statement");
	return rows.rows;
}
