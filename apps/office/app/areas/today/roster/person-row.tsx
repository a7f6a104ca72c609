import type { RosterEntry } from "@kvart/contract/staff/today";
import { ActionIcon, Badge, Button } from "@mantine/core";
import { Check, Phone, Undo2, UserX } from "lucide-react";
import { formatInstant, formatInstantClock } from "../../../lib/format.ts";
import { m } from "../../../paraglide/messages.js";
import { personName } from "../training-words.ts";
import styles from "./roster.module.css";

interface PersonRowProps {
	entry: RosterEntry;
	/** Being checked in or out right now. */
	busy: boolean;
	/** Whether people can be checked in: not before the day, not when it was called off. */
	open: boolean;
	/** None once the training is over. */
	onCancel?: () => void;
	onCheckIn: () => void;
	onUndo: () => void;
}

/** `+381641234567`: what a phone dials. */
function dialled(phone: string): string {
	return phone.replace(/[^+\d]/g, "");
}

function Arrival({ entry, busy, open, onCheckIn, onUndo }: Omit<PersonRowProps, "onCancel">) {
	const name = personName(entry);
	if (entry.checked_in_at === null) {
		return (
			<Button
				className={styles.checkIn ?? ""}
				aria-label={m.today_check_in_of({ name })}
				leftSection={<Check size={20} aria-hidden />}
				loading={busy}
				disabled={!open}
				onClick={onCheckIn}
			>
				{m.today_check_in()}
			</Button>
		);
	}
	return (
		<div className={styles.here}>
			<span className={styles.since}>
				<Check size={18} strokeWidth={3} aria-hidden />
				{m.today_here_since({ time: formatInstantClock(entry.checked_in_at) })}
			</span>
			<ActionIcon aria-label={m.today_undo_of({ name })} title={m.today_undo()} loading={busy} onClick={onUndo}>
				<Undo2 size={20} aria-hidden />
			</ActionIcon>
		</div>
	);
}

/** Somebody on the roster: one tap checks in, another takes it back. */
export function PersonRow({ entry, onCancel, ...arrival }: PersonRowProps) {
	const name = personName(entry);
	const facts = [
		entry.card_id && m.today_card({ card: entry.card_id }),
		m.today_booked_at({ when: formatInstant(entry.booked_at) }),
		entry.booked_by && m.today_booked_by({ name: entry.booked_by }),
	];
	return (
		<li className={styles.person} data-here={entry.checked_in_at !== null || undefined}>
			<div className={styles.who}>
				<div className={styles.name}>
					{name}
					{entry.member_id === null && entry.last_name !== "" && <Badge color="gray">{m.today_guest()}</Badge>}
					{entry.walk_in && <Badge color="gray">{m.today_walked_in()}</Badge>}
				</div>
				<p className={styles.facts}>{facts.filter(Boolean).join(" · ")}</p>
			</div>
			{entry.phone && (
				<a
					className={styles.phone}
					href={`tel:${dialled(entry.phone)}`}
					aria-label={m.today_call({ name, phone: entry.phone })}
				>
					<Phone size={18} aria-hidden />
					{entry.phone}
				</a>
			)}
			<div className={styles.deeds}>
				<Arrival entry={entry} {...arrival} />
				{onCancel && (
					<ActionIcon aria-label={m.today_cancel_of({ name })} title={m.today_cancel()} onClick={onCancel}>
						<UserX size={20} aria-hidden />
					</ActionIcon>
				)}
			</div>
		</li>
	);
}
