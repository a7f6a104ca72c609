import { slotState } from "../../lib/slot.ts";
import { lazySheet, useLazySheet } from "../../ui/sheet/lazy-sheet.ts";
import { useSheetParam, useShown } from "../../ui/sheet/use-sheet-param.ts";
import type { SentBooking } from "./requests.ts";
import type { Bookings } from "./use-bookings.ts";

export const bookingSheet = lazySheet(async () => (await import("./booking-sheet.tsx")).BookingSheet);

interface BookingSheetHostProps {
	bookings: Bookings;
	/** Guests confirm by mail. */
	emailRequired: boolean;
	sent: SentBooking | null;
	/** Club and room. */
	place: string;
	/** Names of the days of the week that is shown, by date. */
	dayNames: Readonly<Record<string, string>>;
}

/** The sheet of the period in the address: a link opens it, the back button closes it. */
export function BookingSheetHost({ bookings, emailRequired, sent, place, dayNames }: BookingSheetHostProps) {
	const sheet = useSheetParam("book");
	const shown = bookings.slots.filter(({ trainingDate }) => trainingDate in dayNames);
	const wanted = shown.find(({ id }) => String(id) === sheet.value);
	const shownId = useShown(wanted?.id);
	const slot = shown.find(({ id }) => id === shownId);
	const { Sheet: BookingSheet } = useLazySheet(bookingSheet, wanted?.id, sheet.close);
	if (!slot || !BookingSheet) return null;
	return (
		<BookingSheet
			slot={slot}
			state={slotState(slot, bookings.circumstances)}
			bookings={bookings}
			emailRequired={emailRequired}
			sent={sent?.target.id === slot.id ? sent : null}
			place={place}
			day={dayNames[slot.trainingDate] ?? ""}
			open={wanted !== undefined}
			onClose={sheet.close}
			closeTo={sheet.closeTo}
		/>
	);
}
