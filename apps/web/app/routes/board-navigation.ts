import { data, type ShouldRevalidateFunctionArgs } from "react-router";
import type { BookingWords } from "../features/booking/booking-data.ts";
import type { ScheduleData } from "../features/schedule/schedule-data.ts";
import { sheetStatus } from "../lib/sheet-status.ts";

interface BoardData {
	schedule: ScheduleData;
	words: BookingWords;
}

/** A sheet about a training that is not on the board: the board is shown, and the answer says so. */
export function boardStatus(board: BoardData, params: URLSearchParams) {
	const { slots } = board.schedule;
	const missing = ["info", "book"].some((name) => sheetStatus(slots, params.get(name)) === 404);
	return data(board, { status: missing ? 404 : 200 });
}

/** What of the address the server must answer; day, view, filters and the booking sheet follow it in the browser. */
const asked = ["room", "info"];

export function boardNeedsServer({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean {
	if (currentUrl.href === nextUrl.href || currentUrl.pathname !== nextUrl.pathname) return true;
	return asked.some((name) => {
		const next = nextUrl.searchParams.get(name);
		return next !== currentUrl.searchParams.get(name) && (next !== null || name === "room");
	});
}
