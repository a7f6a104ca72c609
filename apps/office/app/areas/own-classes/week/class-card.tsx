import { hasEnded } from "@kvart/contract/booking";
import type { OwnClass } from "@kvart/contract/staff/own-classes";
import { formatClock, formatTime, minutesOf } from "@kvart/contract/time";
import { VisuallyHidden } from "@mantine/core";
import { ChevronRight } from "lucide-react";
import { nameOf } from "../../../lib/labels.ts";
import { m } from "../../../paraglide/messages.js";
import { CoverLink } from "../../../parts/cover-link/cover-link.tsx";
import { classAddress, placeOf, stateOf } from "../class-labels.ts";
import styles from "./week.module.css";

/** A colleague's class has no link, because its roster is theirs. */
function Name({ one }: { one: OwnClass }) {
	const name = nameOf(one.training);
	if (one.taught_by) return name;
	return <CoverLink to={classAddress({ period_id: one.period_id, date: one.training_date })}>{name}</CoverLink>;
}

export function ClassCard({ one, now }: { one: OwnClass; now: Date }) {
	const state = stateOf(one);
	const isOff = one.cancelled || one.taught_by !== null;
	const isOver = hasEnded({ ...one, trainingDate: one.training_date }, now);
	return (
		<li className={styles.card} data-off={isOff || undefined} data-over={isOver || undefined}>
			<time className={styles.time} dateTime={`${one.training_date}T${formatClock(minutesOf(one.time))}`}>
				{formatTime(one.time)}
				<small>{m.own_classes_minutes({ count: one.duration })}</small>
			</time>
			<div className={styles.what}>
				<h3 className={styles.name}>
					<Name one={one} />
				</h3>
				<p className={styles.place}>{placeOf(one)}</p>
			</div>
			{!isOff && (
				<>
					<p className={styles.places}>
						<VisuallyHidden>{m.own_classes_places({ taken: one.taken, capacity: one.capacity })}</VisuallyHidden>
						<data aria-hidden>
							<b>{one.taken}</b>/{one.capacity}
						</data>
					</p>
					<ChevronRight size={20} aria-hidden className={styles.arrow} />
				</>
			)}
			{state && (
				<p className={styles.state} data-look={state.look}>
					{state.label}
				</p>
			)}
		</li>
	);
}
