import type { Booked } from "@kvart/contract/booking-inputs";
import { useSyncExternalStore } from "react";
import { clearStored, readStored, store } from "../../lib/storage.ts";

/** A booking made in this browser. */
export interface MadeBooking {
	calendarUrl: string;
	code: string;
	/** For members: why no membership covers the class, if the chain shows that. */
	missing?: Booked["missing"];
}

interface GuestBooking extends MadeBooking {
	/** When the training is over, and the booking is deleted. */
	until: string;
}

/** By date and period. */
type GuestBookings = Readonly<Record<string, GuestBooking | undefined>>;

const none: GuestBookings = {};
const changed = "guestbookings";
let last: { text: string | null; bookings: GuestBookings } = { text: null, bookings: none };

function parse(text: string | null): GuestBookings {
	try {
		return text === null ? none : (JSON.parse(text) as GuestBookings);
	} catch {
		return none;
	}
}

/** The same object while nothing changes. */
function read(): GuestBookings {
	const text = readStored("guest_bookings");
	if (last.text !== text) last = { text, bookings: parse(text) };
	return last.bookings;
}

function write(bookings: GuestBookings): void {
	if (Object.keys(bookings).length === 0) clearStored("guest_bookings");
	else store("guest_bookings", JSON.stringify(bookings));
	document.dispatchEvent(new Event(changed));
}

export function storeGuestBooking(name: string, booking: GuestBooking): void {
	write({ ...read(), [name]: booking });
}

/** Deletes those whose training is over. */
export function clearOverBookings(now: string): void {
	const all = Object.entries(read());
	const coming = all.filter(([, booking]) => booking && Date.parse(booking.until) > Date.parse(now));
	if (coming.length < all.length) write(Object.fromEntries(coming));
}

/** The desk may have cancelled it: then its signed link no longer opens. Without a connection it stays. */
async function isCancelled({ calendarUrl }: GuestBooking): Promise<boolean> {
	const answer = await fetch(calendarUrl, { method: "HEAD", cache: "no-store" }).catch(() => null);
	return answer?.status === 404 || answer?.status === 410;
}

/** Deletes those that the server does not know any more. */
export async function clearCancelledBookings(): Promise<void> {
	const checked = await Promise.all(
		Object.entries(read()).map(async ([name, booking]) => ({ name, gone: booking && (await isCancelled(booking)) })),
	);
	const gone = new Set(checked.flatMap(({ name, gone: isGone }) => (isGone ? [name] : [])));
	// Read again: another may have been stored meanwhile.
	if (gone.size > 0) write(Object.fromEntries(Object.entries(read()).filter(([name]) => !gone.has(name))));
}

function watch(callback: () => void): () => void {
	document.addEventListener(changed, callback);
	window.addEventListener("storage", callback);
	return () => {
		document.removeEventListener(changed, callback);
		window.removeEventListener("storage", callback);
	};
}

/** Guests have no account: only their browser knows their bookings. None on the server and in the first render. */
export function useGuestBookings(): GuestBookings {
	return useSyncExternalStore(watch, read, () => none);
}
