import { StaffApiError } from "@kvart/contract/staff/client";
import type { ScheduleChanged, ScheduleEntry } from "@kvart/contract/staff/schedule";
import type { ChangePreview } from "@kvart/contract/staff/schedule-changes";
import type { ScheduleConflict } from "@kvart/contract/staff/schedule-conflict";
import { useRef, useState } from "react";
import { formatInstantClock } from "../../../lib/format.ts";
import { type CallInput, invalidateQueries } from "../../../lib/queries.ts";
import { useChange } from "../../../lib/use-change.ts";
import { m } from "../../../paraglide/messages.js";

type ChangeName =
	| "addSchedulePeriod"
	| "moveSchedulePeriod"
	| "cancelSchedulePeriod"
	| "restoreSchedulePeriod"
	| "removeSchedulePeriod";

/** Why a change was rejected: conflicting trainings, a coach who is away, a closing, or a newer version of this one. */
export interface Obstacle {
	conflicts: ScheduleConflict[];
	away: boolean;
	closed: boolean;
	changed: ScheduleEntry | null;
}

export const noObstacle: Obstacle = { conflicts: [], away: false, closed: false, changed: null };

/** The queries that show a change of the schedule. */
export const scheduleQueries = [
	"getScheduleWeek",
	"listScheduleChanges",
	"listCalls",
	"listSubstitutions",
	"listScheduleClosings",
	"listAbsences",
] as const;

export function obstacleOf({ code, errors, current }: StaffApiError): Obstacle | null {
	const away = errors.some((error) => error.code === "coach-away");
	if (Array.isArray(current)) return { ...noObstacle, away, conflicts: current as ScheduleConflict[] };
	if (away) return { ...noObstacle, away };
	if (code === "ERR_CHANGED_MEANWHILE" && current) return { ...noObstacle, changed: current as ScheduleEntry };
	if (errors.some((error) => error.code === "closed")) return { ...noObstacle, closed: true };
	return null;
}

export function doneMessage({ mailed, change }: Pick<ScheduleChanged, "mailed" | "change">): string {
	if (mailed === 0) return m.schedule_saved();
	return change
		? m.schedule_mails_at({ count: mailed, time: formatInstantClock(change.undo_until) })
		: m.schedule_mailed({ count: mailed });
}

/** The consequences of a change: guests to call, and how long it can be undone. */
export type Made = Pick<ScheduleChanged, "change"> & { to_call: readonly unknown[] };

/** Whether the list of guests opens by itself. Not while the change can be undone: it would cover the button for that. */
export function opensCalls({ to_call, change }: Made): boolean {
	return to_call.length > 0 && change === null;
}

/** A change that concerns people, shown before it is made. */
export interface Prepared {
	preview: ChangePreview;
	back: () => void;
	confirm: (sendAtOnce: boolean) => void;
}

/**
 * For dialogs: shows whom a change concerns before it is made; one without such people is made at once. Stores the
 * obstacle, so that the dialog can show it.
 */
export function useScheduleChange<N extends ChangeName>(
	name: N,
	onDone: (changed: ScheduleChanged) => void,
	onConcerned?: () => boolean,
) {
	const [obstacle, setObstacle] = useState(noObstacle);
	const [preview, setPreview] = useState<ChangePreview | null>(null);
	const wanted = useRef<CallInput<N> | null>(null);
	const onRefusal = (error: StaffApiError) => {
		const found = obstacleOf(error);
		setObstacle(found ?? noObstacle);
		setPreview(null);
		return found !== null;
	};
	const change = useChange(name, { refresh: scheduleQueries, done: doneMessage, onDone, onRefusal });
	const withOptions = (input: CallInput<N>, options: object) =>
		({ ...input, body: { ...(input as { body: object }).body, ...options } }) as CallInput<N>;
	const make = (sendAtOnce: boolean) =>
		wanted.current && change.mutate(withOptions(wanted.current, { send_at_once: sendAtOnce }));
	const prepare = useChange(name, {
		onRefusal,
		onDone: ({ preview: shown }: ScheduleChanged) => {
			setObstacle(noObstacle);
			if (!shown || shown.people.length === 0) make(false);
			else if (!onConcerned?.()) setPreview(shown);
		},
	});
	return {
		send: (input: CallInput<N>) => {
			wanted.current = input;
			prepare.mutate(withOptions(input, { preview: true }));
		},
		busy: prepare.isPending || change.isPending,
		obstacle,
		prepared: preview && { preview, back: () => setPreview(null), confirm: make },
	};
}

/** For forms: stores the conflicts and returns the saved entry. */
export function useObstacle(onChanged: (changed: ScheduleChanged) => void) {
	const [obstacle, setObstacle] = useState(noObstacle);
	async function save(send: () => Promise<ScheduleChanged>): Promise<ScheduleEntry> {
		setObstacle(noObstacle);
		try {
			const changed = await send();
			invalidateQueries(...scheduleQueries);
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
