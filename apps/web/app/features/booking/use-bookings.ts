import { type BookingCircumstances, endOf, movesUp } from "@kvart/contract/booking";
import { useCallback, useEffect, useEffectEvent, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { localeOf, localePath } from "../../i18n/locale.ts";
import { problemToast } from "../../i18n/problem-message.ts";
import { useLocale } from "../../i18n/use-locale.ts";
import { changeAddress, withParams } from "../../lib/address.ts";
import { goTo } from "../../lib/go-to.ts";
import { tellOtherTabs, useOtherTabs } from "../../lib/other-tabs.ts";
import type { Slot } from "../../lib/slot.ts";
import { useLive } from "../../lib/use-live.ts";
import { useLoggedIn } from "../../lib/use-user.ts";
import { m } from "../../paraglide/messages.js";
import { useSheetParam } from "../../ui/sheet/use-sheet-param.ts";
import { showToast, type ToastMessage } from "../../ui/toast/toast.ts";
import {
	clearCancelledBookings,
	clearOverBookings,
	type MadeBooking,
	storeGuestBooking,
	useGuestBookings,
} from "./guest-bookings.ts";
import type { Target } from "./member-calls.ts";
import {
	type BoardSource,
	type BookingAction,
	type BookingInput,
	type GuestValues,
	loadBoard,
	type Outcome,
	type SentBooking,
	sendBooking,
} from "./requests.ts";
import { offerUndo } from "./undo.ts";

/** How often free places are updated. */
const refresh = 30_000;

/** A request without an answer. */
interface BookingRequest {
	action: BookingAction;
	status: "pending" | "failed";
}

/** Undefined if nothing was booked. */
function madeBooking(answer: {
	calendarUrl?: string | null | undefined;
	code: string;
	missing?: MadeBooking["missing"];
}): MadeBooking | undefined {
	const { calendarUrl, code, missing } = answer;
	return calendarUrl ? { calendarUrl, code, ...(missing && { missing }) } : undefined;
}

export interface Bookings {
	slots: Slot[];
	circumstances: BookingCircumstances;
	book: (slot: Target, guest?: GuestValues) => Promise<Outcome>;
	/** The member has another training at the time of this one, and has to confirm. */
	overlap: Target | undefined;
	/** Books it as well, in place of the other training, or not at all. */
	answerOverlap: (answer: "book" | "stop" | { insteadOf: Target; toast: string }) => Promise<void>;
	cancel: (slot: Target) => Promise<Outcome>;
	/** Takes back a cancellation. */
	undo: (slot: Target) => Promise<Outcome>;
	/** Joins the waiting list. */
	wait: (slot: Target) => Promise<Outcome>;
	/** Leaves the waiting list. */
	leave: (slot: Target) => Promise<Outcome>;
	requestOf: (slot: Slot) => BookingRequest | undefined;
	/** Whether a place was cancelled on this page and is still held. */
	canUndo: (slot: Slot) => boolean;
	/** Until this long before the start a free place goes to the first who waits. */
	waitingClosesMinutes: number;
	/** Cancelling later than this before the start counts as late. */
	lateCancelMinutes: number;
	/** The person's own booking: of the account, or made by a guest in this browser. */
	madeHere: (slot: Target) => MadeBooking | undefined;
}

type PerSlot<T> = Record<string, T | undefined>;
const nameOf = ({ id, trainingDate }: Target) => `${trainingDate} ${id}`;

/** Whether the board shows the result of a request, although its answer was lost. */
function hasArrived(action: BookingAction, { booked, waiting }: Slot): boolean {
	if (action === "book" || action === "bookAnyway" || action === "bookInstead" || action === "undo") return booked;
	if (action === "cancel") return !booked;
	return action === "wait" ? booked || waiting !== null : waiting === null;
}

/** Focuses the card's button after it was replaced. */
export function restoreFocus(id: number): void {
	requestAnimationFrame(() => {
		if (document.activeElement === document.body)
			document.querySelector<HTMLElement>(`[data-slot="${id}"] :is(a, button)`)?.focus({ preventScroll: true });
	});
}

/** The current board; until it is loaded, the one that the server rendered. */
function useCurrentBoard(board: BoardSource, member: boolean) {
	const locale = useLocale();
	const load = useCallback(
		async (signal: AbortSignal) => {
			const { kind, roomId } = board;
			return { of: board, ...(await loadBoard({ kind, roomId }, locale, signal)) };
		},
		[board, locale],
	);
	// The server's page is complete for visitors, but it does not have a member's bookings.
	const { data, reload } = useLive(load, { everyMilliseconds: refresh, startLate: !member });
	return { ...(data?.of === board ? data : board), reload };
}

/** The current board, and the bookings that the person makes on it. */
export function useBookings(board: BoardSource, sent: SentBooking | null): Bookings {
	const member = useLoggedIn();
	const locale = useLocale();
	const { slots, now, bookingWindow, bookingDays, waitingClosesMinutes, lateCancelMinutes, reload } = useCurrentBoard(
		board,
		member,
	);
	const [requests, setRequests] = useState<PerSlot<BookingRequest>>({});
	const stored = useGuestBookings();
	const [made, setMade] = useState<PerSlot<MadeBooking>>(sent ? { [nameOf(sent.target)]: madeBooking(sent) } : {});
	const [overlap, setOverlap] = useState<Target>();
	const overlapSheet = useSheetParam("overlap");
	const [undos, setUndos] = useState<PerSlot<AbortController>>({});
	useEffect(() => {
		clearOverBookings(now);
		if (!member) void clearCancelledBookings();
	}, [now, member]);
	/** Idempotency keys of requests without an answer. */
	const keys = useRef(new Map<string, string>());

	useOtherTabs(() => void reload());

	/** Later than `movesUp` a free place is announced to all who wait. */
	function toastOf(slot: Target, outcome: Exclude<Outcome, { kind: "failed" }>, changed?: string): ToastMessage {
		const until = outcome.kind === "refused" ? outcome.until : undefined;
		const toast = { ...problemToast(outcome.code, until), about: nameOf(slot) };
		const waited = outcome.code === "SUC_WAITING" && slots.find((each) => nameOf(each) === nameOf(slot));
		const late = waited && !movesUp(waited, new Date(now), waitingClosesMinutes);
		if (late) return { ...toast, text: m.booking_wait_joined_late() };
		return changed && outcome.kind === "done" ? { ...toast, text: changed } : toast;
	}

	/** The sheet has an address, so that the back button closes it. It replaces that of the booking. */
	function askAboutOverlap(slot: Target): void {
		setOverlap(slot);
		const open = new URLSearchParams(window.location.search).has("book");
		const address = withParams(window.location, { book: undefined, overlap: String(slot.id) });
		changeAddress(address, open ? "replace" : "push");
	}

	async function request(input: BookingInput, changed?: string): Promise<Outcome> {
		const { slot, action } = input;
		const setRequest = (next?: BookingRequest) => setRequests((others) => ({ ...others, [nameOf(slot)]: next }));
		setRequest({ action, status: "pending" });
		if (action === "book") setOverlap(undefined);
		const outcome = await sendBooking(input, keys.current);
		if (outcome.kind === "failed") {
			setRequest({ action, status: "failed" });
			return outcome;
		}
		if (outcome.code === "ERR_SESSION_NOT_VALID" || outcome.code === "ERR_BAD_SESSION_ID") {
			// Replaces the redirect of the API client: this one leads back to the sheet of the period.
			goTo(logInAddress(withParams(window.location, { book: String(slot.id), info: undefined }), "ended"), "replace");
			return outcome;
		}
		if (outcome.code === "ERR_OVERLAPS" && action === "book") {
			setRequest();
			askAboutOverlap(slot);
			return outcome;
		}
		if (outcome.kind === "done" && outcome.heldFor) offerUndoOf(slot, outcome.heldFor);
		else showToast(toastOf(slot, outcome, changed));
		if (outcome.kind === "done") {
			setMade((others) => ({ ...others, [nameOf(slot)]: madeBooking(outcome) }));
			tellOtherTabs();
		}
		if (input.guest) storeForGuest(slot, madeBooking(outcome));
		await reload();
		// At once: the focus goes to the button that replaces the pressed one.
		flushSync(() => setRequest());
		restoreFocus(slot.id);
		return outcome;
	}

	/** A place that has to be confirmed by mail may be lost again, so it is not stored. */
	function storeForGuest(target: Target, booked: MadeBooking | undefined): void {
		const slot = slots.find((each) => nameOf(each) === nameOf(target));
		if (!slot || booked?.code !== "SUC_BOOKED") return;
		storeGuestBooking(nameOf(slot), { ...booked, until: endOf(slot).toISOString() });
	}

	const storeSent = useEffectEvent(() => sent && storeForGuest(sent.target, madeBooking(sent)));
	useEffect(() => void storeSent(), []);

	const answerOverlap: Bookings["answerOverlap"] = async (answer) => {
		if (!overlap) return;
		const input = { slot: overlap, guest: undefined, locale };
		if (answer === "book") await request({ ...input, action: "bookAnyway" });
		else if (answer !== "stop")
			await request({ ...input, action: "bookInstead", insteadOf: answer.insteadOf }, answer.toast);
		flushSync(() => overlapSheet.close());
		restoreFocus(overlap.id);
	};

	function offerUndoOf(slot: Target, milliseconds: number): void {
		const setUndo = (offer?: AbortController) => setUndos((others) => ({ ...others, [nameOf(slot)]: offer }));
		const offer = offerUndo(
			milliseconds,
			{ label: m.booking_undo(), about: nameOf(slot) },
			() => void undo(slot, offer),
		);
		setUndo(offer);
		offer.signal.addEventListener("abort", () => {
			// Only if the focus gets lost now: people may be elsewhere on the page.
			const focused = document.activeElement !== document.body;
			flushSync(() => setUndo());
			if (focused) restoreFocus(slot.id);
		});
	}

	function undo(slot: Target, offer: AbortController | undefined): Promise<Outcome> {
		const outcome = request({ slot, action: "undo", guest: undefined, locale });
		// Only now: until it is answered the card shows this request, not the button of a free place.
		offer?.abort();
		return outcome;
	}

	const asMember = (action: BookingAction) => (slot: Target) => request({ slot, action, guest: undefined, locale });
	const requestOf = (slot: Slot) => {
		const last = requests[nameOf(slot)];
		return last?.status === "failed" && hasArrived(last.action, slot) ? undefined : last;
	};
	const ownCalendar = (slot: Target) => slots.find((each) => nameOf(each) === nameOf(slot))?.calendarUrl;
	const madeHere = (slot: Target) =>
		made[nameOf(slot)] ??
		(member ? madeBooking({ calendarUrl: ownCalendar(slot), code: "SUC_BOOKED" }) : stored[nameOf(slot)]);
	return {
		slots: slots.map((slot) => ({ ...slot, booked: member ? slot.booked : madeHere(slot) !== undefined })),
		circumstances: {
			now: new Date(now),
			actor: member ? "member" : "guest",
			window: bookingWindow,
			days: bookingDays,
		},
		book: (slot, guest) => request({ slot, action: "book", guest, locale }),
		overlap: overlapSheet.value === String(overlap?.id) ? overlap : undefined,
		answerOverlap,
		cancel: asMember("cancel"),
		undo: (slot) => undo(slot, undos[nameOf(slot)]),
		canUndo: (slot) => undos[nameOf(slot)] !== undefined || requestOf(slot)?.action === "undo",
		waitingClosesMinutes,
		lateCancelMinutes,
		wait: asMember("wait"),
		leave: asMember("leave"),
		requestOf,
		madeHere,
	};
}

/** The log-in page, which redirects back; `ended` makes it explain why. */
export function logInAddress(back: string, why?: "ended" | "ahead"): string {
	const params = new URLSearchParams({ redirect: back, ...(why && { [why]: "1" }) });
	return `${localePath("/login", localeOf(back))}?${params.toString()}`;
}
