import { timingSafeEqual } from "node:crypto";
import type { DataKeys } from "../../platform/data-keys.ts";

const purpose = "booking calendar";

/** Opens what belongs to one booking: whoever has the link may read it, guests have no session. */
export function bookingKey(keys: DataKeys, bookingId: number): string {
	return keys.digest(purpose, String(bookingId));
}

/** Where the .ics file of a booking is. */
export function bookingCalendarUrl(keys: DataKeys, bookingId: number): string {
	return `/calendar/booking/${bookingId}.ics?key=${bookingKey(keys, bookingId)}`;
}

export function opensBookingCalendar(keys: DataKeys, bookingId: number, key: string): boolean {
	const [given, right] = [Buffer.from(key), Buffer.from(bookingKey(keys, bookingId))];
	return given.length === right.length && timingSafeEqual(given, right);
}
