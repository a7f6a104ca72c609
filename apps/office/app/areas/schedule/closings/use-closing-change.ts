import type { StaffApiError } from "@kvart/contract/staff/client";
import type { StaffFieldError } from "@kvart/contract/staff/errors";
import type { ClosingChanged } from "@kvart/contract/staff/schedule-closings";
import { useState } from "react";
import { fieldMessage } from "../../../i18n/error-messages.ts";
import type { CallInput, CallName } from "../../../lib/queries.ts";
import { useChange } from "../../../lib/use-change.ts";
import { m } from "../../../paraglide/messages.js";
import { noObstacle, type Obstacle, scheduleQueries } from "../dialogs/use-schedule-change.ts";

type ClosingCall = Extract<CallName, `${string}ScheduleClosing`>;

/** Shows what a closing does before it is done, and the errors of its fields. */
export function useClosingChange<N extends ClosingCall>(name: N, onDone: (changed: ClosingChanged) => void) {
	const [errors, setErrors] = useState<readonly StaffFieldError[]>([]);
	const [obstacle, setObstacle] = useState<Obstacle & { outdated?: boolean }>(noObstacle);
	const onRefusal = ({ code, errors: found, current }: StaffApiError) => {
		prepare.reset();
		setErrors(found);
		setObstacle({
			...noObstacle,
			...(Array.isArray(current) && { conflicts: current }),
			outdated: code === "ERR_CHANGED_MEANWHILE",
		});
		return found.length > 0 || code === "ERR_CHANGED_MEANWHILE";
	};
	const prepare = useChange(name, { onRefusal });
	const change = useChange(name, { refresh: scheduleQueries, done: m.closings_saved, onDone, onRefusal });
	const withOptions = (input: CallInput<N>, options: object) =>
		({ ...input, body: { ...(input as { body: object }).body, ...options } }) as CallInput<N>;
	return {
		prepare: (input: CallInput<N>) => {
			setErrors([]);
			setObstacle(noObstacle);
			prepare.mutate(withOptions(input, { preview: true }));
		},
		/** Before anything is sent. */
		refuse: (fields: readonly string[]) => setErrors(fields.map((field) => ({ field, code: "required-field" }))),
		confirm: (input: CallInput<N>, sendAtOnce: boolean) =>
			change.mutate(withOptions(input, { send_at_once: sendAtOnce })),
		back: prepare.reset,
		prepared: (prepare.data ?? null) as ClosingChanged | null,
		preparing: prepare.isPending,
		busy: change.isPending,
		obstacle,
		errorOf: (field: string) => fieldMessage(errors.find((error) => error.field === field)?.code),
	};
}
