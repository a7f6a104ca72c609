import { inLocale } from "@kvart/contract/locale";
import type { OwnWait } from "@kvart/contract/members";
import { dayOf, formatClock, formatTime, minutesOf, weekOf } from "@kvart/contract/time";
import type { ReactNode } from "react";
import { useLocale, useLocalePath } from "../../i18n/use-locale.ts";
import { TextLink } from "../../ui/text-link/text-link.tsx";
import type { Target } from "./member-calls.ts";
import styles from "./own-bookings.module.css";

/** A training that the member booked or waits for. */
export type OwnTraining = Omit<OwnWait, "position" | "waiting_count" | "free_places">;

export function targetOf({ period_id, promotion, training_date }: OwnTraining): Target {
	return { id: period_id, kind: promotion ? "promotion" : "ordinary", trainingDate: training_date };
}

/** Name and date, for screen readers and headings. */
export function useTrainingNames({ training, training_date }: OwnTraining): { name: string; date: string } {
	const locale = useLocale();
	const tag = locale === "sr" ? "sr-Latn-RS" : "en-GB";
	const format = new Intl.DateTimeFormat(tag, { weekday: "long", day: "numeric", month: "long", timeZone: "UTC" });
	return {
		name: inLocale(locale, training.name, training.name_eng),
		date: format.format(new Date(`${training_date}T00:00:00Z`)),
	};
}

interface OwnTrainingFactsProps {
	own: OwnTraining;
	level: 3 | 4;
	/** Below the facts. */
	children?: ReactNode;
}

/** When, what and where; the club is a link to the board of that day. */
export function OwnTrainingFacts({ own, level, children }: OwnTrainingFactsProps) {
	const locale = useLocale();
	const localePath = useLocalePath();
	const { name, date } = useTrainingNames(own);
	const { gym, room, coach, training_date } = own;
	const path = own.promotion ? "promotions" : "training-schedule";
	const Name = `h${level}` as const;
	const board = `/${path}/${gym.id}?room=${room.id}&week=${weekOf(training_date)[0]}&day=${dayOf(training_date)}`;
	return (
		<>
			<p className={styles.when}>
				<time dateTime={`${training_date}T${formatClock(minutesOf(own.time))}`} className={styles.time}>
					{formatTime(own.time)}
				</time>
				<span className={styles.date}>{date}</span>
			</p>
			<div>
				<Name className={styles.name}>{name}</Name>
				<p className={styles.facts}>
					<TextLink to={localePath(board)}>{gym.name}</TextLink>, {inLocale(locale, room.name, room.name_eng)}
					{coach && ` · ${coach.name}`} · {own.duration} min
				</p>
				{children}
			</div>
		</>
	);
}
