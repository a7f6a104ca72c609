import { takeBooking } from "../features/booking/take-booking.server.ts";
import { bookingWords } from "../features/booking/words.server.ts";
import { loadSchedule } from "../features/schedule/schedule.server.ts";
import { type LoaderArgs, withStatus } from "../lib/page.ts";
import { sheetStatus } from "../lib/sheet-status.ts";
import type { Slot } from "../lib/slot.ts";

/** The board of a club. A sheet about a training that is not on it: the board is shown, and the answer says so. */
export async function loadBoard(kind: Slot["kind"], { site, params, url, locale }: LoaderArgs) {
	const asked = { kind, locale, clubId: params.id, params: url.searchParams, publicUrl: site.publicUrl };
	const page = await loadSchedule(site.api, asked);
	const missing = ["info", "book"].some((name) => sheetStatus(page.board.slots, url.searchParams.get(name)) === 404);
	return withStatus({ ...page, words: bookingWords() }, missing ? 404 : 200);
}

/** The guest form in the sheet of the training that the address names. */
export function takeGuest(kind: Slot["kind"], { site, url, request }: LoaderArgs) {
	return takeBooking(site.api, { kind, id: url.searchParams.get("book"), request });
}
