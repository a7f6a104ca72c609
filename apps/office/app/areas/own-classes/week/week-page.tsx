import { dateField } from "@kvart/contract/fields";
import type { OwnWeek } from "@kvart/contract/staff/own-classes";
import { addDays, type CalendarDate, weekOf } from "@kvart/contract/time";
import { ActionIcon, Button } from "@mantine/core";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { CalendarCheck2, ChevronLeft, ChevronRight } from "lucide-react";
import { useSearchParams } from "react-router";
import { formatDate, formatLongDate } from "../../../lib/format.ts";
import { apiQuery } from "../../../lib/queries.ts";
import { m } from "../../../paraglide/messages.js";
import { PageHeader } from "../../../parts/page-header/page-header.tsx";
import { EmptyState, QueryResult } from "../../../parts/states/states.tsx";
import { OwnAbsences } from "../absences/own-absences.tsx";
import { ClassCard } from "./class-card.tsx";
import styles from "./week.module.css";

interface WeekChoiceProps extends Pick<OwnWeek, "dates" | "today"> {
	onChoose: (date: CalendarDate | null) => void;
}

function WeekChoice({ dates, today, onChoose }: WeekChoiceProps) {
	const monday = dates[0] ?? today;
	const isThis = weekOf(today)[0] === monday;
	return (
		<nav className={styles.weeks} aria-label={m.own_classes_weeks()}>
			<ActionIcon
				variant="default"
				aria-label={m.own_classes_previous_week()}
				onClick={() => onChoose(addDays(monday, -7))}
			>
				<ChevronLeft aria-hidden />
			</ActionIcon>
			<span className={styles.range} aria-live="polite">
				{formatDate(monday).replace(/ ?\d{4}\.?$/, "")} – {formatDate(dates.at(-1) ?? monday)}
			</span>
			<ActionIcon variant="default" aria-label={m.own_classes_next_week()} onClick={() => onChoose(addDays(monday, 7))}>
				<ChevronRight aria-hidden />
			</ActionIcon>
			{!isThis && (
				<Button variant="default" onClick={() => onChoose(null)}>
					{m.own_classes_this_week()}
				</Button>
			)}
		</nav>
	);
}

interface DayClasses {
	date: CalendarDate;
	classes: OwnWeek["classes"];
}

function DayList({ days, week }: { days: readonly DayClasses[]; week: OwnWeek }) {
	const now = new Date(week.now);
	return (
		<div className={styles.days}>
			{days.map(({ date, classes }) => (
				<section key={date} aria-labelledby={`day-${date}`}>
					<h2 id={`day-${date}`} className={styles.day}>
						{formatLongDate(date)}
						{date === week.today && <span className={styles.today}>{m.own_classes_today()}</span>}
					</h2>
					<ul className={styles.classes}>
						{classes.map((one) => (
							<ClassCard key={`${one.period_id} ${date}`} one={one} now={now} />
						))}
					</ul>
				</section>
			))}
		</div>
	);
}

/** Days without classes are left out; those of this week that are over are folded, so that today is on top. */
function Days({ week }: { week: OwnWeek }) {
	const days = week.dates
		.map((date) => ({ date, classes: week.classes.filter(({ training_date }) => training_date === date) }))
		.filter(({ classes }) => classes.length > 0);
	if (days.length === 0)
		return <EmptyState icon={CalendarCheck2} title={m.own_classes_none()} text={m.own_classes_none_text()} />;
	const isThisWeek = week.dates.includes(week.today);
	const earlier = isThisWeek ? days.filter(({ date }) => date < week.today) : [];
	return (
		<>
			{earlier.length > 0 && (
				<details className={styles.earlier}>
					<summary>{m.own_classes_earlier()}</summary>
					<DayList days={earlier} week={week} />
				</details>
			)}
			<DayList days={days.filter((day) => !earlier.includes(day))} week={week} />
		</>
	);
}

export function WeekPage() {
	const [search, setSearch] = useSearchParams();
	const date = dateField.safeParse(search.get("date")).data;
	const query = useQuery({
		...apiQuery("getOwnWeek", { query: date === undefined ? {} : { date } }),
		placeholderData: keepPreviousData,
	});
	return (
		<>
			<PageHeader title={m.own_classes_week()} />
			<QueryResult query={query} rows={6}>
				{(week) => (
					<>
						<WeekChoice
							dates={week.dates}
							today={week.today}
							onChoose={(chosen) => setSearch(chosen ? { date: chosen } : {}, { replace: true })}
						/>
						<OwnAbsences today={week.today} />
						<Days week={week} />
					</>
				)}
			</QueryResult>
		</>
	);
}
