import { emailRule, phoneDigits, phoneRule, required } from "@kvart/contract/rules";
import { formatTime } from "@kvart/contract/time";
import { useEffect, useState } from "react";
import { problemMessage, problemToast } from "../../i18n/problem-message.ts";
import { useLocalePath } from "../../i18n/use-locale.ts";
import { useAddress } from "../../lib/address.ts";
import { startProof } from "../../lib/proof.ts";
import { type Slot, type SlotState, slotState } from "../../lib/slot.ts";
import { type Form, onSend, useForm } from "../../lib/use-form.ts";
import { m } from "../../paraglide/messages.js";
import { Button } from "../../ui/button/button.tsx";
import { TextField } from "../../ui/field/text-field.tsx";
import { Notice } from "../../ui/notice/notice.tsx";
import { Sheet } from "../../ui/sheet/sheet.tsx";
import { useSheetParam, useShown } from "../../ui/sheet/use-sheet-param.ts";
import { TextLink } from "../../ui/text-link/text-link.tsx";
import { showToast } from "../../ui/toast/toast.ts";
import type { BookingTexts } from "./booking.server.ts";
import styles from "./booking-sheet.module.css";
import { Nearby } from "./nearby.tsx";
import type { GuestValues, SentBooking } from "./requests.ts";
import { type Bookings, logInAddress, restoreFocus } from "./use-bookings.ts";

interface BookingSheetHostProps {
	bookings: Bookings;
	texts: BookingTexts;
	/** Guests confirm by mail. */
	askEmail: boolean;
	sent: SentBooking | null;
	/** Club and room. */
	place: string;
	/** Names of the days of the week that is shown, by date. */
	dayNames: Readonly<Record<string, string>>;
}

/** The sheet of the period in the address: a link opens it, the back button closes it. */
export function BookingSheetHost({ bookings, texts, askEmail, sent, place, dayNames }: BookingSheetHostProps) {
	const sheet = useSheetParam("book");
	const shown = bookings.slots.filter(({ trainingDate }) => trainingDate in dayNames);
	const wanted = shown.find(({ id }) => String(id) === sheet.value);
	const shownId = useShown(wanted?.id);
	const slot = shown.find(({ id }) => id === shownId);
	if (!slot) return null;
	return (
		<BookingSheet
			slot={slot}
			state={slotState(slot, bookings.circumstances)}
			bookings={bookings}
			texts={texts}
			askEmail={askEmail}
			sent={sent?.target.id === slot.id ? sent : null}
			place={place}
			day={dayNames[slot.trainingDate] ?? ""}
			open={wanted !== undefined}
			onClose={sheet.close}
			closeTo={sheet.closeTo}
		/>
	);
}

interface BookingSheetProps {
	slot: Slot;
	state: SlotState;
	bookings: Bookings;
	texts: BookingTexts;
	askEmail: boolean;
	/** The answer to a plain POST. */
	sent: SentBooking | null;
	place: string;
	day: string;
	open: boolean;
	onClose: () => void;
	closeTo: string;
}

