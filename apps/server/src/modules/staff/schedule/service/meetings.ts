import { minutesOf } from "@kvart/contract/time";
import type { EntryRow } from "../queries/board.ts";
import type { ClashRow } from "../queries/clashes.ts";

function overlap(a: EntryRow, b: EntryRow): boolean {
	const [startOfA, startOfB] = [minutesOf(a.time), minutesOf(b.time)];
	return a.trainingDate === b.trainingDate && startOfA < startOfB + b.duration && startOfB < startOfA + a.duration;
}

/** Who holds it on this date. */
export function coachOf(row: EntryRow): number | null {
	return row.substituteId ?? row.coachId;
}

function meetingOf(a: EntryRow, b: EntryRow): ClashRow["kind"] | null {
	if (a.periodId === b.periodId || a.cancelled || b.cancelled || !overlap(a, b)) return null;
	if (a.gymRoomId === b.gymRoomId) return "room";
	return coachOf(a) !== null && coachOf(a) === coachOf(b) ? "coach" : null;
}

function toRow(kind: ClashRow["kind"], row: EntryRow): ClashRow {
	return {
		...row,
		kind,
		date: row.trainingDate,
		coachId: coachOf(row),
		coachName: row.substituteName ?? row.coachName,
		roomId: row.gymRoomId,
	};
}

/** For each training of the room what is at the same time in it, or with its coach elsewhere. */
export function findMeetings(room: readonly EntryRow[], elsewhere: readonly EntryRow[]) {
	return room.flatMap((row) =>
		[...room, ...elsewhere].flatMap((other) => {
			const kind = meetingOf(row, other);
			return kind ? [{ periodId: row.periodId, with: toRow(kind, other) }] : [];
		}),
	);
}
