import { type BookingCircumstances, movesUp } from "@kvart/contract/booking";
import { formatTime, wallTime } from "@kvart/contract/time";
import { useEffect, useState } from "react";
import { problemMessage, problemToast } from "../../i18n/problem-message.ts";
import { useAddress } from "../../lib/address.ts";
import { classPath } from "../../lib/coming-class.ts";
import type { Slot, SlotState } from "../../lib/slot.ts";
import { m } from "../../paraglide/messages.js";
import { Button } from "../../ui/button/button.tsx";
import { Notice } from "../../ui/notice/notice.tsx";
import { LazyPart } from "../../ui/request/lazy-part.tsx";
import { ShareLink } from "../../ui/share/share-link.tsx";
import { Sheet } from "../../ui/sheet/sheet.tsx";
import { TextLink } from "../../ui/text-link/text-link.tsx";
import { showToast } from "../../ui/toast/toast.ts";
import { canWait, failedText, useLaterReason } from "./booking-button.tsx";
import styles from "./booking-sheet.module.css";
import { GuestForm, useGuestForm } from "./guest-form.tsx";
import { missingInWords } from "./missing-membership.ts";
import type { SentBooking } from "./requests.ts";
import { type Bookings, logInAddress, restoreFocus } from "./use-bookings.ts";

const loadNearby = async () => (await import("./nearby.tsx")).Nearby;

export interface BookingSheetProps {
	slot: Slot;
	state: SlotState;
	bookings: Bookings;
	emailRequired: boolean;
	/** The answer to a plain POST. */
	sent: SentBooking | null;
	place: string;
	day: string;
	open: boolean;
	onClose: () => void;
	closeTo: string;
}

/** Books one period: a form for guests, one button for members, alternatives if it is full. */
export function BookingSheet(props: BookingSheetProps) {
	const { slot, state, bookings, emailRequired, sent, place, day, open, onClose, closeTo } = props;
	const { circumstances, requestOf, madeHere, book } = bookings;
	const form = useGuestForm(sent, emailRequired);
	// An error that belongs to no field.
	const [refusal, setRefusal] = useState(sent && !sent.calendarUrl && sent.errors.length === 0 ? sent.code : null);
	const request = requestOf(slot);
	const status = request?.status;
	const guest = circumstances.actor === "guest";
	const made = madeHere(slot);
	const later = useLaterReason(slot, circumstances);
	const moves = movesUp(slot, circumstances.now, bookings.waitingClosesMinutes);
	// The button that opened it may have been replaced.
	useEffect(() => {
		if (!open) restoreFocus(slot.id);
	}, [open, slot.id]);
	const close = () => {
		form.clear();
		setRefusal(null);
		onClose();
	};
	const memberAction = memberActionOf(slot, state, circumstances);
	const memberTexts = { book: m.booking_confirm(), wait: m.booking_wait(), leave: m.booking_leave() };
	const actAsMember = async (action: MemberAction) => {
		const outcome = await bookings[action](slot);
		// The sheet of an overlap takes the place of this one.
		if (outcome.kind === "done") close();
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
				guest
					? state === "open" && <GuestAction status={status} />
					: memberAction !== null && (
							<Button
								look={memberAction === "leave" ? "ghost" : "lime"}
								wide
								busy={status === "pending"}
								onClick={() => void actAsMember(memberAction)}
							>
								{status === "failed" ? m.booking_retry() : memberTexts[memberAction]}
							</Button>
						)
			}
		>
			<p className={styles.when}>
				{day}, {formatTime(slot.time)}
			</p>
			<p className={styles.where}>
				{place}
				{slot.coach && ` · ${slot.coach.name}`} · {slot.duration} min
			</p>
			{request?.status === "failed" && (
				<Notice kind="error" live>
					{failedText(request.action)}
				</Notice>
			)}
			{refusal && (
				<Notice kind="error" live>
					{problemMessage(refusal)}
				</Notice>
			)}
			{state === "open" && guest && (
				<div className={styles.visitor}>
					<GuestForm form={form} slot={slot} emailRequired={emailRequired} onSubmit={bookAsGuest} />
					<LogInOffer />
				</div>
			)}
			{state === "open" && !guest && <p>{m.booking_member_text({ count: slot.freePlaces })}</p>}
			{(state === "full" || state === "waiting") && (
				<>
					<Full
						slot={slot}
						state={state}
						waitable={memberAction !== null}
						guest={guest}
						waitText={moves ? m.booking_wait_text() : m.booking_wait_text_late()}
					/>
					<LazyPart load={loadNearby} props={{ slot, today: wallTime(circumstances.now).date, open }} />
				</>
			)}
			{state === "booked" && made && (
				<Notice
					kind="success"
					action={
						made.code === "SUC_BOOKED" && (
							<a href={made.calendarUrl} download="" className={styles.calendar}>
								{m.booking_calendar()}
							</a>
						)
					}
				>
					{problemMessage(made.code)}
				</Notice>
			)}
			{state === "booked" && made?.missing && <Notice kind="warning">{missingInWords(made.missing)}</Notice>}
			{!made && <Reason state={state} later={later} />}
			{state === "later" && guest && circumstances.window !== "today" && <LogInOffer />}
			<div className={styles.share}>
				<ShareLink
					path={classPath(slot.id, slot.trainingDate)}
					title={`${slot.training.name}, ${place}, ${day}, ${formatTime(slot.time)}`}
				/>
			</div>
		</Sheet>
	);
}

