import { withinHours } from "@kvart/contract/opening-hours";
import {
	type ChangeReason,
	parseReason,
	reasonText,
	type StoredReasonCode,
} from "@kvart/contract/staff/change-reasons";
import { addDays, type CalendarDate, type Day, dayOf } from "@kvart/contract/time";
import type { Clock } from "../../../../platform/clock.ts";
import type { Database } from "../../../../platform/database/database.ts";
import { writeAudit } from "../../../../platform/office/audit.ts";
import { type EntryRow, selectEntry } from "../queries/board.ts";

export interface Reason {
	code: StoredReasonCode;
	note: string;
	note_eng: string;
}

interface ReasonInput {
	reason: ChangeReason;
	note?: string | undefined;
	note_eng?: string | undefined;
}

export function reasonOf({ reason, note = "", note_eng = "" }: ReasonInput): Reason {
	return { code: reason, note, note_eng };
}

export function reasonColumns(reason: Reason) {
	return { cancelReason: reasonText(reason), cancelNoteEng: reason.note_eng === "" ? null : reason.note_eng };
}

/** The first date on that day of the week. */
export function firstOn(day: Day, from: CalendarDate): CalendarDate {
	return addDays(from, (day - dayOf(from) + 7) % 7);
}

function lastOn(day: Day, until: CalendarDate): CalendarDate {
	return addDays(until, -((dayOf(until) - day + 7) % 7));
}

/** The row as the contract shows it, which is also how the audit log stores it. */
export function entryOf({ room: _, gym: __, day, cancelReason, noteEng, ownDate, ...more }: EntryRow) {
	const { validFrom, validUntil, hours, ...row } = more;
	const isExplained = row.cancelled && cancelReason !== null;
	return {
		...row,
		outside_hours: !withinHours(hours, day, row),
		reason: isExplained ? { ...parseReason(cancelReason), note_eng: noteEng ?? "" } : null,
		first_date: ownDate ?? firstOn(day, validFrom),
		last_date: ownDate ?? (validUntil && lastOn(day, validUntil)),
	};
}

export type Entry = ReturnType<typeof entryOf>;

export async function readEntry(db: Database, periodId: number, date: CalendarDate): Promise<Entry | undefined> {
	const row = await selectEntry(db, periodId, date);
	return row && entryOf(row);
}

/** Writes the audit entry of a new period and returns the period on one of its dates. */
export async function recordCreation(
	tx: Database,
	{ clock, actorId }: { clock: Clock; actorId: number },
	periodId: number,
	date: CalendarDate,
): Promise<Entry> {
	const entry = (await readEntry(tx, periodId, date)) as Entry;
	const auditEntry = { action: "period.created", entity: "period", entityId: periodId, after: entry } as const;
	await writeAudit(tx, { at: clock.now(), actorId, ...auditEntry });
	return entry;
}

type ClassRecord = Pick<EntryRow, "training" | "room" | "gym" | "time" | "coach" | "substitute">;

/** A class on one of its dates, for mails. */
export function classRecord(db: Database, periodId: number, date: CalendarDate): Promise<ClassRecord | undefined> {
	return selectEntry(db, periodId, date);
}
