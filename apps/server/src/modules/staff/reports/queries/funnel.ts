import type { EnquiryKind } from "@kvart/contract/enquiries/kinds";
import { sql } from "drizzle-orm";
import type { Database } from "../../../../platform/database/database.ts";
import { type EnquiryRange, rowsOf, within } from "./range.ts";

/** How many enquiries of a club and a form went the same way. */
export interface FunnelRow {
	/** Null for enquiries without a club. */
	club: number | null;
	kind: EnquiryKind;
	inADay: boolean;
	trial: boolean;
	came: boolean;
	joined: boolean;
	count: number;
}

/** Without spam, and without those caught by the honeypot field; the parts of a merged enquiry are one. */
export function selectFunnel(db: Database, { since, before, clubs }: EnquiryRange): Promise<FunnelRow[]> {
	return rowsOf<FunnelRow>(
		db,
		sql`
		with own as (
			select gym_id as club, kind, outcome,
				coalesce(answered_at <= created_at + interval '1 day', false) as "inADay",
				trial_booked or exists (
					select from enquiries as parts where parts.merged_into_id = enquiries.id and parts.trial_booked
				) as trial
			from enquiries
			where created_at >= ${since.toISOString()}::timestamptz and created_at < ${before.toISOString()}::timestamptz
				and ${within(sql`gym_id`, clubs)} and merged_into_id is null and status <> 'spam'
				and not marks @> array['trap']
		)
		select club, kind, "inADay", trial, coalesce(outcome in ('came', 'joined'), false) as came,
			coalesce(outcome = 'joined', false) as joined, count(*)::integer as count
		from own group by 1, 2, 3, 4, 5, 6`,
	);
}
