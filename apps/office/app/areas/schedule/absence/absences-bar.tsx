import type { CoachAbsence } from "@kvart/contract/staff/schedule-absence";
import type { CalendarDate } from "@kvart/contract/time";
import { Button, Group, Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { UserSearch } from "lucide-react";
import { formatDays } from "../../../lib/format.ts";
import { apiQuery } from "../../../lib/queries.ts";
import { useChange } from "../../../lib/use-change.ts";
import { m } from "../../../paraglide/messages.js";
import { scheduleQueries } from "../dialogs/use-schedule-change.ts";
import { FoldedBar } from "../folded-bar.tsx";
import styles from "../schedule.module.css";

interface Away {
	coachId: number;
	date: CalendarDate;
	to: CalendarDate;
}

interface AbsencesBarProps {
	gymId: number;
	today: CalendarDate;
	/** Opens the dialog with all classes of the coach in these days. */
	onSolve: (away: Away) => void;
}

function AbsenceLine({ one, today, onSolve }: { one: CoachAbsence } & Omit<AbsencesBarProps, "gymId">) {
	const { coach, from, to, open } = one;
	const remove = useChange("removeAbsence", { refresh: scheduleQueries, done: m.schedule_away_removed });
	return (
		<li className={styles.change} data-urgent={open > 0 || undefined}>
			<Text size="sm">
				<b>{m.schedule_away_line({ name: coach.name, days: formatDays(from, to) })}</b> ·{" "}
				{open > 0 ? m.schedule_away_open({ count: open }) : m.schedule_away_solved()}
			</Text>
			<Group gap="xs">
				{open > 0 && (
					<Button
						size="compact-sm"
						variant="default"
						leftSection={<UserSearch size={16} aria-hidden />}
						aria-label={m.schedule_away_solve_of({ name: coach.name })}
						onClick={() => onSolve({ coachId: coach.id, date: from < today ? today : from, to })}
					>
						{m.schedule_away_solve()}
					</Button>
				)}
				<Button
					size="compact-sm"
					variant="subtle"
					loading={remove.isPending}
					aria-label={m.schedule_away_remove_of({ name: coach.name })}
					onClick={() => remove.mutate({ params: { id: one.id } })}
				>
					{m.schedule_away_remove()}
				</Button>
			</Group>
		</li>
	);
}

/** Coaches of the club who are or will be away; nothing is shown while there are none. */
export function AbsencesBar({ gymId, ...actions }: AbsencesBarProps) {
	const { data = [] } = useQuery(apiQuery("listAbsences", { query: { gym: String(gymId) } }));
	return (
		<FoldedBar
			label={m.schedule_absences()}
			look="attention"
			rows={data.map((one) => <AbsenceLine key={one.id} one={one} {...actions} />)}
		/>
	);
}
