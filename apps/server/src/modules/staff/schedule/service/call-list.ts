import { formatPhone } from "@kvart/contract/phone";
import type { Database } from "../../../../platform/database/database.ts";
import type { ClassState } from "../../../../platform/database/schema/class-news.ts";
import { type FoundCall, selectCalls, type Which } from "../queries/calls.ts";
import { keyOf, selectStates } from "../queries/class-states.ts";
import { coachNews, placeNews } from "./who-must-know.ts";

/** A message stands as long as the class takes place with the person in it. */
function newsOf({ coachId, known, message }: FoundCall, now: ClassState) {
	if (message) return now.cancelled ? null : ("message" as const);
	return coachId === null ? placeNews(known, now) : coachNews(coachId, known, now);
}

/** People to call, with what they have to hear right now. */
export async function readCalls(db: Database, which: Which) {
	const found = await selectCalls(db, which);
	const states = await selectStates(
		db,
		found.map(({ nowPeriod, nowDate }) => ({ periodId: nowPeriod, date: nowDate })),
	);
	return found.flatMap((row) => {
		const { known, coachId, nowPeriod, nowDate, active, coachName, coachPhone, guestPhone, ...more } = row;
		const { firstName, lastName, ...call } = more;
		const there = states.get(keyOf({ periodId: nowPeriod, date: nowDate }));
		const now = there && active !== false ? there : { ...known, ...there, cancelled: true };
		const news = newsOf(row, now);
		// The class is as they know it again. People who were called stay on the list.
		if (news === null && call.called_at === null) return [];
		return {
			...call,
			role: coachId === null ? ("guest" as const) : ("coach" as const),
			name: coachName ?? `${firstName ?? ""} ${lastName ?? ""}`.trim(),
			phone: formatPhone(coachPhone ?? guestPhone ?? ""),
			news: news ?? (row.message ? ("message" as const) : ("restored" as const)),
			period_id: known.periodId,
			training_date: known.date,
			time: known.time,
			now_at: now.cancelled ? null : { training_date: now.date, time: now.time },
		};
	});
}

export type CallRow = Awaited<ReturnType<typeof readCalls>>[number];
