import { type ComponentType, useEffect, useEffectEvent } from "react";
import { slotState } from "../../lib/slot.ts";
import { useLazyPart } from "../../ui/request/use-lazy-part.ts";
import { useSheetParam, useShown } from "../../ui/sheet/use-sheet-param.ts";
import type { BookingTexts } from "./booking.server.ts";
import type { BookingSheetProps } from "./booking-sheet.tsx";
import type { SentBooking } from "./requests.ts";
import type { Bookings } from "./use-bookings.ts";

type Sheet = ComponentType<BookingSheetProps>;

let loaded: Sheet | undefined;

/** On the server, which renders an open sheet at once. */
export function provideBookingSheet(sheet: Sheet): void {
	loaded = sheet;
}

/** Most people only look at the board: the script of the sheet loads when the first one opens. */
export async function loadBookingSheet(): Promise<Sheet> {
	loaded ??= (await import("./booking-sheet.tsx")).BookingSheet;
	return loaded;
}

interface BookingSheetHostProps {
	bookings: Bookings;
	texts: BookingTexts;
	/** Guests confirm by mail. */
	askEmail: boolean;
	sent: SentBooking | null;
	/** Club and room. */
	place: string;
	/** Names of the days of the week that is shown, by date. */
	dayNames: Readonly<Record<string, string>>;
}

/** The sheet of the period in the address: a link opens it, the back button closes it. */
export function BookingSheetHost({ bookings, texts, askEmail, sent, place, dayNames }: BookingSheetHostProps) {
	const sheet = useSheetParam("book");
	const shown = bookings.slots.filter(({ trainingDate }) => trainingDate in dayNames);
	const wanted = shown.find(({ id }) => String(id) === sheet.value);
	const shownId = useShown(wanted?.id);
	const slot = shown.find(({ id }) => id === shownId);
	const { Part, open } = useLazyPart(loadBookingSheet);
	const BookingSheet = Part ?? loaded;
	const load = useEffectEvent(async () => {
		if (BookingSheet) return;
		await open();
		// So that the next press tries again.
		if (!loaded) sheet.close();
	});
	const wantedId = wanted?.id;
	useEffect(() => {
		if (wantedId !== undefined) void load();
	}, [wantedId]);
	if (!slot || !BookingSheet) return null;
	return (
		<BookingSheet
			slot={slot}
			state={slotState(slot, bookings.circumstances)}
			bookings={bookings}
			texts={texts}
			askEmail={askEmail}
			sent={sent?.target.id === slot.id ? sent : null}
			place={place}
			day={dayNames[slot.trainingDate] ?? ""}
			open={wanted !== undefined}
			onClose={sheet.close}
			closeTo={sheet.closeTo}
		/>
	);
}
