import { addDays, type CalendarDate, dayOf, instantOf, wallTime } from "@kvart/contract/time";
import { sql } from "drizzle-orm";
import type { Database } from "../../platform/database/database.ts";
import { statementRows, statements } from "../../platform/database/schema/memberships.ts";

const weeks = 6;
/** No SHA-256 begins with it. */
export const demoDigest = "demo-";

interface Transfer {
	ledger_id: number;
	order_id: number;
	amount: number;
	date: CalendarDate;
	reference: string;
	name: string;
	title: string;
}

/** Transfers of a week, as the ledger has them. */
async function selectTransfers(tx: Database, from: CalendarDate, until: CalendarDate): Promise<Transfer[]> {
	const { rows } = (await tx.execute(sql`
		select ledger.id as ledger_id, orders.id as order_id, ledger.amount::float8 as amount, orders.reference, orders.title,
			to_char(ledger.at at time zone 'Europe/Belgrade', 'YYYY-MM-DD') as date, users.first_name || ' ' || users.last_name as name
		from ledger join orders on orders.id = ledger.order_id join users on users.id = orders.user_id
		where ledger.method = 'transfer' and (ledger.at at time zone 'Europe/Belgrade')::date between ${from}::date and ${until}::date
		order by ledger.id`)) as { rows: Transfer[] };
	return rows;
}

function outgoing(statementId: number, date: CalendarDate) {
	const texts = { reference: "", payer: "", purpose: "" };
	const row = { statementId, bookedOn: date, ...texts, outcome: "not_ours" as const };
	return [
		{ ...row, entryKey: `id:${date}:KV-NAKNADA`, amount: -24_500 },
		{ ...row, entryKey: `id:${date}:KV-STRUJA`, amount: -18_640_000 },
	];
}

/** The statements of past weeks, imported each Monday, with what was not paid by a reference. */
export async function addPastStatements(tx: Database, now: Date, importedBy: number | null): Promise<void> {
	const today = wallTime(now).date;
	const monday = addDays(today, 1 - dayOf(today));
	for (let ago = weeks; ago >= 1; ago -= 1) {
		const [from, until] = [addDays(monday, -7 * ago), addDays(monday, -7 * ago + 6)];
		const importedOn = addDays(until, 1);
		const importedAt = new Date(Math.min(instantOf(importedOn, 905).getTime(), now.getTime()));
		const file = { fileName: `izvod-${from}.xml`, digest: `${demoDigest}${from}`, importedBy, importedAt };
		const [statement] = await tx.insert(statements).values(file).returning({ id: statements.id });
		const statementId = statement?.id ?? 0;
		const transfers = await selectTransfers(tx, from, until);
		const paid = transfers.map(({ ledger_id, order_id, amount, date, reference, name, title }) => ({
			statementId,
			entryKey: `id:${date}:KV${order_id}`,
			bookedOn: date,
			amount,
			reference: `97${reference}`,
			payer: name.toUpperCase(),
			purpose: `Članarina, ${title}`,
			outcome: "matched" as const,
			orderId: order_id,
			ledgerId: ledger_id,
		}));
		const other = {
			statementId,
			entryKey: `id:${until}:KV-AUTOMATI`,
			bookedOn: until,
			amount: 1_250_000,
			reference: "",
			payer: "AUTOMATI BEOGRAD DOO",
			purpose: "Zakup mesta za automat",
			outcome: "not_ours" as const,
			assignedBy: importedBy,
			assignedAt: importedAt,
		};
		await tx.insert(statementRows).values([...paid, ...outgoing(statementId, until), other]);
	}
}
