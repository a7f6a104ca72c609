import type { BookingWords } from "../features/booking/booking-data.ts";
import type { ScheduleData } from "../features/schedule/schedule-data.ts";
import { withStatus } from "../lib/page.ts";
import { sheetStatus } from "../lib/sheet-status.ts";

interface BoardData {
	schedule: ScheduleData;
	words: BookingWords;
}

/** A sheet about a training that is not on the board: the board is shown, and the answer says so. */
export function boardStatus(board: BoardData, params: URLSearchParams) {
	const { slots } = board.schedule;
	const missing = ["info", "book"].some((name) => sheetStatus(slots, params.get(name)) === 404);
	return withStatus(board, missing ? 404 : 200);
}
