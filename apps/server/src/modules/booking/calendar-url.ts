import { timingSafeEqual } from "node:crypto";
import type { DataKeys } from "../../platform/data-keys.ts";

const purpose = "booking calendar";

/** Where the .ics file of a booking is: whoever has the link may read it, guests have no session. */
export function bookingCalendarUrl(keys: DataKeys, bookingId: number): string {
	return `/calendar/booking/${bookingId}.ics?key=${keys.digest(purpose, String(bookingId))}`;
}

export function opensBookingCalendar(keys: DataKeys, bookingId: number, key: string): boolean {
	const [given, right] = [Buffer.from(key), Buffer.from(keys.digest(purpose, String(bookingId)))];
	return given.length === right.length && timingSafeEqual(given, right);
}
