import { orderReference } from "@kvart/contract/memberships/payment-code";
import type { Random } from "../random.ts";
import type { ModelEntry } from "./model-statements.ts";

/** As people and banks spell it. */
export function spelled(order: number, random: Random): string {
	const reference = orderReference(order);
	const [control, number] = [reference.slice(0, 2), reference.slice(2)];
	return random.pick([
		reference,
		`97${reference}`,
		`97 ${control}-${number}`,
		`97/${control}/${number}`,
		`${control} ${number.slice(0, 3)} ${number.slice(3)}`,
		`000${reference}`,
	]);
}

/** One digit differs: no order has it. */
export function misspelled(order: number): string {
	const reference = orderReference(order);
	return `${reference.slice(0, -1)}${(Number(reference.at(-1)) + 1) % 10}`;
}

export const payers = ["Žarković Mina", 'Petar; "Peki" Đokić', "ЂОРЂЕ ШАРИЋ", "O'Neil, Ana & sin <d.o.o.>", ""];

const decimals = (paras: number) => String(Math.abs(paras) % 100).padStart(2, "0");

function dinars(paras: number): string {
	const whole = String(Math.trunc(Math.abs(paras) / 100)).replaceAll(/\B(?=(\d{3})+$)/g, ".");
	return `${paras < 0 ? "-" : ""}${whole},${decimals(paras)}`;
}

const quoted = (cell: string) => (/[;"]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);

/** With lines above the columns and an empty one between the rows. */
export function csvFile(entries: readonly ModelEntry[]): string {
	const rows = entries.map(({ date, amount, reference, payer, purpose }) => {
		const day = date.split("-").toReversed().join(".");
		return [day, dinars(amount), reference, payer, purpose].map(quoted).join(";");
	});
	return ["\ufeffIzvod;;;;", "Datum;Iznos;Poziv na broj;Nalogodavac;Svrha", "", ...rows, ""].join("\r\n");
}

const escaped = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");

function camtEntry({ id, date, amount, reference, payer, purpose }: ModelEntry): string {
	return `<Ntry><Amt Ccy="RSD">${Math.trunc(Math.abs(amount) / 100)}.${decimals(amount)}</Amt>
<CdtDbtInd>${amount > 0 ? "CRDT" : "DBIT"}</CdtDbtInd><Sts>BOOK</Sts><BookgDt><Dt>${date}</Dt></BookgDt>
<AcctSvcrRef>${id ?? ""}</AcctSvcrRef><NtryDtls><TxDtls><RltdPties><Dbtr><Nm>${escaped(payer)}</Nm></Dbtr></RltdPties>
<RmtInf><Strd><CdtrRefInf><Ref>${reference}</Ref></CdtrRefInf></Strd><Ustrd>${escaped(purpose)}</Ustrd></RmtInf>
</TxDtls></NtryDtls></Ntry>`;
}

/** With an announced entry, which is not booked yet. */
export function camtFile(entries: readonly ModelEntry[], account: string): string {
	const announced = `<Ntry><Amt Ccy="RSD">1.00</Amt><CdtDbtInd>CRDT</CdtDbtInd><Sts>PDNG</Sts></Ntry>`;
	return `<?xml version="1.0" encoding="UTF-8"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.02"><BkToCstmrStmt><GrpHdr/><Stmt><Id>1</Id>
<Acct><Id><IBAN>RS35${account}</IBAN></Id><Ccy>RSD</Ccy></Acct>${announced}${entries.map(camtEntry).join("")}
</Stmt></BkToCstmrStmt></Document>`;
}
