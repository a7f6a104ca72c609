import type { BookingCircumstances } from "@kvart/contract/booking";
import { type Day, defaultDay, type WallTime, wallTime } from "@kvart/contract/time";
import { useAddress } from "../../lib/address.ts";
import { type Slot, slotState } from "../../lib/slot.ts";
import type { BoardEntry } from "./board.tsx";
import { type BoardAddress, boardAddress, passes, shownWeek } from "./board-address.ts";
import type { ScheduleData } from "./schedule.server.ts";
import type { BoardWeek } from "./week.server.ts";

interface BoardView {
	address: BoardAddress;
	/** The room in the address, which may still be loading. */
	roomId: number | null;
	week: BoardWeek;
	day: Day;
	now: WallTime;
	/** All of the week. */
	entries: BoardEntry[];
	/** Without those that the filters hide. */
	shown: BoardEntry[];
}

/** A week other than the current one opens with its first day. */
function openingDay(entries: readonly BoardEntry[], week: BoardWeek, now: WallTime): Day {
	const thisWeek = week.days.some(({ date }) => date === now.date);
	return defaultDay([...new Set(entries.map(({ slot }) => slot.day))], thisWeek ? now.day : 1);
}

/** The content of the board, by the address. */
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
		roomId: roomId === null ? null : (address.room ?? rooms[0]?.id ?? null),
		week,
		day: address.day ?? openingDay(entries, week, now),
		now,
		entries,
		shown: entries.filter(({ slot, state }) => passes(slot, address, state === "open")),
	};
}
