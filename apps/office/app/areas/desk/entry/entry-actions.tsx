import type { Arrival, ArrivalBooking } from "@kvart/contract/staff/memberships/desk-arrival";
import { Button } from "@mantine/core";
import { Check, DoorOpen, Undo2 } from "lucide-react";
import { formatInstantClock } from "../../../lib/format.ts";
import { m } from "../../../paraglide/messages.js";
import styles from "./entry.module.css";
import { awaitedClass, classOf } from "./labels.ts";
import type { Presses } from "./use-presses.ts";

interface ActionsProps {
	arrival: Arrival;
	presses: Presses;
}

function Done({ text, undo, busy, onUndo }: { text: string; undo: string; busy: boolean; onUndo: () => void }) {
	return (
		<div className={styles.done}>
			<span className={styles.since}>
				<Check size={20} strokeWidth={3} aria-hidden />
				{text}
			</span>
			<Button variant="default" leftSection={<Undo2 size={18} aria-hidden />} loading={busy} onClick={onUndo}>
				{undo}
			</Button>
		</div>
	);
}

function ClassAction({ arrival, presses, booking }: ActionsProps & { booking: ArrivalBooking }) {
	const about = classOf(booking);
	if (booking.cancelled) return <p className={styles.off}>{m.desk_class_cancelled(about)}</p>;
	if (booking.checked_in_at !== null)
		return (
			<Done
				text={m.desk_checked_in({ ...about, at: formatInstantClock(booking.checked_in_at) })}
				undo={m.desk_undo_check_in(about)}
				busy={presses.busy}
				onUndo={() => presses.undoCheckIn(arrival, booking.booking_id)}
			/>
		);
	const isFirst = awaitedClass(arrival)?.booking_id === booking.booking_id;
	return (
		<Button
			size="lg"
			variant={isFirst ? "filled" : "default"}
			disabled={arrival.state === "blocked"}
			leftSection={<Check size={22} aria-hidden />}
			loading={presses.busy}
			onClick={() => presses.checkIn(arrival, booking.booking_id)}
		>
			{m.desk_check_in(about)}
		</Button>
	);
}

function GymAction({ arrival, presses }: ActionsProps) {
	if (arrival.entered_at !== null)
		return (
			<Done
				text={m.desk_entered({ time: formatInstantClock(arrival.entered_at) })}
				undo={m.desk_undo_entry()}
				busy={presses.busy}
				onUndo={() => presses.undoEntry(arrival)}
			/>
		);
	if (arrival.verdicts.gym.answer === "refuse") return null;
	return (
		<Button
			size="lg"
			variant={awaitedClass(arrival) ? "default" : "filled"}
			leftSection={<DoorOpen size={22} aria-hidden />}
			loading={presses.busy}
			onClick={() => presses.letIn(arrival)}
		>
			{m.desk_let_in()}
		</Button>
	);
}

/** Today's classes and the gym: a person who booked can always be checked in. */
export function EntryActions({ arrival, presses }: ActionsProps) {
	return (
		<div className={styles.actions}>
			{arrival.bookings.map((booking) => (
				<ClassAction key={booking.booking_id} arrival={arrival} presses={presses} booking={booking} />
			))}
			<GymAction arrival={arrival} presses={presses} />
		</div>
	);
}
