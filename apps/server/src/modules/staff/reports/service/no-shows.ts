import { formatPhone } from "@kvart/contract/phone";
import type { MissesReport, NoShow, ReportFilter } from "@kvart/contract/staff/reports";
import type { Database } from "../../../../platform/database/database.ts";
import type { Member } from "../../../../platform/session.ts";
import { type MissRow, selectMisses, selectNoShows } from "../queries/no-shows.ts";
import { partsOf } from "./parts.ts";
import { rangeOf } from "./range.ts";

export async function listNoShows(db: Database, now: Date, actor: Member, filter: ReportFilter): Promise<NoShow[]> {
	const rows = await selectNoShows(db, rangeOf(actor, filter), now);
	return rows.map((row) => ({ ...row, phone: formatPhone(row.phone) }));
}

/** Most no-shows first. */
function byMisses(a: MissRow, b: MissRow): number {
	return b.no_shows - a.no_shows || b.late_cancellations - a.late_cancellations || Number(a.id) - Number(b.id);
}

export async function missesReport(
	db: Database,
	now: Date,
	actor: Member,
	filter: ReportFilter,
): Promise<MissesReport> {
	const rows = await selectMisses(db, rangeOf(actor, filter), now);
	const { total, ...parts } = await partsOf(db, rows, byMisses);
	return { total: total ?? { expected: 0, no_shows: 0, late_cancellations: 0 }, ...parts };
}
