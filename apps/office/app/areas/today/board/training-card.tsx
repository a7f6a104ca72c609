import type { DeskTraining } from "@kvart/contract/staff/today";
import { formatClock, formatTime, minutesOf } from "@kvart/contract/time";
import { Badge, VisuallyHidden } from "@mantine/core";
import { m } from "../../../paraglide/messages.js";
import { CoverLink } from "../../../parts/cover-link/cover-link.tsx";
import { rosterAddress } from "../addresses.ts";
import { roomName, trainingName } from "../training-labels.ts";
import styles from "./board.module.css";

export function Marks({ training }: { training: DeskTraining }) {
	const { cancelled, substitute, promotion, taken, capacity, waiting_count: waiting } = training;
	return (
		<>
			{cancelled && <Badge color="danger">{m.today_cancelled()}</Badge>}
			{!cancelled && taken >= capacity && <Badge color="ink">{m.today_full()}</Badge>}
			{!cancelled && waiting > 0 && <Badge color="gray">{m.today_waiting_count({ count: waiting })}</Badge>}
			{substitute && <Badge color="gray">{m.today_substitute()}</Badge>}
			{promotion && <Badge color="gray">{m.today_promotion()}</Badge>}
		</>
	);
}

/** The dark part of the bar is checked in. */
export function Places({ training }: { training: DeskTraining }) {
	const { taken, capacity, checked_in: here } = training;
	const share = (count: number) => `${capacity > 0 ? Math.min(100, (count / capacity) * 100) : 0}%`;
	return (
		<div className={styles.places} data-full={taken >= capacity || undefined}>
			<div className={styles.bar} aria-hidden>
				<i className={styles.taken} style={{ inlineSize: share(taken) }} />
				<i className={styles.here} style={{ inlineSize: share(here) }} />
			</div>
			<p className={styles.numbers}>
				<VisuallyHidden>{m.today_places({ taken, capacity })}</VisuallyHidden>
				<data aria-hidden>
					<b>{taken}</b>/{capacity}
				</data>
				{here > 0 && <span>{m.today_here({ count: here })}</span>}
			</p>
		</div>
	);
}

interface TrainingCardProps {
	training: DeskTraining;
	/** Until it starts or ends. */
	countdown?: string;
	/** If several clubs are shown. */
	withClub: boolean;
}

export function TrainingCard({ training, countdown, withClub }: TrainingCardProps) {
	const place = [withClub && training.gym.name, roomName(training)].filter(Boolean).join(", ");
	return (
		<li className={styles.card} data-cancelled={training.cancelled || undefined}>
			<div className={styles.when}>
				<time dateTime={`${training.date}T${formatClock(minutesOf(training.time))}`} className={styles.time}>
					{formatTime(training.time)}
				</time>
				{countdown && <span className={styles.countdown}>{countdown}</span>}
			</div>
			<div className={styles.what}>
				<h3 className={styles.name}>
					<CoverLink to={rosterAddress(training)}>{trainingName(training)}</CoverLink>
				</h3>
				<p className={styles.facts}>
					{place} · {training.coach?.name ?? m.today_no_coach()}
				</p>
			</div>
			<div className={styles.marks}>
				<Marks training={training} />
			</div>
			<Places training={training} />
		</li>
	);
}
