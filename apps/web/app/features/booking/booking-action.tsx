import { type BookingCircumstances, hasStarted } from "@kvart/contract/booking";
import { formatTime, instantOf } from "@kvart/contract/time";
import { useAddress } from "../../lib/address.ts";
import type { Slot, SlotState } from "../../lib/slot.ts";
import { Button } from "../../ui/button/button.tsx";
import { LinkButton } from "../../ui/button/link-button.tsx";
import { withParams } from "../../lib/address.ts";
import { Tooltip } from "../../ui/tooltip/tooltip.tsx";
import styles from "./booking-action.module.css";
import type { BookingWords } from "./booking-data.ts";
import type { Bookings } from "./use-bookings.ts";

interface BookingActionProps {
	slot: Slot;
	state: SlotState;
	bookings: Bookings;
	words: BookingWords;
}

/** The one button of a card. Members act on the spot, guests are led to the sheet, and who cannot learns why. */
export function BookingAction({ slot, state, bookings, words }: BookingActionProps) {
	const { attemptOf, calendarUrlOf, pending } = bookings;
	const failed = attemptOf(slot)?.status === "failed" ? attemptOf(slot) : undefined;
	const calendarUrl = state === "booked" ? calendarUrlOf(slot) : undefined;
	return (
		<div data-slot={slot.id} data-pending={pending || undefined} className={styles["action"]}>
			{failed && (
				<p role="alert" className={styles["failed"]}>
					{failed.deed === "book" ? words.bookFailed : words.cancelFailed}
				</p>
			)}
			<Control slot={slot} state={state} bookings={bookings} words={words} />
			{calendarUrl && (
				<a href={calendarUrl} download="" className={styles["calendar"]}>
					{words.calendar}
				</a>
			)}
		</div>
	);
}

function Control({ slot, state, bookings, words }: BookingActionProps) {
	const location = useAddress();
	const { attemptOf, act, circumstances } = bookings;
	const { actor } = circumstances;
	const attempt = attemptOf(slot);
	const reason = reasonNot(slot, state, circumstances, words);
	const about = `${slot.training.name}, ${formatTime(slot.time)}`;
	const label = attempt?.status === "failed" ? words.retry : labelOf(slot, state, circumstances, words);
	const shape = {
		look: state === "open" ? "lime" : "ghost",
		size: "small",
		wide: true,
		"aria-label": `${label}: ${about}`,
	} as const;
	if (reason !== null) {
		return (
			<Tooltip text={reason}>
				{(describedBy) => (
					<Button {...shape} unavailable aria-describedby={describedBy}>
						{label}
					</Button>
				)}
			</Tooltip>
		);
	}
	if (state === "full" || (state === "open" && actor === "guest")) {
		return (
			<LinkButton {...shape} to={withParams(location, { book: String(slot.id), info: undefined })} inPlace="push">
				{label}
			</LinkButton>
		);
	}
	return (
		<Button
			{...shape}
			busy={attempt?.status === "busy"}
			onClick={() => void act(slot, state === "booked" ? "cancel" : "book")}
		>
			{label}
		</Button>
	);
}

function labelOf(slot: Slot, state: SlotState, { actor, now }: BookingCircumstances, words: BookingWords): string {
	if (state === "full") return words.full;
	if (state === "booked") return actor === "guest" || hasStarted(slot, now) ? words.booked : words.cancel;
	if (state !== "passed") return words.book;
	const end = instantOf(slot.trainingDate, slot.time).getTime() + slot.duration * 60_000;
	return now.getTime() >= end ? words.over : words.closed;
}

/** Why nothing can be done; null where something can. */
function reasonNot(
	slot: Slot,
	state: SlotState,
	{ actor, now }: BookingCircumstances,
	words: BookingWords,
): string | null {
	if (state === "passed") return words.passed;
	if (state === "later") return words.onlyToday;
	if (state !== "booked") return null;
	if (hasStarted(slot, now)) return words.started;
	return actor === "guest" ? words.guestsCannotCancel : null;
}
