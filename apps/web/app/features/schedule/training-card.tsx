import { formatClock, formatDate, formatTime, minutesOf } from "@kvart/contract/time";
import { Check } from "lucide";
import type { ReactNode } from "react";
import type { Slot } from "../../lib/slot.ts";
import { m } from "../../paraglide/messages.js";
import { Chip } from "../../ui/chip/chip.tsx";
import { Icon } from "../../ui/icon/icon.tsx";
import { Intensity } from "../../ui/intensity/intensity.tsx";
import { Link } from "../../ui/link/link.tsx";
import type { BoardEntry } from "./board.tsx";
import styles from "./training-card.module.css";

interface TrainingCardProps {
	entry: BoardEntry;
	/** Sponsors some trainings. */
	partner: string;
	/** Address of the info sheet. */
	infoTo: string;
	/** The booking button. */
	children: ReactNode;
}

/** `Pomereno na 20.11. u 20:15`; the day only if it is another one. */
function movedLabel({ trainingDate: from }: Slot, to: NonNullable<Slot["movedTo"]>): string {
	const time = formatTime(to.time);
	if (to.trainingDate === from) return `${m.schedule_moved_to()} ${time}`;
	const day = formatDate(to.trainingDate).replace(/\d{4}$/, "");
	return `${m.schedule_moved_to()} ${day} ${m.schedule_at()} ${time}`;
}

export function TrainingCard({ entry: { slot, state }, partner, infoTo, children }: TrainingCardProps) {
	const { training, coach, capacity, freePlaces } = slot;
	return (
		<article data-state={state} className={styles.card}>
			<p className={styles.when}>
				<time dateTime={`${slot.trainingDate}T${formatClock(minutesOf(slot.time))}`} className={styles.start}>
					{formatTime(slot.time)}
				</time>{" "}
				<span className={styles.minutes}>
					{slot.duration} {m.schedule_minutes()}
				</span>
				{state === "booked" && (
					<span className={styles.check}>
						<Icon glyph={Check} label={m.schedule_booked()} />
					</span>
				)}
			</p>
			<h3 className={styles.name}>
				<Link to={infoTo} inPlace="push">
					{training.name}
				</Link>
			</h3>
			<div className={styles.body}>
				<div className={styles.facts}>
					{state === "cancelled" ? (
						<p className={styles.off}>{slot.movedTo ? movedLabel(slot, slot.movedTo) : m.schedule_cancelled()}</p>
					) : (
						coach && <p className={styles.coach}>{coach.name}</p>
					)}
					<p className={styles.effort}>
						<Intensity value={slot.intensity} />
					</p>
					{state !== "cancelled" && (
						<p className={styles.places}>
							{m.schedule_places()} {freePlaces} / {capacity}
							<span className={styles.taken}>
								<i style={{ inlineSize: `${(100 * (capacity - freePlaces)) / Math.max(1, capacity)}%` }} />
							</span>
						</p>
					)}
					{(state === "full" || state === "waiting") && slot.waitingCount > 0 && (
						<p className={styles.waiting}>
							{m.schedule_waiting()} {slot.waitingCount}
						</p>
					)}
					{slot.samsung && (
						<p className={styles.badge}>
							<Chip>{m.schedule_partner({ partner })}</Chip>
						</p>
					)}
				</div>
				{state !== "cancelled" && <div className={styles.action}>{children}</div>}
			</div>
		</article>
	);
}
