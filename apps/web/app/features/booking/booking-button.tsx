import {
	type BookingCircumstances,
	cancelsLate,
	hasEnded,
	hasStarted,
	opensOn,
	waitingRefusal,
	windowRefusal,
} from "@kvart/contract/booking";
import { formatMinutes, formatTime } from "@kvart/contract/time";
import { useLocale, useLocalePath } from "../../i18n/use-locale.ts";
import { dayInText } from "../../lib/calendar-format.ts";
import { changePath } from "../../lib/change-path.ts";
import type { Slot, SlotState } from "../../lib/slot.ts";
import { m } from "../../paraglide/messages.js";
import { Button } from "../../ui/button/button.tsx";
import { LinkButton } from "../../ui/button/link-button.tsx";
import { onTheSpot } from "../../ui/link/link.tsx";
import { Tooltip } from "../../ui/tooltip/tooltip.tsx";
import styles from "./booking-button.module.css";
import { CancelButton } from "./cancel-button.tsx";
import type { BookingAction } from "./requests.ts";
import { type Bookings, logInAddress } from "./use-bookings.ts";

interface BookingButtonProps {
	slot: Slot;
	state: SlotState;
	/** The address of the booking sheet. */
	bookTo: string;
	bookings: Bookings;
	lateConsequence: string;
}

/** The text for a request without an answer. */
export function failedText(action: BookingAction): string {
	if (action === "cancel") return m.booking_cancel_failed();
	if (action === "wait") return m.booking_wait_failed();
	return action === "leave" ? m.booking_leave_failed() : m.booking_book_failed();
}

/** For screen readers. */
function nameOf({ training, time }: Slot): string {
	return `${training.name}, ${formatTime(time)}`;
}

/** Whether the member may join the waiting list. */
export function canWait(slot: Slot, circumstances: BookingCircumstances): boolean {
	const waiting = slot.waiting !== null;
	return circumstances.actor === "member" && waitingRefusal({ ...slot, waiting }, circumstances) === null;
}

/** Whether a guest could book it with an account. */
function opensForMembers(slot: Slot, state: SlotState, circumstances: BookingCircumstances): boolean {
	const asMember = { ...circumstances, actor: "member" } as const;
	return state === "later" && circumstances.actor === "guest" && windowRefusal(slot, asMember) === null;
}

/** Why a training on a later day cannot be booked yet: members may book ahead, but not that far. */
export function useLaterReason({ trainingDate }: Slot, { actor, ...window }: BookingCircumstances): string {
	const locale = useLocale();
	if (actor === "guest" || window.window === "today") return m.booking_only_today();
	return m.booking_opens({ date: dayInText(opensOn(trainingDate, window), locale) });
}

/** Members book or wait directly, guests get a form, everyone else sees why not. */
export function BookingButton(props: BookingButtonProps) {
	const { slot, state, bookings } = props;
	const { actor, window, now } = bookings.circumstances;
	const localePath = useLocalePath();
	const request = bookings.requestOf(slot);
	const made = state === "booked" ? bookings.madeHere(slot) : undefined;
	const calendar = made?.code === "SUC_BOOKED" ? made.calendarUrl : undefined;
	const changeable = state === "booked" && actor === "member" && !hasStarted(slot, now);
	return (
		<div
			data-slot={slot.id}
			data-for-members={(actor === "guest" && state === "later" && window !== "today") || undefined}
			className={styles.action}
		>
			{request?.status === "failed" && (
				<p role="alert" data-ground="bone" className={styles.failed}>
					{failedText(request.action)}
				</p>
			)}
			{state === "waiting" && (
				<p className={styles.position}>{m.booking_position({ position: String(slot.waiting) })}</p>
			)}
			<Control {...props} />
			{(calendar || changeable) && (
				<div className={styles.links}>
					{calendar && (
						<a href={calendar} download="" className={styles.link}>
							{m.booking_calendar()}
						</a>
					)}
					{changeable && (
						<a
							href={localePath(changePath(slot))}
							className={styles.link}
							aria-label={`${m.booking_change()}: ${nameOf(slot)}`}
						>
							{m.booking_change()}
						</a>
					)}
				</div>
			)}
		</div>
	);
}

