import type { ListedStatement, Statement, StatementRow } from "@kvart/contract/staff/statements";
import type { Database } from "../../../../platform/database/database.ts";
import { Refusal } from "../../../../platform/problem.ts";
import { selectRows, selectStatements, selectTotals } from "../queries.ts";

const iso = (at: Date) => at.toISOString();

async function withTotals(db: Database, listed: Awaited<ReturnType<typeof selectStatements>>) {
	if (listed.length === 0) return [];
	const totals = await selectTotals(
		db,
		listed.map(({ id }) => id),
	);
	return listed.map((statement) => ({
		...statement,
		imported_at: iso(statement.imported_at),
		totals: totals.filter(({ statementId }) => statementId === statement.id),
	}));
}

export async function listStatements(db: Database): Promise<ListedStatement[]> {
	return withTotals(db, await selectStatements(db));
}

function rowAnswer({ assigned, ...row }: Awaited<ReturnType<typeof selectRows>>[number]): StatementRow {
	return { ...row, assigned: assigned && { ...assigned, at: iso(assigned.at) } };
}

export async function statementReport(db: Database, id: number, { repeated = false } = {}): Promise<Statement> {
	const [statement] = await withTotals(db, await selectStatements(db, id));
	if (!statement) throw new Refusal("ERR_NOT_FOUND");
	return { ...statement, repeated, rows: (await selectRows(db, { statementId: id })).map(rowAnswer) };
}

export async function statementRow(db: Database, id: number): Promise<StatementRow> {
	const [row] = await selectRows(db, { id });
	if (!row) throw new Refusal("ERR_NOT_FOUND");
	return rowAnswer(row);
}
