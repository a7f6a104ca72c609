import type { Arrival } from "@kvart/contract/staff/memberships/desk-arrival";
import { invalidateQueries } from "../../../lib/queries.ts";
import { useChange } from "../../../lib/use-change.ts";
import { m } from "../../../paraglide/messages.js";
import { awaitedClass } from "./labels.ts";
import { playAnswer } from "./sounds.ts";

interface PressesProps {
	gymId: number;
	/** The scanned or typed text. */
	foundBy: string;
	onChange: (arrival: Arrival) => void;
}

/** The actions of one press for the person shown: let in, check in to a class, and take both back. */
export function usePresses({ gymId, foundBy, onChange }: PressesProps) {
	const place = { gym_id: gymId, ...(foundBy && { found_by: foundBy }) };
	const query = { gym: String(gymId), ...(foundBy && { found_by: foundBy }) };
	const read = useChange("getArrival", { onDone: onChange });
	const enter = useChange("letIn", {
		once: true,
		onDone: onChange,
		onRefusal: ({ code }) => {
			if (code === "ERR_NO_MEMBERSHIP") playAnswer("refuse");
			return false;
		},
	});
	const leave = useChange("undoEntry", { done: m.desk_entry_undone, onDone: onChange });
	const checkIn = useChange("checkIn");
	const undo = useChange("undoCheckIn");

	function changeClass(change: typeof checkIn | typeof undo, { id }: Arrival, booking: number) {
		const onSuccess = () => {
			invalidateQueries("getRoster", "getDeskDay");
			read.mutate({ params: { id }, query });
		};
		change.mutate({ params: { id: booking } }, { onSuccess });
	}

	const letIn = ({ id }: Arrival) => enter.mutate({ params: { id }, body: place });

	return {
		busy: [read, enter, leave, checkIn, undo].some(({ isPending }) => isPending),
		letIn,
		undoEntry: ({ id }: Arrival) => leave.mutate({ params: { id }, query }),
		checkIn: (arrival: Arrival, booking: number) => changeClass(checkIn, arrival, booking),
		undoCheckIn: (arrival: Arrival, booking: number) => changeClass(undo, arrival, booking),
		/** The action of Enter; undefined if there is nothing to press. A booked class comes first. */
		first(arrival: Arrival): (() => void) | undefined {
			const booking = awaitedClass(arrival);
			if (booking && arrival.state !== "blocked") return () => changeClass(checkIn, arrival, booking.booking_id);
			const mayEnter = arrival.verdicts.gym.answer !== "refuse" && arrival.entered_at === null;
			return mayEnter ? () => letIn(arrival) : undefined;
		},
	};
}

export type Presses = ReturnType<typeof usePresses>;
