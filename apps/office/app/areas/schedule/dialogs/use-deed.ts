import type { StaffApiError } from "@kvart/contract/staff/client";
import type { ScheduleChanged, ScheduleConflict, ScheduleEntry } from "@kvart/contract/staff/schedule";
import { useState } from "react";
import { useChange } from "../../../lib/use-change.ts";
import { m } from "../../../paraglide/messages.js";

type DeedName =
	| "addSchedulePeriod"
	| "moveSchedulePeriod"
	| "cancelSchedulePeriod"
	| "restoreSchedulePeriod"
	| "removeSchedulePeriod";

/** What stands in the way of a change: other trainings, or what somebody else made of this one. */
export interface Obstacle {
	clashes: ScheduleConflict[];
	changed: ScheduleEntry | null;
}

export const noObstacle: Obstacle = { clashes: [], changed: null };

export function obstacleOf({ code, current }: StaffApiError): Obstacle | null {
	if (Array.isArray(current)) return { clashes: current as ScheduleConflict[], changed: null };
	if (code === "ERR_CHANGED_MEANWHILE" && current) return { clashes: [], changed: current as ScheduleEntry };
	return null;
}

/** What the toast says: who hears of it by mail, when anybody does. */
export function doneInWords({ mailed }: ScheduleChanged): string {
	return mailed > 0 ? m.schedule_mailed({ count: mailed }) : m.schedule_saved();
}

/** A change that people may have to hear of. What is in its way is kept for the dialog; nothing typed is lost. */
export function useDeed<N extends DeedName>(name: N, onDone: (changed: ScheduleChanged) => void) {
	const [obstacle, setObstacle] = useState(noObstacle);
	const change = useChange(name, {
		refresh: ["getScheduleWeek"],
		done: doneInWords,
		onDone,
		onRefusal: (error) => {
			const found = obstacleOf(error);
			setObstacle(found ?? noObstacle);
			return found !== null;
		},
	});
	return { send: change.mutate, busy: change.isPending, obstacle };
}
