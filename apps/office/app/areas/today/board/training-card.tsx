import type { DeskTraining } from "@kvart/contract/staff/today";
import { formatClock, formatTime, minutesOf } from "@kvart/contract/time";
import { Link } from "react-router";
import { m } from "../../../paraglide/messages.js";
import { rosterAddress } from "../addresses.ts";
import { roomName, trainingName } from "../training-words.ts";
import styles from "./board.module.css";
import { Marks } from "./marks.tsx";
import { Places } from "./places.tsx";

interface TrainingCardProps {
	training: DeskTraining;
	/** How long until it begins or ends. */
	countdown?: string;
	/** The club goes without saying where only one is shown. */
	withClub: boolean;
}

/** One training; the whole card leads to its roster. */
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
					<Link to={rosterAddress(training)}>{trainingName(training)}</Link>
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
