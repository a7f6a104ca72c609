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
import { Button } from "../../ui/button/button.tsx";
import { LinkButton } from "../../ui/button/link-button.tsx";
import { onTheSpot } from "../../ui/link/link.tsx";
import { Tooltip } from "../../ui/tooltip/tooltip.tsx";
import type { BookingTexts } from "./booking.server.ts";
import styles from "./booking-button.module.css";
import { CancelButton } from "./cancel-button.tsx";
import { type Bookings, logInAddress } from "./use-bookings.ts";

interface BookingButtonProps {
	slot: Slot;
	state: SlotState;
	/** The address of the booking sheet. */
	bookTo: string;
	bookings: Bookings;
	texts: BookingTexts;
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
export function useLaterReason(
	{ trainingDate }: Slot,
	{ actor, ...window }: BookingCircumstances,
	texts: Pick<BookingTexts, "onlyToday" | "opens">,
): string {
	const locale = useLocale();
	if (actor === "guest" || window.window === "today") return texts.onlyToday;
	return texts.opens.replace("{date}", dayInText(opensOn(trainingDate, window), locale));
}

/** Members book or wait directly, guests get a form, everyone else sees why not. */
export function BookingButton(props: BookingButtonProps) {
	const { slot, state, bookings, texts } = props;
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
					{texts.failed[request.action]}
				</p>
			)}
			{state === "waiting" && (
				<p className={styles.position}>{texts.position.replace("{position}", String(slot.waiting))}</p>
			)}
			<Control {...props} />
			{(calendar || changeable) && (
				<div className={styles.links}>
					{calendar && (
						<a href={calendar} download="" className={styles.link}>
							{texts.calendar}
						</a>
					)}
					{changeable && (
						<a
							href={localePath(changePath(slot))}
							className={styles.link}
							aria-label={`${texts.change}: ${nameOf(slot)}`}
						>
							{texts.change}
						</a>
					)}
				</div>
			)}
		</div>
	);
}

function Control({ slot, state, bookTo, bookings, texts }: BookingButtonProps) {
	const { requestOf, book, cancel, undo, wait, leave, circumstances, lateCancelMinutes } = bookings;
	const status = requestOf(slot)?.status;
	const pending = status === "pending";
	const later = useLaterReason(slot, circumstances, texts);
	const reason = unavailableReason(slot, state, circumstances, { ...texts, later });
	const usual = bookings.canUndo(slot) ? texts.undo : labelOf(slot, state, circumstances, texts);
	const label = status === "failed" ? texts.retry : usual;
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
					<a href={logInAddress(bookTo, "ahead")} aria-label={`${texts.logInAhead}: ${name}`} className={styles.link}>
						{texts.logInAhead}
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
						? texts.late.replace("{time}", formatMinutes(lateCancelMinutes))
						: null
				}
				labels={{ cancel: label, anyway: texts.cancelAnyway }}
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

function labelOf(slot: Slot, state: SlotState, circumstances: BookingCircumstances, texts: BookingTexts): string {
	const { actor, now } = circumstances;
	if (state === "full") return canWait(slot, circumstances) ? texts.wait : texts.full;
	if (state === "waiting") return texts.leave;
	if (state === "booked") return actor === "guest" || hasStarted(slot, now) ? texts.booked : texts.cancel;
	if (state !== "passed") return texts.book;
	return hasEnded(slot, now) ? texts.over : texts.closed;
}

/** Why it cannot be booked or cancelled, if so. */
function unavailableReason(
	slot: Slot,
	state: SlotState,
	{ actor, now }: BookingCircumstances,
	texts: BookingTexts & { later: string },
): string | null {
	if (state === "passed") return texts.passed;
	if (state === "later") return texts.later;
	if (state !== "booked") return null;
	if (hasStarted(slot, now)) return texts.started;
	return actor === "guest" ? texts.guestsCannotCancel : null;
}
