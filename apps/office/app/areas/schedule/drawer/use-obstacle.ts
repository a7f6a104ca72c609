import { StaffApiError } from "@kvart/contract/staff/client";
import type { ScheduleChanged, ScheduleEntry } from "@kvart/contract/staff/schedule";
import { useState } from "react";
import { forgetAnswers } from "../../../lib/ask.ts";
import { noObstacle, obstacleOf } from "../dialogs/use-deed.ts";

/** For forms that save: names what was in the way, and gives the training as it is then. */
export function useObstacle(onChanged: (changed: ScheduleChanged) => void) {
	const [obstacle, setObstacle] = useState(noObstacle);
	async function save(send: () => Promise<ScheduleChanged>): Promise<ScheduleEntry> {
		setObstacle(noObstacle);
		try {
			const changed = await send();
			forgetAnswers("getScheduleWeek");
			onChanged(changed);
			return changed.entry;
		} catch (error) {
			const found = error instanceof StaffApiError ? obstacleOf(error) : null;
			// The form itself shows what somebody else changed.
			if (found && found.changed === null) setObstacle(found);
			throw error;
		}
	}
	return { obstacle, save };
}
