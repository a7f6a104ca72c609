import { orderOfReference } from "@kvart/contract/memberships/payment-code";
import { expect, test } from "vitest";
import { Refusal } from "../../../../platform/problem.ts";
import { readColumns } from "../../../../platform/statement-columns.ts";
import { entryKeys } from "./bank-row.ts";
import { readStatement } from "./parse.ts";

const account = "999000000001234573";
const columns = { date: "Datum", amount: "Iznos", reference: "Poziv na broj", payer: "Nalogodavac", purpose: "Svrha" };

function read(file: string | Uint8Array, more: object = {}) {
	const bytes = typeof file === "string" ? Buffer.from(file) : file;
	return readStatement(bytes, { columns: { ...columns, ...more }, account });
}

/** `field code` of what is wrong. */
async function problemOf(file: string | Uint8Array, more: object = {}): Promise<string | undefined> {
	try {
		await read(file, more);
	} catch (error) {
		if (!(error instanceof Refusal)) throw error;
		return error.errors?.map(({ field, code }) => `${field} ${code}`).join();
	}
	return undefined;
}

const header = "Datum;Iznos;Poziv na broj;Nalogodavac;Svrha";
const csv = (...lines: string[]) => [header, ...lines, ""].join("\r\n");

const camt = (statement: string) =>
	`<?xml version="1.0" encoding="UTF-8"?>
	<n:Document xmlns:n="urn:iso:std:iso:20022:tech:xsd:camt.053.001.02"><n:BkToCstmrStmt><n:GrpHdr/>${statement}</n:BkToCstmrStmt></n:Document>`.replaceAll(
		"n:",
		"",
	);
const iban = (digits: string) => `<Acct><Id><IBAN>RS35${digits}</IBAN></Id><Ccy>RSD</Ccy></Acct>`;
const statement = (entries: string, of = iban(account)) => camt(`<Stmt><Id>1</Id>${of}${entries}</Stmt>`);

interface EntryParts {
	amount?: string;
	currency?: string;
	direction?: string;
	more?: string;
	details?: string;
}

function entry({ amount = "3600.00", currency = "RSD", direction = "CRDT", more = "", details = "" }: EntryParts = {}) {
	return `<Ntry><Amt Ccy="${currency}">${amount}</Amt><CdtDbtInd>${direction}</CdtDbtInd><Sts>BOOK</Sts>
		<BookgDt><Dt>2026-11-18</Dt></BookgDt>${more}<NtryDtls>${details}</NtryDtls></Ntry>`;
}

const details = `<TxDtls><RltdPties><Dbtr><Nm>Ana &amp; Petar</Nm></Dbtr></RltdPties><RmtInf><Strd><CdtrRefInf>
	<Ref>9713100000012</Ref></CdtrRefInf></Strd><Ustrd>Uplata</Ustrd></RmtInf></TxDtls>`;

test("reads a CSV file with quotes, thousands, lines above its columns and an empty line", async () => {
	const text = `Izvod broj 211;;;;\n${csv('18.11.2026.;3.600,50;97 13-100000012;"Petar; ""Peki""";Članarina', "", "2026-11-19;-12,00;;;Provizija")}`;
	expect(await read(text)).toEqual([
		{
			bankId: null,
			bookedOn: "2026-11-18",
			amount: 360_050,
			incoming: true,
			reference: "97 13-100000012",
			payer: 'Petar; "Peki"',
			purpose: "Članarina",
		},
		expect.objectContaining({ bookedOn: "2026-11-19", amount: -1200, incoming: false }),
	]);
});

test.each([
	[
		"the code page of Serbian banks",
		Buffer.concat([
			Buffer.from(`${header}\n18.11.2026;1,00;;Mi`),
			Buffer.from([0x9a, 0x69, 0xe6]),
			Buffer.from(";x\n"),
		]),
	],
	["UTF-16", Buffer.from(`\ufeff${csv("18.11.2026;1,00;;Mišić;x")}`, "utf16le")],
	["UTF-8 with its mark", Buffer.from(`\ufeff${csv("18.11.2026;1,00;;Mišić;x")}`)],
	["commas", Buffer.from('Datum,Iznos,Poziv na broj,Nalogodavac,Svrha\n18.11.2026,"1,00",,Mišić,x\n')],
])("reads a CSV file in %s", async (_, bytes) => {
	expect(await read(bytes)).toMatchObject([{ payer: "Mišić", amount: 100 }]);
});

test("an empty cell in a column for incoming money means that money went out", async () => {
	expect(await read(csv("18.11.2026;;;;Zakup"))).toMatchObject([{ amount: 0, incoming: false }]);
});

