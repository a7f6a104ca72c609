import type { ReportFilter } from "@kvart/contract/staff/reports";
import { requireClub } from "../../../../platform/office/scope.ts";
import type { Member } from "../../../../platform/session.ts";
import type { ReportRange } from "../queries/range.ts";

/** The chosen club, or all that the caller works for. */
export function clubsOf(actor: Member, gym: number | undefined): ReportRange["clubs"] {
	if (gym === undefined) return actor.clubs;
	requireClub(actor, gym);
	return [gym];
}

export function rangeOf(actor: Member, { from, until, gym }: ReportFilter): ReportRange {
	return { from, until, clubs: clubsOf(actor, gym) };
}
