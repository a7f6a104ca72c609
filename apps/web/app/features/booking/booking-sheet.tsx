import { formatTime } from "@kvart/contract/time";
import { useEffect } from "react";
import type { Slot, SlotState } from "../../lib/slot.ts";
import { m } from "../../paraglide/messages.js";
import { Button } from "../../ui/button/button.tsx";
import { Notice } from "../../ui/notice/notice.tsx";
import { Sheet } from "../../ui/sheet/sheet.tsx";
import { TextLink } from "../../ui/text-link/text-link.tsx";
import type { BookingWords } from "./booking-data.ts";
import styles from "./booking-sheet.module.css";
import { keepFocus } from "./calls.ts";
import { GuestForm, useGuestForm } from "./guest-form.tsx";
import { LoginOffer } from "./login-offer.tsx";
import { Nearby } from "./nearby.tsx";
import type { Bookings } from "./use-bookings.ts";

export interface BookingSheetProps {
	slot: Slot;
	state: SlotState;
	bookings: Bookings;
	words: BookingWords;
	/** The front desk, for whoever cannot book here. */
	phone: string;
	place: string;
	day: string;
	open: boolean;
	onClose: () => void;
	closeTo: string;
}

/** A place in one training: the form for guests, one button for members, and what to do when there is none left. */
export function BookingSheet(props: BookingSheetProps) {
	const { slot, state, bookings, words, phone, place, day, open, onClose, closeTo } = props;
	const { circumstances, attemptOf, act } = bookings;
	const form = useGuestForm();
	const attempt = attemptOf(slot);
	const guest = circumstances.actor === "guest";
	// The button that opened it may have given way to another.
	useEffect(() => {
		if (!open) keepFocus(slot.id);
	}, [open, slot.id]);
	const close = () => {
		form.clearCodes();
		onClose();
	};
	const bookAsMember = async () => {
		if ((await act(slot, "book")).kind === "done") close();
	};
	return (
		<Sheet
			open={open}
			onClose={close}
			closeTo={closeTo}
			title={slot.training.name}
			footer={
				state === "open" && (
					<>
						<ByPhone phone={phone} />
						<div className={styles["scripted"]}>
							{guest ? (
								<Button type="submit" form="guest-booking" wide busy={attempt?.status === "busy"}>
									{attempt?.status === "failed" ? words.retry : words.book}
								</Button>
							) : (
								<Button wide busy={attempt?.status === "busy"} onClick={() => void bookAsMember()}>
									{attempt?.status === "failed" ? words.retry : m.booking_confirm()}
								</Button>
							)}
						</div>
					</>
				)
			}
		>
			<p className={styles["when"]}>
				{day}, {formatTime(slot.time)}
			</p>
			<p className={styles["where"]}>
				{place}
				{slot.coach && ` · ${slot.coach.name}`} · {slot.duration} min
			</p>
			{attempt?.status === "failed" && (
				<Notice kind="error" live>
					{words.bookFailed}
				</Notice>
			)}
			{state === "open" && guest && <GuestForm form={form} slot={slot} act={act} onDone={close} />}
			{state === "open" && guest && <LoginOffer />}
			{state === "open" && !guest && <p>{m.booking_member_text({ count: slot.freePlaces })}</p>}
			{state === "full" && <Nearby slot={slot} open={open} />}
			{state !== "open" && state !== "full" && <p>{reasonOf(state, words)}</p>}
			{state === "later" && guest && circumstances.window === "week" && <LoginOffer />}
		</Sheet>
	);
}

function reasonOf(state: SlotState, words: BookingWords): string {
	if (state === "booked") return m.booking_have_place();
	if (state === "cancelled") return m.booking_called_off();
	return state === "later" ? words.onlyToday : words.passed;
}

/** Without scripts the form cannot be sent: the front desk takes the booking. */
function ByPhone({ phone }: { phone: string }) {
	return (
		<noscript>
			<p>
				{m.booking_by_phone()} <TextLink to={`tel:${phone.replaceAll(" ", "")}`}>{phone}</TextLink>
			</p>
		</noscript>
	);
}