test.each([
	["no file of a bank", "%PDF-1.7", "file not-a-statement"],
	["columns alone", csv(), "file not-a-statement"],
	["a column missing", "Datum;Iznos\n18.11.2026;1,00\n", "column.Poziv na broj missing-column"],
	["cut in a row", `${csv("18.11.2026;1,00;a;b;c")}19.11.2026;2,0`, "file file-incomplete"],
	["cut in quotes", `${csv()}18.11.2026;1,00;a;"b`, "file file-incomplete"],
	["a row too short in between", csv("18.11.2026;1,00", "18.11.2026;1,00;a;b;c"), "row.2 unreadable-row"],
	["a day that there is not", csv("31.11.2026;1,00;a;b;c"), "row.2 unreadable-row"],
	["an amount of three decimals", csv("18.11.2026;1,005;a;b;c"), "row.2 unreadable-row"],
	["an amount in words", csv("18.11.2026;hiljadu;a;b;c"), "row.2 unreadable-row"],
])("refuses CSV: %s", async (_, text, problem) => {
	expect(await problemOf(text)).toBe(problem);
});

const ownLines = (own: string, currency: string) =>
	`${header};Račun;Valuta\n18.11.2026;1,00;a;b;c;${own};${currency}\n`;

test("refuses another account and another currency where CSV has columns for them", async () => {
	const named = { account: "Račun", currency: "Valuta" };
	expect(await problemOf(ownLines("999-12345-73", "RSD"), named)).toBeUndefined();
	expect(await problemOf(ownLines("845-404849-87", "RSD"), named)).toBe("row.2 other-account");
	expect(await problemOf(ownLines("999-12345-73", "EUR"), named)).toBe("row.2 other-currency");
});

test("reads CAMT.053 with and without namespace prefix, IBAN or national account", async () => {
	const row = {
		bankId: "B1",
		bookedOn: "2026-11-18",
		amount: 360_000,
		incoming: true,
		reference: "9713100000012",
		payer: "Ana & Petar",
		purpose: "Uplata",
	};
	const one = entry({ more: "<AcctSvcrRef>B1</AcctSvcrRef>", details });
	expect(await read(statement(one))).toEqual([row]);
	expect(await read(statement(one, "<Acct><Id><Othr><Id>999-12345-73</Id></Othr></Id></Acct>"))).toEqual([row]);
	expect(await read(statement(one).replaceAll(/<(\/?)(?=[A-Z])/g, "<$1ns2:"))).toEqual([row]);
});

const part = (amount: string) => details.replace("<TxDtls>", `<TxDtls><Amt Ccy="RSD">${amount}</Amt>`);

test("a batch is one row for each payment if the amounts add up, else one without a reference", async () => {
	const more = "<AcctSvcrRef>B1</AcctSvcrRef>";
	const whole = entry({ amount: "5000", more, details: part("3600.00") + part("1400.00") });
	expect(await read(statement(whole))).toMatchObject([
		{ bankId: "B1/1", amount: 360_000, reference: "9713100000012" },
		{ bankId: "B1/2", amount: 140_000 },
	]);
	const wrong = entry({ amount: "5000", more, details: part("3600.00") + part("1000.00") });
	expect(await read(statement(wrong))).toMatchObject([{ bankId: "B1", amount: 500_000, reference: "" }]);
});

test("a payment with two references names none of the orders", async () => {
	const reference = "<CdtrRefInf><Ref>9794100000013</Ref></CdtrRefInf>";
	const two = entry({ details: details.replace("</Strd>", `</Strd><Strd>${reference}</Strd>`) });
	const [row] = await read(statement(two));
	expect(row?.reference).toBe("9713100000012, 9794100000013");
	expect(orderOfReference(row?.reference ?? "")).toBeNull();
});

const counted = (count: number) => `<TxsSummry><TtlNtries><NbOfNtries>${count}</NbOfNtries></TtlNtries></TxsSummry>`;
/** A statement with two entries that says how many it has. */
const withTwo = (count: number, of = iban(account)) => `<Stmt>${of}${counted(count)}${entry().repeat(2)}</Stmt>`;

test("each statement of a file has its own account and count of entries", async () => {
	expect(await read(camt(withTwo(2) + withTwo(2)))).toHaveLength(4);
	expect(await problemOf(camt(withTwo(2) + withTwo(4)))).toBe("file file-incomplete");
	expect(await problemOf(camt(withTwo(2) + withTwo(2, "")))).toBe("file not-a-statement");
});

