import { randomUUID } from "node:crypto";
import type { CalendarDate } from "@kvart/contract/time";
import type { MembershipRow } from "../src/modules/memberships/service/memberships.ts";
import { type Sale, sell } from "../src/modules/memberships/service/sell.ts";
import type { Database } from "../src/platform/database/database.ts";
import { lockMember } from "../src/platform/database/member-rows.ts";
import { memberships, orders, statementRows, statements } from "../src/platform/database/schema/memberships.ts";
import { testNow } from "./template.ts";

/** Plans of the demo's price list that tests sell: eight classes in a month in Zemun cost 3,600 RSD. */
export const planIds = { gymMonth: 6, gymSingle: 10, eightClasses: 11, classSingle: 14, bothMonth: 15, allClubs: 18 };
export const zemun = 3;

/** Sells a plan, paid in cash unless said otherwise. */
export function sellPlan(
	db: Database,
	userId: number,
	more: Partial<Sale> & { startsOn?: CalendarDate } = {},
): Promise<number> {
	return db.transaction(async (tx) => {
		await lockMember(tx, userId);
		const payments = [{ amount: 360_000, method: "cash", receipt: null }] as const;
		const sale = { userId, planId: planIds.eightClasses, gymId: zemun, startsOn: "2026-11-18", payments };
		return sell(tx, { ...sale, actorId: null, at: testNow, ...more });
	});
}

const soldPlan = {
	planId: planIds.gymMonth,
	title: "Jedan mesec",
	titleEng: "One month",
	price: 4200,
	months: 1,
	visits: 16,
	covers: ["gym" as const],
	hours: "all" as const,
	gymIds: [zemun],
	gymId: zemun,
	freezeDays: 14,
	startsOn: "2026-11-18",
	endsOn: "2026-12-17",
};

/** As the ledger adds up: a single visit of today, paid. */
export const singleVisit: MembershipRow = {
	id: 1,
	user_id: 1,
	order_id: null,
	plan_id: planIds.classSingle,
	title: "Grupni programi: Pojedinačni trening",
	title_eng: "Group classes: Single class",
	price: 900,
	months: 0,
	visits: 1,
	covers: ["class"],
	hours: "all",
	gym_ids: [zemun],
	freeze_days: 0,
	gym_id: zemun,
	starts_on: "2026-11-18",
	ends_on: "2026-11-18",
	sold_at: testNow.toISOString(),
	visits_used: 0,
	cancelled: false,
	sold: 90_000,
	due: 0,
	paid: 90_000,
	freezes: [],
	visited_today: [],
};

/** The row alone, without a ledger. */
export async function addMembershipRow(db: Database, userId: number | null): Promise<number> {
	const row = { ...soldPlan, userId, soldAt: testNow };
	return (await db.insert(memberships).values(row).returning({ id: memberships.id }))[0]?.id ?? 0;
}

export async function addOrderRow(db: Database, userId: number | null): Promise<number> {
	const dates = { createdAt: testNow, expiresOn: "2026-12-02" };
	const row = { ...soldPlan, userId, amount: 420_000, reference: randomUUID(), ...dates };
	return (await db.insert(orders).values(row).returning({ id: orders.id }))[0]?.id ?? 0;
}

/** A payment in a statement of its own. */
export async function addStatementRow(db: Database, more: Partial<typeof statementRows.$inferInsert>) {
	const statement = { fileName: "izvod.xml", digest: randomUUID(), importedAt: testNow };
	const [added] = await db.insert(statements).values(statement).returning({ id: statements.id });
	const texts = { entryKey: randomUUID(), reference: "", payer: "", purpose: "" };
	const row = { ...texts, bookedOn: "2026-11-18", amount: 420_000, outcome: "unknown" as const, ...more };
	const statementId = added?.id ?? 0;
	const [inserted] = await db
		.insert(statementRows)
		.values({ statementId, ...row })
		.returning({ id: statementRows.id });
	return { id: inserted?.id ?? 0, statementId };
}
