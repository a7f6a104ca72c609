import type { CalendarDate } from "@kvart/contract/time";
import { type Sale, sell } from "../src/modules/memberships/service/sell.ts";
import type { Database } from "../src/platform/database/database.ts";
import { lockMember } from "../src/platform/database/member-rows.ts";
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
