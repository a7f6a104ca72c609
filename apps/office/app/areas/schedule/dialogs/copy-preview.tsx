import type { WeekCopied } from "@kvart/contract/staff/schedule";
import { Alert, List } from "@mantine/core";
import { formatDate } from "../../../lib/format.ts";
import { formatMoment, nameOf } from "../../../lib/labels.ts";
import { m } from "../../../paraglide/messages.js";
import { coachLabel, conflictLabel } from "../labels.ts";
import styles from "./dialogs.module.css";

function Named({ title, lines }: { title: string; lines: readonly string[] }) {
	if (lines.length === 0) return null;
	return (
		<Alert color="warning" title={title}>
			<List size="sm">
				{lines.map((line) => (
					<List.Item key={line}>{line}</List.Item>
				))}
			</List>
		</Alert>
	);
}

type CopiedEntry = WeekCopied["made"][number] & { booked?: number };

const untilLabel = ({ first_date, last_date }: CopiedEntry) => {
	if (first_date === last_date) return m.schedule_once();
	return last_date === null ? m.schedule_copy_open() : m.schedule_repeats_until({ date: formatDate(last_date) });
};

interface EntriesProps {
	title: string;
	entries: readonly CopiedEntry[];
	/** Describes the consequences for people who are booked. */
	places?: (numbers: { count: number }) => string;
	/** Shown below the name of each class. */
	detail?: (entry: CopiedEntry) => string;
}

function Entries({ title, entries, places, detail }: EntriesProps) {
	if (entries.length === 0) return null;
	const booked = entries.reduce((sum, entry) => sum + (entry.booked ?? 0), 0);
	return (
		<section className={styles.copySection}>
			<h4>{title}</h4>
			{places && booked > 0 && <p>{places({ count: booked })}</p>}
			<ul className={styles.copies}>
				{entries.map((entry) => (
					<li key={`${entry.period_id} ${entry.training_date} ${entry.time}`}>
						<b>{formatMoment(entry.training_date, entry.time)}</b> {nameOf(entry.training)}, {coachLabel(entry)}
						{places && entry.booked ? ` · ${m.schedule_booked_places({ count: entry.booked })}` : ""}
						{detail && <small>{detail(entry)}</small>}
					</li>
				))}
			</ul>
		</section>
	);
}

/** The classes to copy, with first date and end; and the effects of a new season on existing classes. */
export function CopyPreview({ copied }: { copied: WeekCopied }) {
	const { made, stay, gone, left_out, without_coach } = copied;
	return (
		<>
			{made.length + stay.length + gone.length === 0 && <p>{m.schedule_nothing_to_copy()}</p>}
			<Entries title={m.schedule_will_copy({ count: made.length })} entries={made} detail={untilLabel} />
			<Entries title={m.schedule_will_go({ count: gone.length })} entries={gone} places={m.schedule_places_lost} />
			<Entries title={m.schedule_will_stay({ count: stay.length })} entries={stay} places={m.schedule_places_kept} />
			<Named title={m.schedule_left_out()} lines={left_out.map(conflictLabel)} />
			<Named title={m.schedule_without_coach()} lines={without_coach.map(conflictLabel)} />
			<Named
				title={m.schedule_outside_hours_copies()}
				lines={made
					.filter(({ outside_hours }) => outside_hours)
					.map((entry) => `${formatMoment(entry.training_date, entry.time)}, ${nameOf(entry.training)}`)}
			/>
		</>
	);
}
