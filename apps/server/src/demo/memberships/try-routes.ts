import { orderDays } from "@kvart/contract/memberships/order-rules";
import { addDays, wallTime } from "@kvart/contract/time";
import { and, asc, eq, gte, isNull, not, sql } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import type { Env } from "../../env.ts";
import type { Clock } from "../../platform/clock.ts";
import type { Database } from "../../platform/database/database.ts";
import { users } from "../../platform/database/schema/members.ts";
import { orders } from "../../platform/database/schema/memberships.ts";
import { demoDigest } from "./statements.ts";
import { tryStatements, type WaitingOrder } from "./try-statements.ts";

interface DemoDeps {
	db: Database;
	clock: Clock;
	env: Pick<Env, "payee">;
}

// Paid before the demo began: by a transfer of its past, which is in one of its own statements or in none yet.
const paidBefore = sql`exists (
	select from ledger where ledger.order_id = ${orders.id} and not exists (
		select from statement_rows join statements on statements.id = statement_rows.statement_id
		where statement_rows.ledger_id = ledger.id and statements.digest not like ${`${demoDigest}%`}
	))`;

/** Also those that were paid by an import, so that a file stays the same when it is downloaded again. */
async function selectWaiting(db: Database, today: string): Promise<WaitingOrder[]> {
	const rows = await db
		.select({
			id: orders.id,
			reference: orders.reference,
			amount: orders.amount,
			first: users.firstName,
			last: users.lastName,
		})
		.from(orders)
		.innerJoin(users, eq(users.id, orders.userId))
		.where(and(gte(orders.expiresOn, addDays(today, orderDays - 7)), isNull(orders.cancelledAt), not(paidBefore)))
		.orderBy(asc(orders.id))
		.limit(9);
	return rows.map(({ first, last, ...order }) => ({ ...order, name: `${first} ${last}` }));
}

const file = { "cache-control": "no-store", "x-robots-tag": "noindex" };

/** Bank statements of the demo to try the import with. */
export function demoStatementRoutes(server: FastifyInstance, { db, clock, env }: DemoDeps): void {
	const files = async () => {
		const today = wallTime(clock.now()).date;
		return env.payee ? tryStatements(await selectWaiting(db, today), env.payee.account, today) : [];
	};
	server.get<{ Params: { nth: string } }>("/demo/statement/:nth", async ({ params }, reply) => {
		const found = (await files())[Number(params.nth) - 1];
		if (!found) return reply.code(404).type("text/plain; charset=utf-8").send("404");
		return reply
			.headers({ ...file, "content-disposition": `attachment; filename="${found.name}"` })
			.type(found.type)
			.send(Buffer.from(found.text));
	});
}
