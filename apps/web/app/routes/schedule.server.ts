import { handleGuestBooking } from "../features/booking/booking.server.ts";
import { BookingSheet } from "../features/booking/booking-sheet.tsx";
import { bookingSheet } from "../features/booking/booking-sheet-host.tsx";
import { InfoSheet } from "../features/schedule/info-sheet.tsx";
import { infoSheet } from "../features/schedule/info-sheet-host.tsx";
import { loadSchedule } from "../features/schedule/schedule.server.ts";
import { lateConsequence } from "../lib/late-consequence.ts";
import { type LoaderArgs, sheetStatus, withStatus } from "../lib/page.ts";
import type { Slot } from "../lib/slot.ts";

bookingSheet.provide(BookingSheet);
infoSheet.provide(InfoSheet);

/** The board of a club; 404 if the address names a sheet of a period that is not on it. */
export async function loadBoard(kind: Slot["kind"], { site, params, url, locale }: LoaderArgs) {
	const wanted = { kind, locale, clubId: params.id, params: url.searchParams, publicUrl: site.publicUrl };
	const page = await loadSchedule(site.api, wanted);
	const missing = ["info", "book"].some((name) => sheetStatus(page.board.slots, url.searchParams.get(name)) === 404);
	const sheet = { emailRequired: site.guestConfirmation, lateConsequence: lateConsequence(page.noShowPolicy) };
	return withStatus({ ...page, ...sheet }, missing ? 404 : 200);
}

export function bookAsGuest(kind: Slot["kind"], { site, url, request, locale }: LoaderArgs) {
	return handleGuestBooking(site.api, { kind, id: url.searchParams.get("book"), request, locale });
}
