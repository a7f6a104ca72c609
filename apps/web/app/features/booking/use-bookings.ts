import type { BookingCircumstances } from "@kvart/contract/booking";
import { useCallback, useState } from "react";
import { useLocale } from "../../i18n/use-locale.ts";
import { useLoggedIn } from "../../lib/use-logged-in.ts";
import type { Slot } from "../../lib/slot.ts";
import { useLive } from "../../lib/use-live.ts";
import type { Attempt, BoardSource, Deed, GuestValues, Outcome, Target } from "./booking-data.ts";
import { useAttempts } from "./use-attempts.ts";

/** Places left are asked for this often while somebody looks. */
const refresh = 30_000;

export interface Bookings {
	slots: Slot[];
	circumstances: BookingCircumstances;
	/** A member whose own places are not known yet. */
	pending: boolean;
	attemptOf: (slot: Slot) => Attempt | undefined;
	calendarUrlOf: (slot: Slot) => string | undefined;
	act: (slot: Target, deed: Deed, guest?: GuestValues) => Promise<Outcome>;
}

/** The board as it is now, and what the person who looks does with it. */
export function useBookings(board: BoardSource): Bookings {
	const { kind, roomId } = board;
	const locale = useLocale();
	const member = useLoggedIn();
	const [source] = useState(board);
	const load = useCallback(
		async (signal: AbortSignal) => {
			if (roomId === null) return source;
			const { askBoard } = await import("./calls.ts");
			return askBoard({ kind, roomId }, locale, signal);
		},
		[kind, roomId, locale, source],
	);
	// A visitor's page is as new as the server's answer, and carries the client of the API only once it is needed.
	const live = useLive<Pick<BoardSource, "slots" | "now" | "bookingWindow">>(load, {
		initial: source,
		everyMilliseconds: refresh,
		startLate: !member,
	});
	const { slots, now, bookingWindow } = live.data ?? source;
	const { attemptOf, act, calendarUrlOf } = useAttempts(live.reload);
	return {
		slots: slots.map((slot) => ({ ...slot, booked: member ? slot.booked : calendarUrlOf(slot) !== undefined })),
		circumstances: { now: new Date(now), actor: member ? "member" : "guest", window: bookingWindow },
		pending: live.data === source && live.problem === null,
		attemptOf,
		calendarUrlOf,
		act,
	};
}
