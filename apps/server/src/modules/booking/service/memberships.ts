import type { MembershipRule } from "@kvart/contract/memberships/rule";
import { type Verdict, type VerdictReason, verdict } from "@kvart/contract/memberships/verdict";
import { type CalendarDate, dayOf, minutesOf } from "@kvart/contract/time";
import type { Database } from "../../../platform/database/database.ts";
import { shareMember } from "../../../platform/database/member-rows.ts";
import { Refusal } from "../../../platform/problem.ts";
import { readMembershipRule } from "../../../platform/switches.ts";
import { membershipsOf } from "../../memberships/service/memberships.ts";
import { verdictFor } from "../../memberships/service/verdicts.ts";
import type { Booker } from "../booker.ts";
import { type Judged, type LockedOccurrence, shareWaiting } from "../queries/waiting.ts";

interface BookedClass {
	gymId: number;
	date: CalendarDate;
	time: number;
}

/** Judges a class, at its hour and in its club, by the member's memberships. */
export function verdictOnClass(db: Database, userId: number, { gymId, date, time }: BookedClass): Promise<Verdict> {
	const moment = { date, day: dayOf(date), minutes: minutesOf(time) };
	return verdictFor(db, { userId, blocked: false }, { moment, gymId, purpose: "class" });
}

/** Why no membership lets the member into the class; null if one does, and for guests. */
export async function missingMembership(
	db: Database,
	{ userId }: Pick<Booker, "userId">,
	of: BookedClass,
): Promise<VerdictReason | null> {
	if (userId === null) return null;
	const { answer, reason } = await verdictOnClass(db, userId, of);
	return answer === "refuse" ? reason : null;
}

/** Call it in a transaction that shares the member's row: what changes a membership locks that row first. */
export async function requireMembership(tx: Database, booker: Pick<Booker, "userId">, of: BookedClass): Promise<void> {
	if ((await missingMembership(tx, booker, of)) !== null) throw new Refusal("ERR_NO_MEMBERSHIP");
}

/** Shares the member's row before the memberships are read, so that none of them changes until the place is taken. */
export function withMember<T>(
	db: Database,
	{ userId, ifInactive }: Pick<Booker, "userId" | "ifInactive">,
	run: (tx: Database) => Promise<T>,
): Promise<T> {
	return db.transaction(async (tx) => {
		if (userId !== null && !(await shareMember(tx, userId))) throw new Refusal(ifInactive);
		return run(tx);
	});
}

/** Who of those who wait may come; null where nothing is needed. */
export async function judgeWaiting(
	tx: Database,
	{ env }: { env: { readonly MEMBERSHIP_RULE: MembershipRule } },
	occurrence: LockedOccurrence,
): Promise<Judged | null> {
	if (occurrence.promotion || (await readMembershipRule(tx, env)) !== "require") return null;
	const judged = await shareWaiting(tx, occurrence.id);
	const lacking: number[] = [];
	for (const userId of judged) {
		if ((await verdictOnClass(tx, userId, occurrence)).answer === "refuse") lacking.push(userId);
	}
	return { judged, lacking };
}

type Entries = (booking: BookedClass) => Verdict | null;

/**
 * The verdict that the desk will read when the member comes to a class. Null for all, if nothing is needed and the
 * member never had a membership.
 */
export async function entriesOf(
	db: Database,
	userId: number,
	today: CalendarDate,
	rule: MembershipRule,
): Promise<Entries> {
	const all = await membershipsOf(db, userId, today);
	if (rule === "off" && all.length === 0) return () => null;
	const tomorrow = all.map((membership) => ({ ...membership, visited_today: [] }));
	return ({ gymId, date, time }) => {
		const memberships = date === today ? all : tomorrow;
		const moment = { date, day: dayOf(date), minutes: minutesOf(time) };
		return verdict({ blocked: false, memberships }, moment, gymId, "class");
	};
}
