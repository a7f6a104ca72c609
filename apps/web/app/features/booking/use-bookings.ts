import type { BookingCircumstances } from "@kvart/contract/booking";
import { useCallback, useRef, useState } from "react";
import { problemToast } from "../../i18n/problem-message.ts";
import { useLocale } from "../../i18n/use-locale.ts";
import { withParams } from "../../lib/address.ts";
import { goTo } from "../../lib/go-to.ts";
import type { Slot } from "../../lib/slot.ts";
import { useLive } from "../../lib/use-live.ts";
import { useLoggedIn } from "../../lib/use-logged-in.ts";
import { showToast } from "../../ui/toast/toast.ts";
import type { BoardSource, BookingRequest, GuestValues, Outcome, SentBooking, Target } from "./booking-data.ts";
import { type Asked, ask, askBoard } from "./calls.ts";
import { logInAddress } from "./log-in-address.ts";

/** Places left are asked for this often while somebody looks. */
const refresh = 30_000;

export interface Bookings {
	slots: Slot[];
	circumstances: BookingCircumstances;
	book: (slot: Target, guest?: GuestValues) => Promise<Outcome>;
	cancel: (slot: Target) => Promise<Outcome>;
	requestOf: (slot: Slot) => BookingRequest | undefined;
	/** Where the place that was booked on this page is for calendars. */
	calendarUrlOf: (slot: Target) => string | undefined;
}

type PerSlot<T> = Record<string, T | undefined>;
const nameOf = ({ id, trainingDate }: Target) => `${trainingDate} ${id}`;

/** Where focus was when its button gave way to another: on the new one. */
export function keepFocus(id: number): void {
	requestAnimationFrame(() => {
		if (document.activeElement === document.body)
			document.querySelector<HTMLElement>(`[data-slot="${id}"] :is(a, button)`)?.focus();
	});
}

/** The board as it is now for the person who looks; until that is known, as the server's page showed it. */
function useBoardNow(board: BoardSource, member: boolean) {
	const locale = useLocale();
	const load = useCallback(
		async (signal: AbortSignal) => {
			const { kind, roomId } = board;
			return { of: board, ...(roomId === null ? board : await askBoard({ kind, roomId }, locale, signal)) };
		},
		[board, locale],
	);
	// A visitor's page is as new as the server's answer; a member's own places are still missing in it.
	const { data, reload } = useLive(load, { everyMilliseconds: refresh, startLate: !member });
	return { ...(data?.of === board ? data : board), reload };
}

/** The board as it is now, and what the person who looks does with it. */
export function useBookings(board: BoardSource, sent: SentBooking | null): Bookings {
	const member = useLoggedIn();
	const { slots, now, bookingWindow, reload } = useBoardNow(board, member);
	const [requests, setRequests] = useState<PerSlot<BookingRequest>>({});
	// Guests have no account that would tell the server who they are: the page remembers their places.
	const [calendarUrls, setCalendarUrls] = useState<PerSlot<string>>(
		sent?.calendarUrl ? { [nameOf(sent.target)]: sent.calendarUrl } : {},
	);
	/** One key for each request that has no answer yet. */
	const keys = useRef(new Map<string, string>());

	async function request(asked: Asked): Promise<Outcome> {
		const { slot, action } = asked;
		const note = (known?: BookingRequest) => setRequests((others) => ({ ...others, [nameOf(slot)]: known }));
		note({ action, status: "busy" });
		const outcome = await ask(asked, keys.current);
		if (outcome.kind === "failed") {
			note({ action, status: "failed" });
			return outcome;
		}
		if (outcome.code === "ERR_SESSION_NOT_VALID" || outcome.code === "ERR_BAD_SESSION_ID") {
			// The log-in page is on its way; this one leads back to the very training, not only to the board.
			goTo(logInAddress(withParams(window.location, { book: String(slot.id), info: undefined }), "ended"), "replace");
			return outcome;
		}
		showToast(problemToast(outcome.code));
		if (outcome.kind === "done") setCalendarUrls((others) => ({ ...others, [nameOf(slot)]: outcome.calendarUrl }));
		await reload();
		note();
		keepFocus(slot.id);
		return outcome;
	}

	const calendarUrlOf = (slot: Target) => calendarUrls[nameOf(slot)];
	return {
		slots: slots.map((slot) => ({ ...slot, booked: member ? slot.booked : calendarUrlOf(slot) !== undefined })),
		circumstances: { now: new Date(now), actor: member ? "member" : "guest", window: bookingWindow },
		book: (slot, guest) => request({ slot, action: "book", guest }),
		cancel: (slot) => request({ slot, action: "cancel", guest: undefined }),
		requestOf: (slot) => {
			const known = requests[nameOf(slot)];
			// A place that turned up after all means that the request had arrived.
			return known?.status === "failed" && (known.action === "book") === slot.booked ? undefined : known;
		},
		calendarUrlOf,
	};
}
