import { slotState } from "../../lib/slot.ts";
import { useSheetParam } from "../../ui/sheet/use-sheet-param.ts";
import { useShown } from "../../ui/sheet/use-shown.ts";
import type { BookingWords, SentBooking } from "./booking-data.ts";
import { BookingSheet } from "./booking-sheet.tsx";
import type { Bookings } from "./use-bookings.ts";

interface BookingSheetHostProps {
	bookings: Bookings;
	words: BookingWords;
	sent: SentBooking | null;
	/** Club and room. */
	place: string;
	/** The full name of each date that the board shows. */
	dayNames: Readonly<Record<string, string>>;
}

/** The sheet of the training that the address wants to book: a link to it opens it, the back button closes it. */
export function BookingSheetHost({ bookings, words, sent, place, dayNames }: BookingSheetHostProps) {
	const sheet = useSheetParam("book");
	const asked = bookings.slots.find(({ id }) => String(id) === sheet.value);
	const shownId = useShown(asked?.id);
	const slot = bookings.slots.find(({ id }) => id === shownId);
	if (!slot) return null;
	return (
		<BookingSheet
			slot={slot}
			state={slotState(slot, bookings.circumstances)}
			bookings={bookings}
			words={words}
			sent={sent?.target.id === slot.id ? sent : null}
			place={place}
			day={dayNames[slot.trainingDate] ?? ""}
			open={asked !== undefined}
			onClose={sheet.close}
			closeTo={sheet.closeTo}
		/>
	);
}
