import type { ScheduleEntry } from "@kvart/contract/staff/schedule";
import type { CalendarDate } from "@kvart/contract/time";
import type { Clock } from "../../../../platform/clock.ts";
import type { Database } from "../../../../platform/database/database.ts";
import { writeAudit } from "../../../../platform/office/audit.ts";
import { readEntry } from "./board.ts";

/** Notes a new period as it is on one of its dates, and gives it. */
export async function noteCreated(
	tx: Database,
	{ clock, actorId }: { clock: Clock; actorId: number },
	periodId: number,
	date: CalendarDate,
): Promise<ScheduleEntry> {
	const entry = (await readEntry(tx, periodId, date)) as ScheduleEntry;
	const note = { action: "period.created", entity: "period", entityId: periodId, after: entry } as const;
	await writeAudit(tx, { at: clock.now(), actorId, ...note });
	return entry;
}
