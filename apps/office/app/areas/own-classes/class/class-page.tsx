import { hasEnded } from "@kvart/contract/booking";
import { dateField, pathId } from "@kvart/contract/fields";
import type { Roster } from "@kvart/contract/staff/today";
import { type CalendarDate, formatClock, minutesOf } from "@kvart/contract/time";
import { Alert, Stack } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useParams } from "react-router";
import { formatLongDate } from "../../../lib/format.ts";
import { nameOf } from "../../../lib/labels.ts";
import { apiQuery } from "../../../lib/queries.ts";
import { m } from "../../../paraglide/messages.js";
import { PageHeader } from "../../../parts/page-header/page-header.tsx";
import { Panel } from "../../../parts/panel/panel.tsx";
import { NotFound, QueryResult } from "../../../parts/states/states.tsx";
import { formatHours, placeOf } from "../class-labels.ts";
import styles from "./class.module.css";
import { OwnRoster } from "./own-roster.tsx";
import { SubstituteActions } from "./substitute-actions.tsx";

function Summary({ roster: { training, people } }: { roster: Roster }) {
	const here = people.filter(({ checked_in_at }) => checked_in_at !== null).length;
	return (
		<div className={styles.summary}>
			<div>
				<p className={styles.when}>
					<time dateTime={`${training.date}T${formatClock(minutesOf(training.time))}`}>{formatHours(training)}</time>
				</p>
				<p className={styles.place}>
					<span className={styles.date}>{formatLongDate(training.date)}</span> · {placeOf(training)}
				</p>
			</div>
			<dl className={styles.numbers}>
				<div>
					<dt>{m.own_classes_booked()}</dt>
					<dd>
						{training.taken}
						<small>/{training.capacity}</small>
					</dd>
				</div>
				<div>
					<dt>{m.own_classes_here()}</dt>
					<dd>{here}</dd>
				</div>
				{training.waiting_count > 0 && (
					<div>
						<dt>{m.own_classes_waiting()}</dt>
						<dd>{training.waiting_count}</dd>
					</div>
				)}
			</dl>
		</div>
	);
}

const followMilliseconds = 15_000;

function ClassOf({ id, date }: { id: number; date: CalendarDate }) {
	const query = useQuery({
		...apiQuery("getRoster", { params: { id }, query: { date } }),
		refetchInterval: followMilliseconds,
	});
	return (
		<QueryResult query={query} page>
			{(roster) => {
				const { training } = roster;
				const isOver = hasEnded({ ...training, trainingDate: date }, new Date(roster.now));
				return (
					<>
						<PageHeader
							title={nameOf(training.training)}
							back={{ to: `/classes/week?date=${date}`, label: m.own_classes_week() }}
						/>
						<Summary roster={roster} />
						{training.cancelled && <Alert color="danger">{m.own_classes_cancelled()}</Alert>}
						<Stack gap="xl">
							<Panel title={m.own_classes_roster()}>
								<OwnRoster roster={roster} />
							</Panel>
							{!training.cancelled && !isOver && <SubstituteActions training={training} />}
						</Stack>
					</>
				);
			}}
		</QueryResult>
	);
}

export function ClassPage() {
	const params = useParams();
	const id = pathId.safeParse(params["period"]).data;
	const date = dateField.safeParse(params["date"]).data;
	return id !== undefined && date !== undefined ? <ClassOf id={id} date={date} /> : <NotFound />;
}