/** Books one period: a form for guests, one button for members, alternatives if it is full. */
function BookingSheet(props: BookingSheetProps) {
	const { slot, state, bookings, texts, askEmail, sent, place, day, open, onClose, closeTo } = props;
	const { circumstances, requestOf, madeHere, book } = bookings;
	const form = useGuestForm(sent, askEmail);
	// An error that belongs to no field.
	const [refusal, setRefusal] = useState(sent && !sent.calendarUrl && sent.errors.length === 0 ? sent.code : null);
	const status = requestOf(slot)?.status;
	const guest = circumstances.actor === "guest";
	const made = madeHere(slot);
	// The button that opened it may have been replaced.
	useEffect(() => {
		if (!open) restoreFocus(slot.id);
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
							<Button type="submit" form="guest-booking" wide busy={status === "pending"}>
								{status === "failed" ? texts.retry : texts.book}
							</Button>
						</div>
						{/* Shown to members until the script has loaded. */}
						<div className={styles.member}>
							<Button wide busy>
								{texts.confirm}
							</Button>
						</div>
					</>
				) : (
					<Button wide busy={status === "pending"} onClick={() => void bookAsMember()}>
						{status === "failed" ? texts.retry : texts.confirm}
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
					{texts.bookFailed}
				</Notice>
			)}
			{refusal && (
				<Notice kind="error" live>
					{problemMessage(refusal)}
				</Notice>
			)}
			{state === "open" && guest && (
				<div className={styles.visitor}>
					<GuestForm form={form} slot={slot} texts={texts} askEmail={askEmail} onSubmit={bookAsGuest} />
					<LogInOffer texts={texts} />
				</div>
			)}
			{state === "open" && !guest && <p>{m.booking_member_text({ count: slot.freePlaces })}</p>}
			{state === "full" && (
				<>
					<p>{texts.fullText}</p>
					<Nearby slot={slot} open={open} texts={texts} />
				</>
			)}
			{state === "booked" && made && (
				<Notice
					kind="success"
					action={
						made.code === "SUC_BOOKED" && (
							<a href={made.calendarUrl} download="" className={styles.calendar}>
								{texts.calendar}
							</a>
						)
					}
				>
					{problemMessage(made.code)}
				</Notice>
			)}
			{state !== "open" && state !== "full" && !made && <p>{reasonOf(state, texts)}</p>}
			{state === "later" && guest && circumstances.window !== "today" && <LogInOffer texts={texts} />}
		</Sheet>
	);
}

function reasonOf(state: SlotState, texts: BookingTexts): string {
	if (state === "booked") return texts.havePlace;
	if (state === "cancelled") return texts.calledOff;
	return state === "later" ? texts.onlyToday : texts.passed;
}

/** The log-in page redirects back to this sheet. */
function LogInOffer({ texts }: { texts: BookingTexts }) {
	const { pathname, search } = useAddress();
	return (
		<p className={styles.offer}>
			{texts.haveAccount} <TextLink to={logInAddress(pathname + search)}>{texts.logIn}</TextLink>
		</p>
	);
}

const empty: GuestValues = { firstName: "", lastName: "", phone: "", email: "" };

/** Starts with the values and errors of a plain POST. */
function useGuestForm(sent: SentBooking | null, askEmail: boolean): Form<GuestValues> {
	return useForm<GuestValues>(
		sent && !sent.calendarUrl ? sent.values : empty,
		{ firstName: required, lastName: required, phone: phoneRule, ...(askEmail && { email: emailRule }) },
		Object.fromEntries(sent?.errors.map(({ field, code }) => [field, code]) ?? []),
	);
}

interface GuestFormProps {
	form: Form<GuestValues>;
	slot: Slot;
	texts: BookingTexts;
	askEmail: boolean;
	onSubmit: () => Promise<void>;
}

/** Its button is in the footer of the sheet. */
function GuestForm({ form, slot, texts, askEmail, onSubmit }: GuestFormProps) {
	const localePath = useLocalePath();
	useEffect(() => {
		const element = form.ref.current;
		element?.addEventListener("focusin", startProof);
		return () => element?.removeEventListener("focusin", startProof);
	}, [form.ref]);
	return (
		<form {...form.attributes} id="guest-booking" className={styles.form} onSubmit={onSend(onSubmit)}>
			<input type="hidden" name="trainingDate" value={slot.trainingDate} />
			<TextField
				label={texts.firstName}
				autoComplete="given-name"
				{...form.control("firstName")}
				onBlur={({ currentTarget }) => {
					currentTarget.value = currentTarget.value.trim();
				}}
			/>
			<TextField label={texts.lastName} autoComplete="family-name" {...form.control("lastName")} />
			<TextField
				label={texts.phone}
				hint={texts.phoneHint}
				type="tel"
				autoComplete="tel"
				numeric
				// Leaves room for spaces and dashes.
				maxLength={2 * phoneDigits.max}
				{...form.control("phone")}
			/>
			{askEmail && (
				<TextField
					label={texts.email}
					hint={texts.emailHint}
					type="email"
					autoComplete="email"
					{...form.control("email")}
				/>
			)}
			<p className={styles.privacy}>
				<TextLink to={localePath("/privacy")}>{texts.privacy}</TextLink>
			</p>
		</form>
	);
}