type MemberAction = "book" | "wait" | "leave";

function memberActionOf(slot: Slot, state: SlotState, circumstances: BookingCircumstances): MemberAction | null {
	if (state === "open") return "book";
	if (state === "waiting") return "leave";
	return canWait(slot, circumstances) ? "wait" : null;
}

function GuestAction({ status }: { status: "pending" | "failed" | undefined }) {
	return (
		<>
			<div className={styles.visitor}>
				<Button type="submit" form="guest-booking" wide busy={status === "pending"}>
					{status === "failed" ? m.booking_retry() : m.booking_book()}
				</Button>
			</div>
			{/* Shown to members until the script has loaded. */}
			<div className={styles.member}>
				<Button wide busy>
					{m.booking_confirm()}
				</Button>
			</div>
		</>
	);
}

interface FullProps {
	slot: Slot;
	state: SlotState;
	/** The member may join the waiting list, or is on it. */
	waitable: boolean;
	guest: boolean;
	/** Explains the waiting list. */
	waitText: string;
}

function Full({ slot, state, waitable, guest, waitText }: FullProps) {
	if (state === "waiting")
		return <p className={styles.position}>{m.booking_position({ position: String(slot.waiting) })}</p>;
	return (
		<>
			<p>
				{m.booking_full_text()} {(waitable || guest) && waitText}
			</p>
			{guest && (
				<div className={styles.visitor}>
					<LogInOffer logIn={m.booking_log_in_to_wait()} />
				</div>
			)}
		</>
	);
}

/** Why nothing can be done here. */
function Reason({ state, later }: { state: SlotState; later: string }) {
	const reasons = {
		booked: m.booking_have_place(),
		cancelled: m.booking_called_off(),
		later,
		passed: m.booking_passed(),
		open: null,
		full: null,
		waiting: null,
	} satisfies Record<SlotState, string | null>;
	return reasons[state] && <p>{reasons[state]}</p>;
}

/** The log-in page redirects back to this sheet. */
function LogInOffer({ logIn = m.booking_log_in() }: { logIn?: string }) {
	const { pathname, search } = useAddress();
	return (
		<p className={styles.offer}>
			{m.booking_have_account()} <TextLink to={logInAddress(pathname + search)}>{logIn}</TextLink>
		</p>
	);
}