test("reads outgoing and reversed payments as not incoming, and skips what is not booked", async () => {
	const announced = entry().replace("BOOK", "PDNG");
	const back = entry({ more: "<RvslInd>true</RvslInd>", details });
	expect(await read(statement(entry({ direction: "DBIT" }) + announced + back))).toMatchObject([
		{ amount: -360_000, incoming: false },
		{ amount: 360_000, incoming: false },
	]);
});

test.each([
	["another document", "<Document><CstmrCdtTrfInitn/></Document>", "file not-a-statement"],
	["a page", "<!DOCTYPE html><html></html>", "file not-a-statement"],
	[
		"an entity",
		'<!DOCTYPE a [<!ENTITY e SYSTEM "file:///etc/passwd">]><Document>&e;</Document>',
		"file not-a-statement",
	],
	[
		"a statement that is valid but for a document type",
		statement(entry()).replace("?>", "?><!DOCTYPE Document>"),
		"file not-a-statement",
	],
	[
		"a statement whose document type declares an entity that nothing uses",
		statement(entry()).replace("?>", '?><!DOCTYPE Document [<!ENTITY e "x">]>'),
		"file not-a-statement",
	],
	["an entity that is not declared", statement(entry()).replace("BOOK", "&e;"), "file not-a-statement"],
	["broken XML", statement("<Ntry></Amt></Ntry>"), "file not-a-statement"],
	["entries before the account", statement(entry(), ""), "file not-a-statement"],
	["another account", statement(entry(), iban("845000000040484987")), "file other-account"],
	["an account in euros", statement(entry(), iban(account).replace("RSD", "EUR")), "file other-currency"],
	["an entry in euros", statement(entry() + entry({ currency: "EUR" })), "row.2 other-currency"],
	["an amount that is none", statement(entry({ amount: "3.600,00" })), "row.1 unreadable-row"],
	["no direction", statement(entry({ direction: "" })), "row.1 unreadable-row"],
	["fewer entries than it says", statement(`${counted(2)}${entry()}`), "file file-incomplete"],
	["deeper than any statement", statement("<a>".repeat(60)), "file not-a-statement"],
])("refuses XML: %s", async (_, text, problem) => {
	expect(await problemOf(text)).toBe(problem);
});

test("refuses a file that is cut off at any place", async () => {
	const whole = statement(entry({ details }) + entry({ details }));
	for (let length = 200; length < whole.length; length += 7) {
		expect([length, await problemOf(whole.slice(0, length))]).toEqual([length, "file file-incomplete"]);
	}
});

test("refuses 50,000 rows and reads 10,000", async () => {
	const line = "18.11.2026;1,00;a;b;c";
	expect(await problemOf(csv(...Array.from({ length: 50_000 }, () => line)))).toBe("file too-many-rows");
	expect(await problemOf(statement(entry().repeat(10_001)))).toBe("file too-many-rows");
	expect(await read(csv(...Array.from({ length: 10_000 }, () => line)))).toHaveLength(10_000);
});

test("keys tell apart rows that are alike, and are the same when the file comes again", async () => {
	const alike = await read(csv("18.11.2026;1,00;a;b;c", "18.11.2026;1,00;a;b;c", "19.11.2026;1,00;a;b;c"));
	expect(new Set(entryKeys(alike)).size).toBe(3);
	expect(entryKeys(alike.slice(0, 2))).toEqual(entryKeys(alike).slice(0, 2));
	const withId = alike.map((row) => ({ ...row, bankId: "7" }));
	expect(entryKeys(withId)).toEqual(["id:2026-11-18:7", "id:2026-11-18:7", "id:2026-11-19:7"]);
});

test.each([{ amount: 200 }, { bookedOn: "2026-11-19" }, { reference: "x" }, { payer: "x" }, { purpose: "x" }])(
	"rows of two files that differ in %o are two payments",
	async (change) => {
		const [row] = await read(csv("18.11.2026;1,00;a;b;c"));
		if (!row) throw new Error("The statement has no rows.");
		expect(entryKeys([{ ...row, ...change }])).not.toEqual(entryKeys([row]));
	},
);

test.each([
	["date=Datum,amount=Iznos", { date: "Datum", amount: "Iznos" }],
	["date=Datum, amount=Iznos, id=Broj naloga", { date: "Datum", amount: "Iznos", id: "Broj naloga" }],
	["date=Datum", null],
	["date=Datum,amount=", null],
	["date=Datum,amount=Iznos,colour=Boja", null],
])("columns of the settings: %s", (text, expected) => {
	expect(readColumns(text)).toEqual(expected);
});
