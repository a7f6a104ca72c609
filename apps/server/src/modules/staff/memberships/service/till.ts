import { type PaymentMethod, paymentMethods } from "@kvart/contract/memberships/ledger";
import { addDays, type CalendarDate, instantOf, wallTime } from "@kvart/contract/time";
import type { Database } from "../../../../platform/database/database.ts";
import { writeAudit } from "../../../../platform/office/audit.ts";
import { requireClub } from "../../../../platform/office/scope.ts";
import { Refusal } from "../../../../platform/problem.ts";
import type { Member } from "../../../../platform/session.ts";
import { insertTillCount, selectClub, selectTillCounts, selectTillRows } from "../queries/ledger.ts";
import type { DeskDeps } from "./arrivals.ts";

type TillRow = Awaited<ReturnType<typeof selectTillRows>>[number];

const sumOf = (rows: readonly TillRow[]) => rows.reduce((sum, { amount_paras }) => sum + amount_paras, 0);

function byMethod(rows: readonly TillRow[], method: PaymentMethod) {
	const own = rows.filter((row) => row.method === method);
	return { method, amount_paras: sumOf(own), count: own.length };
}

function tillDay(db: Database, gymId: number, day: CalendarDate): Promise<TillRow[]> {
	return selectTillRows(db, { gymId, from: instantOf(day, 0), until: instantOf(addDays(day, 1), 0) });
}

/** Payments and refunds at a club's desk on a day, by method. */
export async function readTill({ db, clock }: DeskDeps, actor: Member, gymId: number, requested?: CalendarDate) {
	requireClub(actor, gymId);
	const today = wallTime(clock.now()).date;
	const day = requested ?? today;
	const gym = await selectClub(db, gymId);
	if (!gym) throw new Refusal("ERR_NOT_FOUND");
	const rows = await tillDay(db, gymId, day);
	return {
		day,
		today,
		gym,
		rows,
		sums: paymentMethods.map((method) => byMethod(rows, method)).filter(({ count }) => count > 0),
		cash_paras: byMethod(rows, "cash").amount_paras,
		total_paras: sumOf(rows),
		counts: await selectTillCounts(db, gymId, day),
	};
}

export type Till = Awaited<ReturnType<typeof readTill>>;

/** A till may be counted again: the later count is valid, the earlier one is kept. */
export async function closeTill(
	deps: DeskDeps,
	actor: Member,
	gymId: number,
	{ day, counted_paras: counted, note }: { day: CalendarDate; counted_paras: number; note: string },
): Promise<Till> {
	const { db, clock } = deps;
	requireClub(actor, gymId);
	const at = clock.now();
	if (day > wallTime(at).date) throw new Refusal("ERR_NOT_TODAY");
	if (!(await selectClub(db, gymId))) throw new Refusal("ERR_NOT_FOUND");
	await db.transaction(async (tx) => {
		const expected = byMethod(await tillDay(tx, gymId, day), "cash").amount_paras;
		await insertTillCount(tx, { gymId, day, expected, counted, note, countedBy: actor.userId, countedAt: at });
		const after = { date: day, expected, counted };
		const entry = { action: "till.counted", entity: "till", entityId: gymId, after } as const;
		await writeAudit(tx, { at, actorId: actor.userId, ...entry });
	});
	return readTill(deps, actor, gymId, day);
}
