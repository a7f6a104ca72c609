import { useRef, useState } from "react";
import { showToast } from "../../ui/toast/toast.ts";
import type { Attempt, Deed, GuestValues, Outcome, Target } from "./booking-data.ts";

const nameOf = ({ id, trainingDate }: Target) => `${trainingDate} ${id}`;

/** Everything that was asked for on this page: what is under way, what failed, and what went well. */
export function useAttempts(reload: () => Promise<void>) {
	const [attempts, setAttempts] = useState<Record<string, Attempt | undefined>>({});
	// Guests have no account that would tell the server who they are: the page remembers their places.
	const [done, setDone] = useState<Record<string, string | undefined>>({});
	/** One key for each request that has no answer yet. */
	const keys = useRef(new Map<string, string>());

	async function act(slot: Target, deed: Deed, guest?: GuestValues): Promise<Outcome> {
		const name = nameOf(slot);
		const note = (attempt?: Attempt) => setAttempts((others) => ({ ...others, [name]: attempt }));
		note({ deed, status: "busy" });
		try {
			const { send, keepFocus } = await import("./calls.ts");
			const outcome = await send({ slot, deed, guest }, keys.current);
			showToast(outcome.toast);
			if (outcome.kind !== "failed") {
				if (outcome.kind === "done") setDone((others) => ({ ...others, [name]: outcome.calendarUrl }));
				await reload();
				note();
				keepFocus(slot.id);
				return outcome;
			}
		} catch {
			// Not even the code for it could be loaded.
		}
		note({ deed, status: "failed" });
		return { kind: "failed" };
	}

	return {
		act,
		// A place that turned up after all means that the request had arrived.
		attemptOf: (slot: Target) => {
			const attempt = attempts[nameOf(slot)];
			return attempt?.status === "failed" && (attempt.deed === "book") === slot.booked ? undefined : attempt;
		},
		calendarUrlOf: (slot: Target) => done[nameOf(slot)],
	};
}
