import type { Database } from "../../../../platform/database/database.ts";
import { queueMail } from "../../../mail/service.ts";
import { insertCalls } from "../queries/calls.ts";
import { type DateRow, selectBooked } from "../queries/dates.ts";
import type { OpenChange } from "./make-change.ts";

export interface ChangedDate {
	row: DateRow;
	time: number;
	/** Otherwise it has a substitute. */
	cancelled: boolean;
}

/** One mail for each member, about all of their classes in the change; guests are called if one is cancelled. Returns the number of mails. */
export async function notifyTogether(
	tx: Database,
	change: OpenChange,
	dates: readonly ChangedDate[],
	{ note = "", note_eng: noteEng = "" }: { note?: string | undefined; note_eng?: string | undefined },
): Promise<number> {
	const byId = new Map(dates.map((date) => [date.row.id, date]));
	const booked = await selectBooked(tx, [...byId.keys()]);
	let mailed = 0;
	for (const rows of Map.groupBy(booked, ({ userId }) => userId).values()) {
		const [first] = rows;
		if (!first?.email || !first.firstName || !first.language) continue;
		const { email: recipient, firstName, language, userId } = first;
		const data = { firstName, bookingIds: rows.map(({ bookingId }) => bookingId), note, noteEng };
		const uniqueKey = `coach-away:${userId}:${change.id}`;
		if (await queueMail(tx, change.clock, { template: "coach-away", data, recipient, language, uniqueKey }))
			mailed += 1;
	}
	await insertCalls(
		tx,
		booked.flatMap(({ bookingId, occurrenceId, guestPhone }) => {
			const { row, time, cancelled } = byId.get(occurrenceId) as ChangedDate;
			// Another coach is no reason for a call.
			if (guestPhone === null || !cancelled) return [];
			return [{ changeId: change.id, bookingId, news: "cancelled" as const, trainingDate: row.trainingDate, time }];
		}),
	);
	return mailed;
}
