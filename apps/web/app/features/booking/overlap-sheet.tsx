import { cancelsLate } from "@kvart/contract/booking";
import { inLocale } from "@kvart/contract/locale";
import type { OwnBooking } from "@kvart/contract/members";
import { formatMinutes, formatTime, minutesOf } from "@kvart/contract/time";
import { useCallback } from "react";
import { problemMessage } from "../../i18n/problem-message.ts";
import { useLocale } from "../../i18n/use-locale.ts";
import { api } from "../../lib/api.ts";
import type { Slot } from "../../lib/slot.ts";
import { useLive } from "../../lib/use-live.ts";
import { m } from "../../paraglide/messages.js";
import { Button } from "../../ui/button/button.tsx";
import { Notice } from "../../ui/notice/notice.tsx";
import { Sheet } from "../../ui/sheet/sheet.tsx";
import styles from "./booking-button.module.css";
import { targetOf } from "./own-training.tsx";
import type { Bookings } from "./use-bookings.ts";

type Times = Pick<OwnBooking, "time" | "duration">;

function overlaps(one: Times, other: Times): boolean {
	const endOf = ({ time, duration }: Times) => minutesOf(time) + duration;
	return minutesOf(one.time) < endOf(other) && minutesOf(other.time) < endOf(one);
}

/** The member's booking at the time of another training. */
function overlapping(
	bookings: readonly OwnBooking[],
	slot: Pick<Slot, "id" | "trainingDate" | "time" | "duration">,
): OwnBooking | undefined {
	return bookings.find(
		(booking) =>
			booking.training_date === slot.trainingDate &&
			booking.period_id !== slot.id &&
			!booking.cancelled &&
			overlaps(booking, slot),
	);
}

interface OverlapSheetProps {
	slot: Slot;
	bookings: Pick<Bookings, "answerOverlap" | "requestOf" | "circumstances" | "lateCancelMinutes">;
	lateConsequence: string;
}

/** Names the other training at that time, and lets the member change to this one, have both or stop. */
export function OverlapSheet({ slot, bookings, lateConsequence }: OverlapSheetProps) {
	const locale = useLocale();
	const { id, trainingDate, time, duration } = slot;
	const { answerOverlap, lateCancelMinutes } = bookings;
	const load = useCallback(
		async (signal: AbortSignal) =>
			overlapping(await api.listOwnBookings(undefined, { signal }), { id, trainingDate, time, duration }),
		[id, trainingDate, time, duration],
	);
	const { data: other } = useLive(load);
	const name = other && inLocale(locale, other.training.name, other.training.name_eng);
	const request = bookings.requestOf(slot);
	const busy = (action: string) => request?.status === "pending" && request.action === action;
	const late = other && cancelsLate({ ...other, trainingDate }, bookings.circumstances.now, lateCancelMinutes);
	const toast = m.booking_changed({ training: slot.training.name, time: formatTime(time) });
	return (
		<Sheet
			open
			onClose={() => void answerOverlap("stop")}
			title={m.booking_overlap_title()}
			footer={
				<>
					{other && name && (
						<Button
							busy={busy("bookInstead")}
							onClick={() => void answerOverlap({ insteadOf: targetOf(other), toast })}
						>
							{other.time === time
								? m.booking_overlap_instead_of({ training: name })
								: m.booking_overlap_instead({ time: formatTime(other.time) })}
						</Button>
					)}
					<Button look={other ? "ghost" : "lime"} busy={busy("bookAnyway")} onClick={() => void answerOverlap("book")}>
						{m.booking_overlap_book()}
					</Button>
					<Button look="ghost" onClick={() => void answerOverlap("stop")}>
						{m.booking_overlap_stop()}
					</Button>
				</>
			}
		>
			<div className={styles.stack}>
				{/* Until the other training is known, and if it cannot be loaded. */}
				<output>
					{other && name
						? m.booking_overlap({ training: name, time: formatTime(other.time) })
						: problemMessage("ERR_OVERLAPS")}
				</output>
				{late && (
					<Notice kind="warning">{`${m.booking_change_late({ time: formatMinutes(lateCancelMinutes) })} ${lateConsequence}`}</Notice>
				)}
			</div>
		</Sheet>
	);
}
