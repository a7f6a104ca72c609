import type { ClosedClass, ClosingChanged } from "@kvart/contract/staff/schedule-closings";
import { Text } from "@mantine/core";
import { formatMoment, nameOf } from "../../../lib/labels.ts";
import { m } from "../../../paraglide/messages.js";
import styles from "../dialogs/dialogs.module.css";

function peopleLabel({ taken, waiting_count }: ClosedClass): string {
	const parts = [
		taken > 0 && m.closings_class_people({ count: taken }),
		waiting_count > 0 && m.closings_class_waiting({ count: waiting_count }),
	];
	return parts.filter(Boolean).join(", ");
}

function ClassList({ title, classes }: { title: string; classes: readonly ClosedClass[] }) {
	return (
		<section aria-label={title}>
			<Text fw={700} mb="xs">
				{title}
			</Text>
			{/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- keyboard users must be able to scroll it */}
			<ul className={styles.copies} tabIndex={0} aria-label={title}>
				{classes.map((one) => (
					<li key={`${one.period_id} ${one.training_date}`}>
						{formatMoment(one.training_date, one.time)}: <b>{nameOf(one.training)}</b>
						<small>{[`${one.gym.name}, ${nameOf(one.room)}`, peopleLabel(one)].filter(Boolean).join(" · ")}</small>
					</li>
				))}
			</ul>
		</section>
	);
}

/** The effects of a closing on the schedule. */
export function ClosedClasses({ closed, reopened }: Pick<ClosingChanged, "closed" | "reopened">) {
	if (closed.length + reopened.length === 0) return <Text>{m.closings_will_close_none()}</Text>;
	const concernsNobody = [...closed, ...reopened].every((one) => peopleLabel(one) === "");
	return (
		<>
			{closed.length > 0 && <ClassList title={m.closings_will_close({ count: closed.length })} classes={closed} />}
			{reopened.length > 0 && (
				<ClassList title={m.closings_will_reopen({ count: reopened.length })} classes={reopened} />
			)}
			{concernsNobody && <Text>{m.closings_nobody()}</Text>}
		</>
	);
}
