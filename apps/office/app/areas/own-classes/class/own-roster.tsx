import type { Roster, RosterEntry } from "@kvart/contract/staff/today";
import { wallTime } from "@kvart/contract/time";
import { ActionIcon, Badge, Button, Text, VisuallyHidden } from "@mantine/core";
import { Check, HeartPulse, Undo2, Users } from "lucide-react";
import { formatInstantClock } from "../../../lib/format.ts";
import { apiQuery, queryClient } from "../../../lib/queries.ts";
import { fullName } from "../../../lib/staff.ts";
import { useChange } from "../../../lib/use-change.ts";
import { m } from "../../../paraglide/messages.js";
import { EmptyState } from "../../../parts/states/states.tsx";
import styles from "./class.module.css";

const nameOfPerson = (entry: RosterEntry) => fullName(entry) || m.own_classes_erased();

/** Every check-in returns the current roster. */
function cacheRoster(roster: Roster): void {
	const { period_id: id, date } = roster.training;
	const { queryKey } = apiQuery("getRoster", { params: { id }, query: { date } });
	void queryClient.cancelQueries({ queryKey });
	queryClient.setQueryData(queryKey, roster);
}

function CheckIn({ entry, open }: { entry: RosterEntry; open: boolean }) {
	const name = nameOfPerson(entry);
	const input = { params: { id: entry.booking_id } };
	const checkIn = useChange("checkIn", { onDone: cacheRoster });
	const undo = useChange("undoCheckIn", { onDone: cacheRoster });
	if (entry.checked_in_at === null) {
		return (
			<Button
				leftSection={<Check size={20} aria-hidden />}
				aria-label={m.own_classes_check_in_of({ name })}
				disabled={!open}
				loading={checkIn.isPending}
				onClick={() => checkIn.mutate(input)}
			>
				{m.own_classes_check_in()}
			</Button>
		);
	}
	return (
		<div className={styles.since}>
			<Check size={18} strokeWidth={3} aria-hidden />
			{formatInstantClock(entry.checked_in_at)}
			<ActionIcon
				aria-label={m.own_classes_undo_of({ name })}
				loading={undo.isPending}
				onClick={() => undo.mutate(input)}
			>
				<Undo2 size={20} aria-hidden />
			</ActionIcon>
		</div>
	);
}

function Person({ entry, open }: { entry: RosterEntry; open: boolean }) {
	return (
		<li className={styles.person} data-here={entry.checked_in_at !== null || undefined}>
			<div>
				<p className={styles.name}>
					{nameOfPerson(entry)}
					{entry.trial && <Badge color="booked">{m.own_classes_trial()}</Badge>}
					{entry.member_id === null && <Badge color="gray">{m.own_classes_guest()}</Badge>}
				</p>
				{entry.injuries.length > 0 && (
					<p className={styles.injury}>
						<HeartPulse size={18} aria-hidden />
						<span>
							<VisuallyHidden>{m.own_classes_injury()} </VisuallyHidden>
							{entry.injuries.join("; ")}
						</span>
					</p>
				)}
			</div>
			<CheckIn entry={entry} open={open} />
		</li>
	);
}

/** The roster, with what to watch out for. Members who have not come yet are first. */
export function OwnRoster({ roster: { now, training, people } }: { roster: Roster }) {
	if (people.length === 0)
		return <EmptyState icon={Users} title={m.own_classes_nobody()} text={m.own_classes_nobody_text()} />;
	const open = !training.cancelled && training.date <= wallTime(new Date(now)).date;
	const awaitedFirst = people.toSorted((a, b) => Number(a.checked_in_at !== null) - Number(b.checked_in_at !== null));
	return (
		<>
			{!open && !training.cancelled && (
				<Text c="dimmed" size="sm">
					{m.own_classes_check_in_later()}
				</Text>
			)}
			<ul className={styles.people}>
				{awaitedFirst.map((entry) => (
					<Person key={entry.booking_id} entry={entry} open={open} />
				))}
			</ul>
		</>
	);
}