function Control({ slot, state, bookTo, bookings, lateConsequence }: BookingButtonProps) {
	const { requestOf, book, cancel, undo, wait, leave, circumstances, lateCancelMinutes } = bookings;
	const status = requestOf(slot)?.status;
	const pending = status === "pending";
	const later = useLaterReason(slot, circumstances);
	const reason = unavailableReason(slot, state, circumstances, later);
	const usual = bookings.canUndo(slot) ? m.booking_undo() : labelOf(slot, state, circumstances);
	const label = status === "failed" ? m.booking_retry() : usual;
	const name = nameOf(slot);
	const shape = {
		look: state === "open" ? "lime" : "ghost",
		size: "small",
		wide: true,
		"aria-label": `${label}: ${name}`,
	} as const;
	if (bookings.canUndo(slot)) {
		return (
			<Button {...shape} look="lime" busy={pending} onClick={() => void undo(slot)}>
				{label}
			</Button>
		);
	}
	if (reason !== null) {
		return (
			<>
				<Tooltip text={reason}>
					{(describedBy) => (
						<Button {...shape} unavailable aria-describedby={describedBy}>
							{label}
						</Button>
					)}
				</Tooltip>
				{opensForMembers(slot, state, circumstances) && (
					<a
						href={logInAddress(bookTo, "ahead")}
						aria-label={`${m.booking_log_in_ahead()}: ${name}`}
						className={styles.link}
					>
						{m.booking_log_in_ahead()}
					</a>
				)}
			</>
		);
	}
	if (state === "booked") {
		return (
			<CancelButton
				name={name}
				late={
					cancelsLate(slot, circumstances.now, lateCancelMinutes)
						? `${m.booking_late({ time: formatMinutes(lateCancelMinutes) })} ${lateConsequence}`
						: null
				}
				labels={{ cancel: label, anyway: m.booking_cancel_anyway() }}
				busy={pending}
				wide
				onCancel={() => cancel(slot)}
			/>
		);
	}
	if (state === "waiting") {
		return (
			<Button {...shape} busy={pending} onClick={() => void leave(slot)}>
				{label}
			</Button>
		);
	}
	// A link for members as well: until the script has loaded it opens the sheet.
	const bookNow = state === "open" && circumstances.actor === "member" ? book : undefined;
	const direct = canWait(slot, circumstances) ? wait : bookNow;
	const onClick = direct && onTheSpot(() => !pending && void direct(slot));
	return (
		<LinkButton {...shape} to={bookTo} inPlace="push" busy={pending} onClick={onClick}>
			{label}
		</LinkButton>
	);
}

function labelOf(slot: Slot, state: SlotState, circumstances: BookingCircumstances): string {
	const { actor, now } = circumstances;
	if (state === "full") return canWait(slot, circumstances) ? m.booking_wait() : m.booking_full();
	if (state === "waiting") return m.booking_leave();
	if (state === "booked") return actor === "guest" || hasStarted(slot, now) ? m.booking_booked() : m.booking_cancel();
	if (state !== "passed") return m.booking_book();
	return hasEnded(slot, now) ? m.booking_over() : m.booking_closed();
}

/** Why it cannot be booked or cancelled, if so. */
function unavailableReason(
	slot: Slot,
	state: SlotState,
	{ actor, now }: BookingCircumstances,
	later: string,
): string | null {
	if (state === "passed") return m.booking_passed();
	if (state === "later") return later;
	if (state !== "booked") return null;
	if (hasStarted(slot, now)) return m.booking_started();
	return actor === "guest" ? m.booking_guests_cannot_cancel() : null;
}
