import type { RunSql } from "../../site/database.ts";
import type { ReceivedMail } from "../../site/mail-server.ts";
import { type Check, none, some } from "../../trial.ts";
import type { Paid } from "./payment-load.ts";
import { plan } from "./shop.ts";

export const succeeded = ({ answers }: Paid) => (answers.at(-1)?.status ?? 500) < 300;

type Part = Paid["parts"][number];

interface Row {
	kind: Part["kind"];
	id: number;
	amount: number;
}

/** Payments as the ledger has them: of sales by the member, of orders by the order. */
function readPayments(runSql: RunSql): Promise<Row[]> {
	return runSql<Row>(
		`select case when ledger.order_id is null then 'sale' when ledger.method = 'transfer' then 'bank' else 'till' end as kind,
			coalesce(ledger.order_id, memberships.user_id) as id, ledger.amount::int
		from ledger left join memberships on memberships.id = ledger.membership_id
		left join orders on orders.id = ledger.order_id
		join users on users.id = coalesce(memberships.user_id, orders.user_id)
		where ledger.kind = 'paid' and users.email like 'buyer-%'`,
	);
}

function countsOf(rows: readonly Row[]): Map<string, number> {
	const counts = new Map<string, number>();
	for (const { kind, id, amount } of rows) {
		const key = `${kind} ${id} ${amount}`;
		counts.set(key, (counts.get(key) ?? 0) + 1);
	}
	return counts;
}

/** Keys of `a` that are there more often than in `b`. */
function surplus(a: Map<string, number>, b: Map<string, number>): number {
	return [...a].reduce((sum, [key, times]) => sum + Math.max(0, times - (b.get(key) ?? 0)), 0);
}

async function count(runSql: RunSql, statement: string, values: unknown[] = []): Promise<number> {
	const [row] = await runSql<{ count: number }>(`select count(*)::int as count from (${statement}) as found`, values);
	return row?.count ?? 0;
}

/** Orders of the trial with their payments and memberships. */
const accounts = `select orders.id, orders.amount,
		(select coalesce(sum(amount), 0) from ledger where order_id = orders.id and kind = 'paid') as paid,
		(select count(*) from memberships where order_id = orders.id) as begun
	from orders join users on users.id = orders.user_id and users.email like 'buyer-%'`;

export async function countMemberships(runSql: RunSql): Promise<number> {
	return count(runSql, "select from memberships join users on users.id = user_id and users.email like 'buyer-%'");
}

interface Books {
	runSql: RunSql;
	ledger: readonly Paid[];
	received: readonly ReceivedMail[];
}

export interface Audit {
	checks: Check[];
	lost: number;
	doubled: number;
}

/** Compares the books with what was answered. Every request must be settled. */
export async function audit({ runSql, ledger, received }: Books): Promise<Audit> {
	const answered = countsOf(ledger.filter(succeeded).flatMap(({ parts }) => parts));
	const stored = countsOf(await readPayments(runSql));
	const [lost, doubled] = [surplus(answered, stored), surplus(stored, answered)];
	const paidMails = await runSql<{ mail: number | null }>(
		`select mails.id::int as mail from (${accounts}) as orders
		left join mails on unique_key = 'order-paid:' || orders.id where begun > 0`,
	);
	const mailsOf = (mail: number | null) =>
		new Set(received.map(({ messageId }) => messageId).filter((id) => id.startsWith(`<${mail}.`))).size;
	const checks = [
		some(
			"orders that became memberships",
			await count(runSql, `${accounts} where exists (select from memberships where order_id = orders.id)`),
		),
		none("payments that were confirmed and are lost", lost),
		none("payments made twice, or refused and yet made", doubled),
		none(
			"orders paid in full without exactly one membership",
			await count(runSql, `select from (${accounts}) as orders where paid >= amount and begun <> 1`),
		),
		none(
			"memberships of orders that are not paid in full",
			await count(runSql, `select from (${accounts}) as orders where paid < amount and begun > 0`),
		),
		none(
			"sales without exactly one membership, or memberships without their payment",
			await count(
				runSql,
				`select users.id from users
				left join memberships on memberships.user_id = users.id and memberships.order_id is null
				left join ledger on ledger.membership_id = memberships.id
				where users.email like 'buyer-%' and memberships.id is not null
				group by users.id having count(distinct memberships.id) <> 1
					or sum(ledger.amount) filter (where kind = 'sold') is distinct from $1
					or sum(ledger.amount) filter (where kind = 'paid') is distinct from $1`,
				[plan.paras],
			),
		),
		none(
			"memberships that are not sold exactly once in the ledger",
			await count(
				runSql,
				`select from memberships join users on users.id = user_id and users.email like 'buyer-%'
				where (select count(*) from ledger where membership_id = memberships.id and kind = 'sold') <> 1`,
			),
		),
		none(
			"rows of statements without their payment",
			await count(
				runSql,
				`select from statement_rows join orders on orders.id = order_id join users on users.id = orders.user_id
				where users.email like 'buyer-%' and ledger_id is null`,
			),
		),
		none("memberships that began without exactly one mail", paidMails.filter(({ mail }) => mailsOf(mail) !== 1).length),
	];
	return { checks, lost, doubled };
}
