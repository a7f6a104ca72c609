import type { CalendarDate } from "@kvart/contract/time";
import type { Database } from "../../../../platform/database/database.ts";
import { type EntryRow, selectEntry } from "../queries/board.ts";

type ClassRecord = Pick<EntryRow, "training" | "room" | "gym" | "time" | "coach" | "substitute">;

/** A class on one of its dates, for mails. */
export function classRecord(db: Database, periodId: number, date: CalendarDate): Promise<ClassRecord | undefined> {
	return selectEntry(db, periodId, date);
}
