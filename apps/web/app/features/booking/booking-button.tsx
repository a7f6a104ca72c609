import { type BookingCircumstances, hasEnded, hasStarted } from "@kvart/contract/booking";
import { formatTime } from "@kvart/contract/time";
import type { Slot, SlotState } from "../../lib/slot.ts";
import { Button } from "../../ui/button/button.tsx";
import { LinkButton } from "../../ui/button/link-button.tsx";
import { onTheSpot } from "../../ui/link/link.tsx";
import { Tooltip } from "../../ui/tooltip/tooltip.tsx";
import type { BookingTexts } from "./booking.server.ts";
import styles from "./booking-button.module.css";
import type { Bookings } from "./use-bookings.ts";

interface BookingButtonProps {
	slot: Slot;
	state: SlotState;
	/** The address of the booking sheet. */
	bookTo: string;
	bookings: Bookings;
	texts: BookingTexts;
}

/** Members book directly, guests get a form, everyone else sees why not. */
export function BookingButton(props: BookingButtonProps) {
	const { slot, state, bookings, texts } = props;
	const { actor, window } = bookings.circumstances;
	const request = bookings.requestOf(slot);
	const made = state === "booked" ? bookings.madeHere(slot) : undefined;
	return (
		<div
			data-slot={slot.id}
			data-for-members={(actor === "guest" && state === "later" && window !== "today") || undefined}
			className={styles.action}
		>
			{request?.status === "failed" && (
				<p role="alert" className={styles.failed}>
					{request.action === "book" ? texts.bookFailed : texts.cancelFailed}
				</p>
			)}
			<Control {...props} />
			{made?.code === "SUC_BOOKED" && (
				<a href={made.calendarUrl} download="" className={styles.calendar}>
					{texts.calendar}
				</a>
			)}
		</div>
	);
}

function Control({ slot, state, bookTo, bookings, texts }: BookingButtonProps) {
	const { requestOf, book, cancel, circumstances } = bookings;
	const status = requestOf(slot)?.status;
	const pending = status === "pending";
	const reason = unavailableReason(slot, state, circumstances, texts);
	const label = status === "failed" ? texts.retry : labelOf(slot, state, circumstances, texts);
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
			<Button {...shape} busy={pending} onClick={() => void cancel(slot)}>
				{label}
			</Button>
		);
	}
	// A link for members as well: until the script has loaded it opens the sheet.
	const onClick =
		state === "open" && circumstances.actor === "member" ? onTheSpot(() => !pending && void book(slot)) : undefined;
	return (
		<LinkButton {...shape} to={bookTo} inPlace="push" busy={pending} onClick={onClick}>
			{label}
		</LinkButton>
	);
}

function labelOf(slot: Slot, state: SlotState, { actor, now }: BookingCircumstances, texts: BookingTexts): string {
	if (state === "full") return texts.full;
	if (state === "booked") return actor === "guest" || hasStarted(slot, now) ? texts.booked : texts.cancel;
	if (state !== "passed") return texts.book;
	return hasEnded(slot, now) ? texts.over : texts.closed;
}

/** Why it cannot be booked or cancelled, if so. */
function unavailableReason(
	slot: Slot,
	state: SlotState,
	{ actor, now }: BookingCircumstances,
	texts: BookingTexts,
): string | null {
	if (state === "passed") return texts.passed;
	if (state === "later") return texts.onlyToday;
	if (state !== "booked") return null;
	if (hasStarted(slot, now)) return texts.started;
	return actor === "guest" ? texts.guestsCannotCancel : null;
}
