import type { BookingCircumstances } from "@kvart/contract/booking";
import { type Day, defaultDay, type WallTime, wallTime } from "@kvart/contract/time";
import { useAddress } from "../../lib/address.ts";
import { type Slot, slotState } from "../../lib/slot.ts";
import type { BoardEntry } from "./board.tsx";
import { type BoardAddress, boardAddress, passes } from "./board-address.ts";
import type { BoardWeek, ScheduleData } from "./schedule-data.ts";
import { shownWeek } from "./weeks.ts";

interface BoardView {
	address: BoardAddress;
	/** The room that the address asks for; its trainings may still be on their way. */
	roomId: number | null;
	week: BoardWeek;
	day: Day;
	now: WallTime;
	/** Everything in the week, and what the filters leave of it. */
	entries: BoardEntry[];
	shown: BoardEntry[];
}

/** Another week than this one opens with its first day. */
function openingDay(entries: readonly BoardEntry[], week: BoardWeek, now: WallTime): Day {
	const thisWeek = week.days.some(({ date }) => date === now.date);
	return defaultDay([...new Set(entries.map(({ slot }) => slot.day))], thisWeek ? now.day : 1);
}

/** What the board shows: the address over the trainings as they are now. */
export function useBoard(
	{ weeks, rooms, roomId }: Pick<ScheduleData, "weeks" | "rooms" | "roomId">,
	slots: readonly Slot[],
	circumstances: BookingCircumstances,
): BoardView {
	const address = boardAddress(useAddress().search);
	const week = shownWeek(weeks, address);
	const now = wallTime(circumstances.now);
	const dates = new Set(week.days.map(({ date }) => date));
	const entries = slots
		.filter(({ trainingDate }) => dates.has(trainingDate))
		.map((slot) => ({ slot, state: slotState(slot, circumstances) }));
	return {
		address,
		roomId: roomId === null ? null : (address.room ?? rooms[0]?.[0] ?? null),
		week,
		day: address.day ?? openingDay(entries, week, now),
		now,
		entries,
		shown: entries.filter(({ slot, state }) => passes(slot, address, state === "open")),
	};
}
