import { plainAmount } from "@kvart/contract/memberships/money";
import { addDays, type CalendarDate, formatDate } from "@kvart/contract/time";

/** An order that waits for its money. */
export interface WaitingOrder {
	id: number;
	reference: string;
	amount: number;
	/** The member's. */
	name: string;
}

interface Payment {
	id: string;
	date: CalendarDate;
	amount: number;
	reference: string;
	payer: string;
	purpose: string;
	/** More elements of the entry. */
	more?: string;
}

const escaped = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");

const isoAmount = (paras: number) => plainAmount(paras).replace(",", ".");

function details({ amount, reference, payer, purpose }: Payment): string {
	const structured = reference && `<Strd><CdtrRefInf><Ref>${escaped(reference)}</Ref></CdtrRefInf></Strd>`;
	return `<TxDtls><Amt Ccy="RSD">${isoAmount(amount)}</Amt><RltdPties><Dbtr><Nm>${escaped(payer)}</Nm></Dbtr></RltdPties>
          <RmtInf><Ustrd>${escaped(purpose)}</Ustrd>${structured}</RmtInf></TxDtls>`;
}

function entry(payments: readonly Payment[], direction: "CRDT" | "DBIT" = "CRDT"): string {
	const [first] = payments;
	const total = payments.reduce((sum, { amount }) => sum + amount, 0);
	return `
      <Ntry>
        <Amt Ccy="RSD">${isoAmount(total)}</Amt><CdtDbtInd>${direction}</CdtDbtInd>${first?.more ?? ""}<Sts>BOOK</Sts>
        <BookgDt><Dt>${first?.date}</Dt></BookgDt><AcctSvcrRef>${first?.id}</AcctSvcrRef>
        <NtryDtls>${payments.map(details).join("")}</NtryDtls>
      </Ntry>`;
}

function camt(account: string, entries: readonly string[]): string {
	return `<?xml version="1.0" encoding="UTF-8"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.02">
  <BkToCstmrStmt>
    <GrpHdr><MsgId>DEMO</MsgId></GrpHdr>
    <Stmt>
      <Id>DEMO</Id>
      <Acct><Id><Othr><Id>${account}</Id></Othr></Id><Ccy>RSD</Ccy></Acct>
      <TxsSummry><TtlNtries><NbOfNtries>${entries.length}</NbOfNtries></TtlNtries></TxsSummry>${entries.join("")}
    </Stmt>
  </BkToCstmrStmt>
</Document>
`;
}

const cell = (text: string) => (/[";\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

function csv(payments: readonly Payment[]): string {
	const lines = payments.map(({ date, amount, reference, payer, purpose }) =>
		[`${formatDate(date)}.`, plainAmount(amount), reference, payer, purpose].map(cell).join(";"),
	);
	return ["Datum;Iznos;Poziv na broj;Nalogodavac;Svrha", ...lines, ""].join("\r\n");
}

const wrongDigit = (reference: string) => `${reference.slice(0, -1)}${(Number(reference.at(-1)) + 3) % 10}`;

/** Three statements about the orders that wait: a plain one, a CSV with parts and too much, and a nasty one. */
export function tryStatements(orders: readonly WaitingOrder[], account: string, today: CalendarDate) {
	const yesterday = addDays(today, -1);
	const of = (nth: number, more: Partial<Payment> = {}): Payment => {
		const order = orders[nth % Math.max(1, orders.length)] ?? {
			id: 0,
			reference: "",
			amount: 360_000,
			name: "Petar Petrović",
		};
		const texts = { reference: `97${order.reference}`, payer: order.name.toUpperCase(), purpose: "Članarina" };
		return { id: `KV${order.id}`, date: yesterday, amount: order.amount, ...texts, ...more };
	};
	const reference = (nth: number) => of(nth).reference.slice(2);
	const salary = of(0, { id: "KV-ZARADA", amount: 8_450_000, reference: "", payer: "", purpose: "Zarada za oktobar" });
	const plain = [entry([of(0)]), entry([of(1)]), entry([salary], "DBIT")];
	const parts = [
		of(2, { amount: of(2).amount - 1, purpose: "Članarina, prvi deo" }),
		of(3, { amount: of(3).amount + 50_000 }),
		of(4, { reference: "", purpose: "clanarina; novembar" }),
		of(5, { amount: 1_250_000, reference: "", payer: "AUTOMATI BEOGRAD DOO", purpose: 'Zakup za "automat"' }),
	];
	const nasty = [
		// The bank's entry came with the first statement.
		entry([of(0)]),
		entry([
			of(2, { id: "KV-OSTATAK", amount: 1, reference: `00 97 ${reference(2).slice(0, 2)} - ${reference(2).slice(2)}` }),
		]),
		// A batch of two payments, one with a wrong digit.
		entry([of(6, { id: "KV-ZBIRNO" }), of(7, { reference: wrongDigit(reference(7)), payer: "Ђорђе & синови" })]),
		entry([of(1, { id: "KV-DVAPUT" })]),
		entry([of(8, { id: "KV-STORNO", more: "<RvslInd>true</RvslInd>" })]),
		entry([of(8, { id: "KV-BEZ", reference: "", payer: "NEPOZNAT", purpose: `uplata ${reference(8)}` })]),
	];
	return [
		{ name: `izvod-${yesterday}.xml`, type: "application/xml", text: camt(account, plain) },
		{ name: `izvod-${yesterday}-delovi.csv`, type: "text/csv", text: csv(parts) },
		{ name: `izvod-${yesterday}-nezgodan.xml`, type: "application/xml", text: camt(account, nasty) },
	];
}
