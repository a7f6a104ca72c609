import type { OwnBooking } from "@kvart/contract/members";
import { formatDate, formatTime } from "@kvart/contract/time";
import { useState } from "react";
import { problemToast } from "../../i18n/problem-message.ts";
import { classPath } from "../../lib/coming-class.ts";
import { tellOtherTabs } from "../../lib/other-tabs.ts";
import { m } from "../../paraglide/messages.js";
import { Button } from "../../ui/button/button.tsx";
import { Link } from "../../ui/link/link.tsx";
import { showMessage, useRequest } from "../../ui/request/use-request.ts";
import { ShareLink } from "../../ui/share/share-link.tsx";
import { showToast } from "../../ui/toast/toast.ts";
import { CancelButton } from "./cancel-button.tsx";
import { bookAsMember, cancel } from "./member-calls.ts";
import { missingInWords } from "./missing-membership.ts";
import styles from "./own-bookings.module.css";
import { OwnTrainingFacts, targetOf, useTrainingNames } from "./own-training.tsx";
import { heldFor, offerUndo } from "./undo.ts";

/** How long before the start cancelling is late, and what follows. */
export interface Late {
	time: string;
	consequence: string;
}

interface OwnBookingRowProps {
	booking: OwnBooking;
	/** The next one: its entry code is open. */
	next?: boolean;
	/** Only for bookings that can be cancelled; see `CancelProps`. */
	late?: Late | null;
	/** The address of the sheet that changes it to another hour. */
	changeTo?: string;
	/** It is cancelled, and its place held for an undo. */
	onHeld?: () => void;
	onChanged?: () => Promise<void>;
}

/** Rows load after the page: the browser does not find the one that the address names. */
function showIfNamed(row: HTMLLIElement | null): void {
	if (row && window.location.hash === `#${row.id}`) row.scrollIntoView();
}

export function OwnBookingRow(props: OwnBookingRowProps) {
	const { booking, next = false, late = null, changeTo, onHeld, onChanged } = props;
	const { name, date } = useTrainingNames(booking);
	return (
		<li id={`booking-${booking.id}`} ref={showIfNamed} className={styles.booking}>
			<OwnTrainingFacts own={booking} level={3}>
				{booking.cancelled && <p className={styles.off}>{m.booking_called_off()}</p>}
				{booking.missed && <p className={styles.missed}>{m.booking_miss_no_show()}</p>}
				{booking.moved_from && <MovedFrom {...booking.moved_from} />}
			</OwnTrainingFacts>
			{onChanged && (
				<Cancel
					booking={booking}
					name={`${name}, ${date}`}
					late={late}
					changeTo={changeTo}
					onHeld={onHeld}
					onChanged={onChanged}
				/>
			)}
			{onChanged && !booking.cancelled && <EntryCode booking={booking} open={next} />}
		</li>
	);
}

function MovedFrom({ training_date, time }: NonNullable<OwnBooking["moved_from"]>) {
	const date = formatDate(training_date);
	return <p className={styles.moved}>{m.booking_moved_from({ date, time: formatTime(time) })}</p>;
}

/** The desk's verdict, shown before the member stands in the queue. */
function entryInWords({ answer, reason, last_day }: NonNullable<OwnBooking["entry"]>): string {
	if (answer === "refuse") return missingInWords(reason);
	if (reason === "unpaid") return m.booking_entry_unpaid();
	if (reason === "last_visit") return m.booking_entry_last_visit();
	if (reason === "ends_soon" && last_day) return m.booking_entry_ends_soon({ date: formatDate(last_day) });
	return m.booking_entry_allow();
}

/** To show at the desk. */
function EntryCode({ booking: { code, code_url, entry }, open }: { booking: OwnBooking; open: boolean }) {
	return (
		<details open={open} className={styles.code}>
			<summary>{m.booking_code()}</summary>
			<figure className={styles.picture}>
				<img src={code_url} alt={m.booking_code_picture({ code })} width={200} height={200} loading="lazy" />
				<figcaption>
					{m.booking_code_show()}
					<br />
					<b>{code}</b>
					{entry && (
						<span data-answer={entry.answer} className={styles.entry}>
							{entryInWords(entry)}
						</span>
					)}
				</figcaption>
			</figure>
		</details>
	);
}

interface CancelProps {
	booking: OwnBooking;
	name: string;
	/** Null if cancelling does not count as late. */
	late: Late | null;
	changeTo: string | undefined;
	onHeld: (() => void) | undefined;
	onChanged: () => Promise<void>;
}

/** Moves the focus from the button that it replaces. */
const takeFocus = (button: HTMLButtonElement | null) => button?.focus({ preventScroll: true });

function Cancel({ booking, name, late, changeTo, onHeld, onChanged }: CancelProps) {
	const { pending, request } = useRequest();
	const [offer, setOffer] = useState<AbortController>();
	const target = targetOf(booking);
	const about = `booking ${booking.id}`;

	async function cancelNow(): Promise<void> {
		const sentAt = performance.now();
		const answer = await request((api) => cancel(api, target));
		const milliseconds = answer ? heldFor(answer, sentAt) : 0;
		if (milliseconds === 0) {
			if (answer) showMessage(answer.code);
			// After a refusal as well: the list is out of date.
			return onChanged();
		}
		tellOtherTabs();
		const next = offerUndo(milliseconds, { label: m.booking_undo(), about }, () => void undo(next));
		setOffer(next);
		onHeld?.();
		// The row stays until the place is given up, with the undo in it.
		next.signal.addEventListener("abort", () => {
			setOffer(undefined);
			void onChanged();
		});
	}

	async function undo(of: AbortController): Promise<void> {
		const answer = await request((api) => bookAsMember(api, target, { undo: true }));
		if (!answer) return;
		showToast({ ...problemToast(answer.code), about });
		tellOtherTabs();
		of.abort();
	}

	return (
		<div className={styles.actions}>
			{offer ? (
				<Button
					size="small"
					busy={pending}
					ref={takeFocus}
					aria-label={`${m.booking_undo()}: ${name}`}
					onClick={() => void undo(offer)}
				>
					{m.booking_undo()}
				</Button>
			) : (
				<CancelButton
					name={name}
					late={late && `${m.booking_late({ time: late.time })} ${late.consequence}`}
					labels={{ cancel: m.booking_cancel(), anyway: m.booking_cancel_anyway() }}
					busy={pending}
					onCancel={cancelNow}
				/>
			)}
			<ShareLink path={classPath(booking.period_id, booking.training_date)} title={name} />
			<div className={styles.links}>
				{changeTo && !offer && !booking.cancelled && (
					<Link to={changeTo} inPlace="push" aria-label={`${m.booking_change()}: ${name}`} className={styles.link}>
						{m.booking_change()}
					</Link>
				)}
				<a
					href={booking.calendar_url}
					download=""
					aria-label={`${m.booking_calendar()}: ${name}`}
					className={styles.link}
				>
					{m.booking_calendar()}
				</a>
			</div>
		</div>
	);
}
