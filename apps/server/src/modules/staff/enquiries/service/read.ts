import {
	type Enquiry,
	type EnquiryAssignee,
	type EnquiryCounts,
	type EnquiryFilter,
	type EnquiryList,
	type EnquiryMember,
	type EnquiryPage,
	enquiryPageSize,
} from "@kvart/contract/staff/enquiries";
import { promisedDays } from "@kvart/contract/staff/enquiry-rules";
import { wallTime } from "@kvart/contract/time";
import type { Deps } from "../../../../platform/api.ts";
import type { Database } from "../../../../platform/database/database.ts";
import { requireClub } from "../../../../platform/office/scope.ts";
import { Refusal } from "../../../../platform/problem.ts";
import type { Member } from "../../../../platform/session.ts";
import { daysAfter, type Timing, toEnquiry, toEnquiryMember, toSummary } from "../mapper.ts";
import {
	countMatching,
	type EnquiryCondition,
	type Place,
	selectAssignees,
	selectCounts,
	selectEnquiry,
	selectNotes,
	selectPage,
	selectSameMembers,
	selectSamePhone,
} from "../queries.ts";

export type EnquiryDeps = Pick<Deps, "db" | "clock" | "switches">;

export function timingOf({ clock, switches }: Pick<EnquiryDeps, "clock" | "switches">): Timing {
	return { now: clock.now(), replyDays: switches.replyDays };
}

/** Enquiries from before these instants are late by the chain's own rule, or overdue by the terms. */
function limitsOf({ now, replyDays }: Timing) {
	return {
		lateSince: daysAfter(now, -replyDays),
		overdue: { reply: daysAfter(now, -promisedDays.reply), settle: daysAfter(now, -promisedDays.settle) },
	};
}

/** The filter as a query condition. A club outside the scope is refused, not just empty. */
export function conditionOf(actor: Member, { age, ...filter }: EnquiryFilter, timing: Timing): EnquiryCondition {
	if (typeof filter.gym === "number") requireClub(actor, filter.gym);
	const { lateSince, overdue } = limitsOf(timing);
	return {
		...filter,
		clubs: actor.clubs,
		today: wallTime(timing.now).date,
		...(age === "fresh" && { since: overdue.reply }),
		...(age === "reply" && { until: overdue.reply }),
		...(age === "settle" && { until: overdue.settle }),
		...(age === "late" && { lateSince }),
		...(age === "overdue" && { overdue }),
	};
}

function placeOf(cursor: string): Place {
	const [rank = 0, place = 0, id = 0] = cursor.split("_").map(Number);
	return { rank, place, id };
}

/** One page of the inbox. Loads one more row to see whether another page follows. */
export async function listEnquiries(deps: EnquiryDeps, actor: Member, list: EnquiryList): Promise<EnquiryPage> {
	const { cursor, ...filter } = list;
	const timing = timingOf(deps);
	const condition = conditionOf(actor, filter, timing);
	const rows = await selectPage(deps.db, condition, enquiryPageSize + 1, cursor ? placeOf(cursor) : undefined);
	const page = rows.slice(0, enquiryPageSize);
	const last = page.at(-1);
	return {
		enquiries: page.map((row) => toSummary(row, timing)),
		total: await countMatching(deps.db, condition),
		next_cursor: last && rows.length > page.length ? `${last.rank}_${last.place}_${last.id}` : null,
	};
}

export async function countEnquiries(deps: EnquiryDeps, { userId, clubs }: Member): Promise<EnquiryCounts> {
	const timing = timingOf(deps);
	const today = wallTime(timing.now).date;
	const { followUps, ...counts } = await selectCounts(deps.db, clubs, userId, { ...limitsOf(timing), today });
	return { ...counts, follow_ups: followUps, reply_days: timing.replyDays };
}

export async function listAssignees({ db }: Pick<EnquiryDeps, "db">): Promise<EnquiryAssignee[]> {
	return (await selectAssignees(db)).map(({ allClubs, gymIds, ...person }) => ({
		...person,
		all_clubs: allClubs,
		gym_ids: gymIds,
	}));
}

export async function readEnquiry(
	db: Database,
	timing: Timing,
	actor: Pick<Member, "clubs">,
	id: number,
): Promise<Enquiry | undefined> {
	const row = await selectEnquiry(db, id);
	if (!row) return undefined;
	const notes = await selectNotes(db, id);
	const relatives = await selectSamePhone(db, row, actor.clubs);
	return toEnquiry(row, { notes, relatives }, timing);
}

/** Enquiries without a club are open to all staff. */
export function requireEnquiry(actor: Pick<Member, "clubs">, { gym }: Pick<Enquiry, "gym">): void {
	if (gym) requireClub(actor, gym.id);
}

export async function getEnquiry(deps: EnquiryDeps, actor: Member, id: number): Promise<Enquiry> {
	const enquiry = await readEnquiry(deps.db, timingOf(deps), actor, id);
	if (!enquiry) throw new Refusal("ERR_NOT_FOUND");
	requireEnquiry(actor, enquiry);
	return enquiry;
}

/** Staff chooses among them the member that the person became. */
export async function listEnquiryMembers(deps: EnquiryDeps, actor: Member, id: number): Promise<EnquiryMember[]> {
	await getEnquiry(deps, actor, id);
	return (await selectSameMembers(deps.db, id)).map(toEnquiryMember);
}
