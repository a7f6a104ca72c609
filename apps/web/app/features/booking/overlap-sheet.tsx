import { inLocale } from "@kvart/contract/locale";
import type { OwnBooking } from "@kvart/contract/members";
import { formatTime, minutesOf } from "@kvart/contract/time";
import { useCallback } from "react";
import { problemMessage } from "../../i18n/problem-message.ts";
import { useLocale } from "../../i18n/use-locale.ts";
import { api } from "../../lib/api.ts";
import type { Slot } from "../../lib/slot.ts";
import { useLive } from "../../lib/use-live.ts";
import { Button } from "../../ui/button/button.tsx";
import { Sheet } from "../../ui/sheet/sheet.tsx";
import type { BookingTexts } from "./booking.server.ts";
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
	bookings: Pick<Bookings, "answerOverlap" | "requestOf">;
	texts: BookingTexts["overlap"];
}

/** Names the other training at that time, and lets the member go on or stop. */
export function OverlapSheet({ slot, bookings, texts }: OverlapSheetProps) {
	const locale = useLocale();
	const { id, trainingDate, time, duration } = slot;
	const load = useCallback(
		async (signal: AbortSignal) =>
			overlapping(await api.listOwnBookings(undefined, { signal }), { id, trainingDate, time, duration }),
		[id, trainingDate, time, duration],
	);
	const { data: other } = useLive(load);
	const name = other && inLocale(locale, other.training.name, other.training.name_eng);
	const busy = bookings.requestOf(slot)?.status === "pending";
	return (
		<Sheet
			open
			onClose={() => void bookings.answerOverlap("stop")}
			title={texts.title}
			footer={
				<>
					<Button busy={busy} onClick={() => void bookings.answerOverlap("book")}>
						{texts.book}
					</Button>
					<Button look="ghost" onClick={() => void bookings.answerOverlap("stop")}>
						{texts.stop}
					</Button>
				</>
			}
		>
			{/* Until the other training is known, and if it cannot be loaded. */}
			<output>
				{other && name
					? texts.text.replace("{training}", () => name).replace("{time}", formatTime(other.time))
					: problemMessage("ERR_OVERLAPS")}
			</output>
		</Sheet>
	);
}
