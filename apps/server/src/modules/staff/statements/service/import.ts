import { createHash } from "node:crypto";
import { orderOfReference } from "@kvart/contract/memberships/payment-code";
import type { StatementOutcome } from "@kvart/contract/staff/statement-rules";
import type { Statement } from "@kvart/contract/staff/statements";
import type { Deps } from "../../../../platform/api.ts";
import type { Database } from "../../../../platform/database/database.ts";
import { writeAudit } from "../../../../platform/office/audit.ts";
import type { Member } from "../../../../platform/session.ts";
import { type PaidOrder, payOrders } from "../../../orders/service/pay.ts";
import { type BankRow, entryKeys, refuseFile } from "../parse/bank-row.ts";
import { readStatement } from "../parse/parse.ts";
import {
	insertRows,
	insertStatement,
	lockImports,
	type NewStatementRow,
	selectByDigest,
	selectExisting,
	selectKnownKeys,
} from "../queries.ts";
import { statementReport } from "./report.ts";

export type StatementDeps = Pick<Deps, "db" | "clock" | "env">;

export interface StatementFile {
	name: string;
	bytes: Uint8Array;
}

interface Entry {
	row: BankRow;
	key: string;
}

interface Sorted extends Entry {
	outcome: StatementOutcome | "payment";
	orderId: number | null;
}

/** Sorts the entries before any order is paid. An order is found by the reference alone. */
export function sortEntries(
	rows: readonly BankRow[],
	known: ReadonlySet<string>,
	orders: { has: (id: number) => boolean },
): Sorted[] {
	const seen = new Set(known);
	const keys = entryKeys(rows);
	return rows.map((row, index) => {
		const key = keys[index] as string;
		const repeated = seen.has(key);
		seen.add(key);
		const orderId = row.incoming ? orderOfReference(row.reference) : null;
		const found = orderId !== null && orders.has(orderId) ? orderId : null;
		if (!row.incoming) return { row, key, outcome: repeated ? "duplicate" : "not_ours", orderId: null };
		if (repeated) return { row, key, outcome: "duplicate", orderId: null };
		return { row, key, outcome: found === null ? "unknown" : "payment", orderId: found };
	});
}

/** Money that goes out is kept without names: it may be a salary. */
function storedRow(statementId: number, { row, key, orderId }: Sorted): Omit<NewStatementRow, "outcome"> {
	const { bookedOn, amount, incoming } = row;
	const { reference, payer, purpose } = incoming ? row : { reference: "", payer: "", purpose: "" };
	return { statementId, entryKey: key, bookedOn, amount, reference, payer, purpose, orderId };
}

interface Import {
	name: string;
	digest: string;
	rows: readonly BankRow[];
	actorId: number;
}

/** Stores a statement and pays the orders of its rows, all in the caller's transaction. */
async function importRows(tx: Database, { clock }: StatementDeps, file: Import): Promise<number> {
	const { name: fileName, digest, rows, actorId } = file;
	const at = clock.now();
	const known = await selectKnownKeys(tx, entryKeys(rows));
	const orderIds = [...new Set(rows.flatMap(({ reference }) => orderOfReference(reference) ?? []))];
	const sorted = sortEntries(rows, known, await selectExisting(tx, orderIds));
	const statementId = await insertStatement(tx, { fileName, digest, importedBy: actorId, importedAt: at });
	const payments = sorted.flatMap(({ outcome, orderId, row: { amount } }) => {
		if (outcome !== "payment" || orderId === null) return [];
		return [{ orderId, amount, method: "transfer" as const, receipt: null, gymId: null, actorId, at }];
	});
	const paid = (await payOrders(tx, clock, payments)).values();
	const stored = sorted.map((entry): NewStatementRow => {
		const row = storedRow(statementId, entry);
		if (entry.outcome !== "payment") return { ...row, outcome: entry.outcome, difference: 0 };
		const { outcome, missing, rest, ledgerId } = paid.next().value as PaidOrder;
		return { ...row, outcome, difference: missing + rest, ledgerId };
	});
	await insertRows(tx, stored);
	const counts = Object.fromEntries(
		[...Map.groupBy(stored, ({ outcome }) => outcome)].map(([outcome, all]) => [outcome, all.length]),
	);
	await writeAudit(tx, {
		at,
		actorId,
		action: "statement.imported",
		entity: "statement",
		entityId: statementId,
		after: { file_name: fileName, ...counts },
	});
	return statementId;
}

const digestOf = (bytes: Uint8Array) => createHash("sha256").update(bytes).digest("hex");

/** The same file answers with the report of its import. */
async function importOnce(tx: Database, deps: StatementDeps, file: Import): Promise<Statement> {
	await lockImports(tx);
	const before = await selectByDigest(tx, file.digest);
	const id = before ?? (await importRows(tx, deps, file));
	return statementReport(tx, id, { repeated: before !== undefined });
}

async function readFile({ env }: StatementDeps, { name, bytes }: StatementFile, { userId }: Member): Promise<Import> {
	if (!env.payee) return refuseFile("no-account");
	const { account } = env.payee;
	const rows = await readStatement(bytes, { columns: env.STATEMENT_COLUMNS, account });
	return { name, digest: digestOf(bytes), rows, actorId: userId };
}

export async function importStatement(deps: StatementDeps, actor: Member, file: StatementFile): Promise<Statement> {
	const read = await readFile(deps, file, actor);
	return deps.db.transaction((tx) => importOnce(tx, deps, read));
}

class Preview extends Error {
	readonly report: Statement;

	constructor(report: Statement) {
		super("A preview changes nothing.");
		this.report = report;
	}
}

/** Runs the import and rolls it back, so a preview cannot differ from it. */
export async function previewStatement(deps: StatementDeps, actor: Member, file: StatementFile): Promise<Statement> {
	const read = await readFile(deps, file, actor);
	const importing = deps.db.transaction(async (tx) => {
		throw new Preview(await importOnce(tx, deps, read));
	});
	const { report } = await importing.catch((error: unknown) => {
		if (error instanceof Preview) return error;
		throw error;
	});
	if (report.repeated) return report;
	const rows = report.rows.map((row) => ({ ...row, id: null }));
	return { ...report, id: null, imported_at: null, imported_by: "", rows };
}
