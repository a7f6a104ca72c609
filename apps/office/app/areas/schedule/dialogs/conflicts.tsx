import { StaffApiError } from "@kvart/contract/staff/client";
import type { ScheduleChanged, ScheduleConflict, ScheduleEntry } from "@kvart/contract/staff/schedule";
import { Alert, List, Text } from "@mantine/core";
import { GitMerge, TriangleAlert } from "lucide-react";
import { useState } from "react";
import { invalidateQueries } from "../../../lib/queries.ts";
import { useChange } from "../../../lib/use-change.ts";
import { m } from "../../../paraglide/messages.js";
import { SwitchField } from "../../../parts/fields/choice-fields.tsx";
import type { FieldProps } from "../../../parts/fields/field-group.tsx";
import { coachLabel, conflictLabel, formatMoment, nameOf } from "../labels.ts";

type ChangeName =
	| "addSchedulePeriod"
	| "moveSchedulePeriod"
	| "cancelSchedulePeriod"
	| "restoreSchedulePeriod"
	| "removeSchedulePeriod";

/** Why a change was rejected: conflicting trainings, or a newer version of this one. */
export interface Obstacle {
	conflicts: ScheduleConflict[];
	changed: ScheduleEntry | null;
}

const noObstacle: Obstacle = { conflicts: [], changed: null };

function obstacleOf({ code, current }: StaffApiError): Obstacle | null {
	if (Array.isArray(current)) return { conflicts: current as ScheduleConflict[], changed: null };
	if (code === "ERR_CHANGED_MEANWHILE" && current) return { conflicts: [], changed: current as ScheduleEntry };
	return null;
}

function doneMessage({ mailed }: ScheduleChanged): string {
	return mailed > 0 ? m.schedule_mailed({ count: mailed }) : m.schedule_saved();
}

/** For dialogs: keeps the obstacle, so that the dialog can show it. */
export function useScheduleChange<N extends ChangeName>(name: N, onDone: (changed: ScheduleChanged) => void) {
	const [obstacle, setObstacle] = useState(noObstacle);
	const change = useChange(name, {
		refresh: ["getScheduleWeek"],
		done: doneMessage,
		onDone,
		onRefusal: (error) => {
			const found = obstacleOf(error);
			setObstacle(found ?? noObstacle);
			return found !== null;
		},
	});
	return { send: change.mutate, busy: change.isPending, obstacle };
}

/** For forms: keeps the conflicts and returns the saved entry. */
export function useObstacle(onChanged: (changed: ScheduleChanged) => void) {
	const [obstacle, setObstacle] = useState(noObstacle);
	async function save(send: () => Promise<ScheduleChanged>): Promise<ScheduleEntry> {
		setObstacle(noObstacle);
		try {
			const changed = await send();
			invalidateQueries("getScheduleWeek");
			onChanged(changed);
			return changed.entry;
		} catch (error) {
			const found = error instanceof StaffApiError ? obstacleOf(error) : null;
			// The form handles newer versions itself.
			if (found && found.changed === null) setObstacle(found);
			throw error;
		}
	}
	return { obstacle, save };
}

export function Obstacles({ obstacle: { conflicts, changed } }: { obstacle: Obstacle }) {
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
	const [first] = conflicts;
	if (!first) return null;
	const title = first.kind === "room" ? m.schedule_room_taken() : m.schedule_coach_taken();
	return (
		<Alert role="alert" color="danger" icon={<TriangleAlert size={20} aria-hidden />} title={title}>
			<List size="sm">
				{conflicts.map((conflict) => (
					<List.Item key={conflict.period_id}>{conflictLabel(conflict)}</List.Item>
				))}
			</List>
		</Alert>
	);
}

/** Staff may accept a coach in two places, but never two trainings in one room. */
export function isCoachOnly({ conflicts }: Obstacle): boolean {
	return conflicts.length > 0 && conflicts.every(({ kind }) => kind === "coach");
}

interface ObstacleFieldsProps {
	obstacle: Obstacle;
	accept: FieldProps<boolean>;
}

/** Shows the obstacle, and a switch to accept a coach in two places. */
export function ObstacleFields({ obstacle, accept }: ObstacleFieldsProps) {
	return (
		<>
			<Obstacles obstacle={obstacle} />
			{(isCoachOnly(obstacle) || accept.value) && <SwitchField {...accept} />}
		</>
	);
}
