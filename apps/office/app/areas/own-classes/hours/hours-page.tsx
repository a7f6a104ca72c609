import { dateField } from "@kvart/contract/fields";
import type { OwnHours } from "@kvart/contract/staff/own-classes";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useSearchParams } from "react-router";
import { hoursLabel } from "../../../lib/labels.ts";
import { apiQuery } from "../../../lib/queries.ts";
import { m } from "../../../paraglide/messages.js";
import { Facts } from "../../../parts/facts/facts.tsx";
import { MonthChoice } from "../../../parts/month-choice/month-choice.tsx";
import { PageHeader } from "../../../parts/page-header/page-header.tsx";
import { Panel } from "../../../parts/panel/panel.tsx";
import { StatCard } from "../../../parts/stat-card/stat-card.tsx";
import { QueryResult } from "../../../parts/states/states.tsx";
import styles from "./hours.module.css";

const note = ({ classes }: { classes: number }) => m.own_classes_count({ count: classes });

function Totals({ hours: { taught, coming, clubs } }: { hours: OwnHours }) {
	return (
		<>
			<div className={styles.totals}>
				<StatCard label={m.own_classes_taught()} value={hoursLabel(taught.minutes)} note={note(taught)} />
				<StatCard label={m.own_classes_coming()} value={hoursLabel(coming.minutes)} note={note(coming)} />
			</div>
			{clubs.length > 1 && (
				<Panel title={m.own_classes_by_club()}>
					<Facts
						facts={clubs.map(({ gym, minutes, classes }) => [
							gym.name,
							`${hoursLabel(minutes)} · ${note({ classes })}`,
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
						<MonthChoice month={hours.month} onChange={(month) => setSearch({ month }, { replace: true })} />
						<Totals hours={hours} />
					</>
				)}
			</QueryResult>
		</>
	);
}
