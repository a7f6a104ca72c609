import { Alert, List, Text } from "@mantine/core";
import { GitMerge, TriangleAlert, UserX } from "lucide-react";
import { fieldMessage } from "../../../i18n/error-messages.ts";
import { formatMoment, nameOf } from "../../../lib/labels.ts";
import { m } from "../../../paraglide/messages.js";
import { SwitchField } from "../../../parts/fields/choice-fields.tsx";
import type { FieldProps } from "../../../parts/fields/field-group.tsx";
import { coachLabel, conflictLabel } from "../labels.ts";
import type { Obstacle } from "./use-schedule-change.ts";

export function Obstacles({ obstacle: { conflicts, away, closed, changed } }: { obstacle: Obstacle }) {
	if (changed) {
		return (
			<Alert
				role="alert"
				color="warning"
				icon={<GitMerge size={20} aria-hidden />}
				title={m.schedule_changed_meanwhile()}
			>
				<Text size="sm" fw={600}>
					{nameOf(changed.training)}, {formatMoment(changed.training_date, changed.time)}, {coachLabel(changed)},{" "}
					{m.schedule_places({ taken: changed.taken, capacity: changed.capacity })}
					{changed.cancelled && `, ${m.schedule_cancelled()}`}
				</Text>
				<Text size="sm">{m.schedule_changed_again()}</Text>
			</Alert>
		);
	}
	if (closed) {
		return (
			<Alert
				role="alert"
				color="danger"
				icon={<TriangleAlert size={20} aria-hidden />}
				title={fieldMessage("closed")}
			/>
		);
	}
	const [first] = conflicts;
	const title = first?.kind === "room" ? m.schedule_room_taken() : m.schedule_coach_taken();
	return (
		<>
			{away && (
				<Alert role="alert" color="danger" icon={<UserX size={20} aria-hidden />} title={fieldMessage("coach-away")} />
			)}
			{first && (
				<Alert role="alert" color="danger" icon={<TriangleAlert size={20} aria-hidden />} title={title}>
					<List size="sm">
						{conflicts.map((conflict) => (
							<List.Item key={conflict.period_id}>{conflictLabel(conflict)}</List.Item>
						))}
					</List>
				</Alert>
			)}
		</>
	);
}

/** Staff may accept a coach in two places or one who is away, but never two trainings in one room. */
export function isCoachOnly({ conflicts, away }: Obstacle): boolean {
	return (away || conflicts.length > 0) && conflicts.every(({ kind }) => kind === "coach");
}

interface ObstacleFieldsProps {
	obstacle: Obstacle;
	accept: FieldProps<boolean>;
}

/** Shows the obstacle, and a switch to accept a coach in two places, or one who is away. */
export function ObstacleFields({ obstacle, accept }: ObstacleFieldsProps) {
	return (
		<>
			<Obstacles obstacle={obstacle} />
			{(isCoachOnly(obstacle) || accept.value) && <SwitchField {...accept} />}
		</>
	);
}
