import { formatTime } from "@kvart/contract/time";
import { useEffect, useState } from "react";
import { problemMessage, problemToast } from "../../i18n/problem-message.ts";
import { useAddress } from "../../lib/address.ts";
import type { Slot, SlotState } from "../../lib/slot.ts";
import { m } from "../../paraglide/messages.js";
import { Button } from "../../ui/button/button.tsx";
import { Notice } from "../../ui/notice/notice.tsx";
import { Sheet } from "../../ui/sheet/sheet.tsx";
import { TextLink } from "../../ui/text-link/text-link.tsx";
import { showToast } from "../../ui/toast/toast.ts";
import type { BookingWords, SentBooking } from "./booking-data.ts";
import styles from "./booking-sheet.module.css";
import { GuestForm, useGuestForm } from "./guest-form.tsx";
import { logInAddress } from "./log-in-address.ts";
import { Nearby } from "./nearby.tsx";
import { type Bookings, keepFocus } from "./use-bookings.ts";

export interface BookingSheetProps {
	slot: Slot;
	state: SlotState;
	bookings: Bookings;
	words: BookingWords;
	/** What became of the form that this page answers. */
	sent: SentBooking | null;
	place: string;
	day: string;
	open: boolean;
	onClose: () => void;
	closeTo: string;
}

/** A place in one training: the form for guests, one button for members, and what to do when there is none left. */
export function BookingSheet({
	slot,
	state,
	bookings,
	words,
	sent,
	place,
	day,
	open,
	onClose,
	closeTo,
}: BookingSheetProps) {
	const { circumstances, requestOf, calendarUrlOf, book } = bookings;
	const form = useGuestForm(sent);
	// What was wrong with the whole form, not with one of its fields.
	const [refusal, setRefusal] = useState(sent && !sent.calendarUrl && sent.errors.length === 0 ? sent.code : null);
	const status = requestOf(slot)?.status;
	const guest = circumstances.actor === "guest";
	const calendarUrl = calendarUrlOf(slot);
	// The button that opened it may have given way to another.
	useEffect(() => {
		if (!open) keepFocus(slot.id);
	}, [open, slot.id]);
	const close = () => {
		form.clear();
		setRefusal(null);
		onClose();
	};
	const bookAsMember = async () => {
		if ((await book(slot)).kind === "done") close();
	};
	const bookAsGuest = async () => {
		setRefusal(null);
		if (!form.check()) return showToast(problemToast("ERR_ALL_FIELDS_REQUIRED"));
		const outcome = await book(slot, form.read());
		if (outcome.kind === "done") close();
		if (outcome.kind === "refused" && outcome.errors.length > 0) form.refuse(outcome.errors);
	};
	return (
		<Sheet
			open={open}
			onClose={close}
			closeTo={closeTo}
			title={slot.training.name}
			footer={
				state === "open" &&
				(guest ? (
					<>
						<div className={styles.visitor}>
							<Button type="submit" form="guest-booking" wide busy={status === "busy"}>
								{status === "failed" ? words.retry : words.book}
							</Button>
						</div>
						{/* Who is logged in is only known to the script: until it is there, the button says that it is coming. */}
						<div className={styles.member}>
							<Button wide busy>
								{words.confirm}
							</Button>
						</div>
					</>
				) : (
					<Button wide busy={status === "busy"} onClick={() => void bookAsMember()}>
						{status === "failed" ? words.retry : words.confirm}
					</Button>
				))
			}
		>
			<p className={styles.when}>
				{day}, {formatTime(slot.time)}
			</p>
			<p className={styles.where}>
				{place}
				{slot.coach && ` · ${slot.coach.name}`} · {slot.duration} min
			</p>
			{status === "failed" && (
				<Notice kind="error" live>
					{words.bookFailed}
				</Notice>
			)}
			{refusal && (
				<Notice kind="error" live>
					{problemMessage(refusal)}
				</Notice>
			)}
			{state === "open" && guest && (
				<div className={styles.visitor}>
					<GuestForm form={form} slot={slot} words={words} onSubmit={bookAsGuest} />
					<LogInOffer words={words} />
				</div>
			)}
			{state === "open" && !guest && <p>{m.booking_member_text({ count: slot.freePlaces })}</p>}
			{state === "full" && <Nearby slot={slot} open={open} words={words} />}
			{state === "booked" && calendarUrl && (
				<Notice
					kind="success"
					action={
						<a href={calendarUrl} download="" className={styles.calendar}>
							{words.calendar}
						</a>
					}
				>
					{problemMessage("SUC_BOOKED")}
				</Notice>
			)}
			{state !== "open" && state !== "full" && !calendarUrl && <p>{reasonOf(state, words)}</p>}
			{state === "later" && guest && circumstances.window === "week" && <LogInOffer words={words} />}
		</Sheet>
	);
}

function reasonOf(state: SlotState, words: BookingWords): string {
	if (state === "booked") return words.havePlace;
	if (state === "cancelled") return words.calledOff;
	return state === "later" ? words.onlyToday : words.passed;
}

/** Who has an account comes back to this very training after logging in. */
function LogInOffer({ words }: { words: BookingWords }) {
	const { pathname, search } = useAddress();
	return (
		<p className={styles.offer}>
			{words.haveAccount} <TextLink to={logInAddress(pathname + search)}>{words.logIn}</TextLink>
		</p>
	);
}
