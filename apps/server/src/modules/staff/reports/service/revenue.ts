import { formatPhone } from "@kvart/contract/phone";
import type { ReportFilter } from "@kvart/contract/staff/reports";
import type { MembershipNumbers, MonthFilter, NewCall, Renewal, Revenue } from "@kvart/contract/staff/revenue";
import { addDays, type CalendarDate, wallTime } from "@kvart/contract/time";
import type { Deps } from "../../../../platform/api.ts";
import { writeAudit } from "../../../../platform/office/audit.ts";
import { requireClub, requireWholeChain } from "../../../../platform/office/scope.ts";
import { Refusal } from "../../../../platform/problem.ts";
import type { Member } from "../../../../platform/session.ts";
import { insertCall, selectMembershipClub, selectRenewals } from "../queries/renewals.ts";
import { selectCounts, selectRevenue } from "../queries/revenue.ts";
import { clubsOf, rangeOf } from "./range.ts";

type RevenueDeps = Pick<Deps, "db" | "clock">;

const todayOf = ({ clock }: Pick<RevenueDeps, "clock">): CalendarDate => wallTime(clock.now()).date;

export async function membershipNumbers(
	deps: RevenueDeps,
	actor: Member,
	{ date, gym }: MonthFilter,
): Promise<MembershipNumbers> {
	const today = todayOf(deps);
	const month = `${(date ?? today).slice(0, 7)}-01`;
	const until = addDays(`${addDays(month, 31).slice(0, 7)}-01`, -1);
	const day = today < until ? today : until;
	const rows = await selectCounts(deps.db, { from: month, until, day, clubs: clubsOf(actor, gym) });
	return { month, day, rows };
}

export function revenueReport({ db }: RevenueDeps, actor: Member, filter: ReportFilter): Promise<Revenue[]> {
	return selectRevenue(db, rangeOf(actor, filter));
}

export async function listRenewals(deps: RevenueDeps, actor: Member, gym: number | undefined): Promise<Renewal[]> {
	const rows = await selectRenewals(deps.db, todayOf(deps), clubsOf(actor, gym));
	return rows.map((row) => ({ ...row, phone: formatPhone(row.phone) }));
}

/** The note is not in the audit log, which outlives the call. */
export function addRenewalCall({ db, clock }: RevenueDeps, actor: Member, id: number, call: NewCall) {
	return db.transaction(async (tx) => {
		const membership = await selectMembershipClub(tx, id);
		if (!membership) throw new Refusal("ERR_NOT_FOUND");
		if (membership.gymId === null) requireWholeChain(actor);
		else requireClub(actor, membership.gymId);
		const at = clock.now();
		const { outcome, note = "" } = call;
		await insertCall(tx, { membershipId: id, outcome, note, calledBy: actor.userId, calledAt: at });
		await writeAudit(tx, {
			at,
			actorId: actor.userId,
			action: "membership.renewal_called",
			entity: "membership",
			entityId: id,
			after: { outcome },
		});
		return { code: "SUC_SUCCESS" as const };
	});
}
