import { type BookingCircumstances, hasEnded, hasStarted } from "@kvart/contract/booking";
import { formatTime } from "@kvart/contract/time";
import type { Slot, SlotState } from "../../lib/slot.ts";
import { Button } from "../../ui/button/button.tsx";
import { LinkButton } from "../../ui/button/link-button.tsx";
import { onTheSpot } from "../../ui/link/on-the-spot.ts";
import { Tooltip } from "../../ui/tooltip/tooltip.tsx";
import styles from "./booking-button.module.css";
import type { BookingWords } from "./booking-data.ts";
import type { Bookings } from "./use-bookings.ts";

interface BookingButtonProps {
	slot: Slot;
	state: SlotState;
	/** Where the sheet is in which a place is booked. */
	bookTo: string;
	bookings: Bookings;
	words: BookingWords;
}

/** The one button of a card. Members book on the spot, guests in the sheet, and who cannot learns why. */
export function BookingButton(props: BookingButtonProps) {
	const { slot, state, bookings, words } = props;
	const { actor, window } = bookings.circumstances;
	const request = bookings.requestOf(slot);
	const calendarUrl = state === "booked" ? bookings.calendarUrlOf(slot) : undefined;
	return (
		<div
			data-slot={slot.id}
			data-for-members={(actor === "guest" && state === "later" && window === "week") || undefined}
			className={styles.action}
		>
			{request?.status === "failed" && (
				<p role="alert" className={styles.failed}>
					{request.action === "book" ? words.bookFailed : words.cancelFailed}
				</p>
			)}
			<Control {...props} />
			{calendarUrl && (
				<a href={calendarUrl} download="" className={styles.calendar}>
					{words.calendar}
				</a>
			)}
		</div>
	);
}

function Control({ slot, state, bookTo, bookings, words }: BookingButtonProps) {
	const { requestOf, book, cancel, circumstances } = bookings;
	const status = requestOf(slot)?.status;
	const busy = status === "busy";
	const reason = reasonNot(slot, state, circumstances, words);
	const label = status === "failed" ? words.retry : labelOf(slot, state, circumstances, words);
	const shape = {
		look: state === "open" ? "lime" : "ghost",
		size: "small",
		wide: true,
		"aria-label": `${label}: ${slot.training.name}, ${formatTime(slot.time)}`,
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
	if (state === "booked") {
		return (
			<Button {...shape} busy={busy} onClick={() => void cancel(slot)}>
				{label}
			</Button>
		);
	}
	// A link also for members: before the script is there it leads to the sheet, and a press in between is not lost.
	const onClick =
		state === "open" && circumstances.actor === "member" ? onTheSpot(() => !busy && void book(slot)) : undefined;
	return (
		<LinkButton {...shape} to={bookTo} inPlace="push" busy={busy} onClick={onClick}>
			{label}
		</LinkButton>
	);
}

function labelOf(slot: Slot, state: SlotState, { actor, now }: BookingCircumstances, words: BookingWords): string {
	if (state === "full") return words.full;
	if (state === "booked") return actor === "guest" || hasStarted(slot, now) ? words.booked : words.cancel;
	if (state !== "passed") return words.book;
	return hasEnded(slot, now) ? words.over : words.closed;
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
