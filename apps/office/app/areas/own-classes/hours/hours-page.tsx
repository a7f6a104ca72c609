import { dateField } from "@kvart/contract/fields";
import type { OwnHours } from "@kvart/contract/staff/own-classes";
import { addDays, type CalendarDate } from "@kvart/contract/time";
import { ActionIcon } from "@mantine/core";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { ChevronLeft, ChevronRight } from "lucide-react";
import { useSearchParams } from "react-router";
import { formatMonth, formatNumber } from "../../../lib/format.ts";
import { apiQuery } from "../../../lib/queries.ts";
import { m } from "../../../paraglide/messages.js";
import { Facts } from "../../../parts/facts/facts.tsx";
import { PageHeader } from "../../../parts/page-header/page-header.tsx";
import { Panel } from "../../../parts/panel/panel.tsx";
import { StatCard } from "../../../parts/stat-card/stat-card.tsx";
import { QueryResult } from "../../../parts/states/states.tsx";
import styles from "./hours.module.css";

const formatHours = (minutes: number) => m.own_classes_hours_value({ hours: formatNumber(minutes / 60) });

/** The first day of the month before or after. */
function stepMonth(month: CalendarDate, step: 1 | -1): CalendarDate {
	return `${addDays(month, step === 1 ? 31 : -1).slice(0, 7)}-01`;
}

function Month({ month, onChoose }: { month: CalendarDate; onChoose: (month: CalendarDate) => void }) {
	return (
		<nav className={styles.months} aria-label={m.own_classes_months()}>
			<ActionIcon
				variant="default"
				aria-label={m.own_classes_previous_month()}
				onClick={() => onChoose(stepMonth(month, -1))}
			>
				<ChevronLeft aria-hidden />
			</ActionIcon>
			<span className={styles.month} aria-live="polite">
				{formatMonth(month)}
			</span>
			<ActionIcon
				variant="default"
				aria-label={m.own_classes_next_month()}
				onClick={() => onChoose(stepMonth(month, 1))}
			>
				<ChevronRight aria-hidden />
			</ActionIcon>
		</nav>
	);
}

const note = ({ classes }: { classes: number }) => m.own_classes_count({ count: classes });

function Totals({ hours: { taught, coming, clubs } }: { hours: OwnHours }) {
	return (
		<>
			<div className={styles.totals}>
				<StatCard label={m.own_classes_taught()} value={formatHours(taught.minutes)} note={note(taught)} />
				<StatCard label={m.own_classes_coming()} value={formatHours(coming.minutes)} note={note(coming)} />
			</div>
			{clubs.length > 1 && (
				<Panel title={m.own_classes_by_club()}>
					<Facts
						facts={clubs.map(({ gym, minutes, classes }) => [
							gym.name,
							`${formatHours(minutes)} · ${note({ classes })}`,
						])}
					/>
				</Panel>
			)}
		</>
	);
}

export function HoursPage() {
	const [search, setSearch] = useSearchParams();
	const date = dateField.safeParse(search.get("month")).data;
	const query = useQuery({
		...apiQuery("getOwnHours", { query: date === undefined ? {} : { date } }),
		placeholderData: keepPreviousData,
	});
	return (
		<>
			<PageHeader title={m.own_classes_hours()} text={m.own_classes_hours_text()} />
			<QueryResult query={query} rows={3}>
				{(hours) => (
					<>
						<Month month={hours.month} onChoose={(month) => setSearch({ month }, { replace: true })} />
						<Totals hours={hours} />
					</>
				)}
			</QueryResult>
		</>
	);
}
