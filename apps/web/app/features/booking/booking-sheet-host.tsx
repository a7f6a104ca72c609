import { type ComponentType, lazy, Suspense } from "react";
import { slotState } from "../../lib/slot.ts";
import { useSheetParam } from "../../ui/sheet/use-sheet-param.ts";
import { useShown } from "../../ui/sheet/use-shown.ts";
import type { BookingWords } from "./booking-data.ts";
import type { BookingSheetProps } from "./booking-sheet.tsx";
import styles from "./booking-sheet-host.module.css";
import type { Bookings } from "./use-bookings.ts";

const loadSheet = () => import("./booking-sheet.tsx");
const BookingSheet = lazy<ComponentType<BookingSheetProps>>(() =>
	loadSheet().then(
		(module) => ({ default: module.BookingSheet }),
		() => ({ default: SheetMissing }),
	),
);

/** Who reaches for the board may want to book: the sheet is there by the time it opens. */
export function preloadBookingSheet(): void {
	// Without a network it stays away; opening it then asks once more.
	loadSheet().catch(() => undefined);
}

interface BookingSheetHostProps {
	bookings: Bookings;
	words: BookingWords;
	club: { name: string; phone: string };
	room: string;
	/** The full name of each date that the board shows. */
	dayNames: Readonly<Record<string, string>>;
}

/** The sheet of the training that the address wants to book: a link to it opens it, the back button closes it. */
export function BookingSheetHost({ bookings, words, club, room, dayNames }: BookingSheetHostProps) {
	const sheet = useSheetParam("book");
	const asked = bookings.slots.find(({ id }) => String(id) === sheet.value);
	const shownId = useShown(asked?.id);
	const slot = bookings.slots.find(({ id }) => id === shownId);
	if (!slot) return null;
	return (
		<Suspense fallback={null}>
			<BookingSheet
				slot={slot}
				state={slotState(slot, bookings.circumstances)}
				bookings={bookings}
				words={words}
				phone={club.phone}
				place={`${club.name}, ${room}`}
				day={dayNames[slot.trainingDate] ?? ""}
				open={asked !== undefined}
				onClose={sheet.close}
				closeTo={sheet.closeTo}
			/>
		</Suspense>
	);
}

/** The network left before the sheet arrived: the page stays, and the same address asks the server for it. */
function SheetMissing({ open, words }: BookingSheetProps) {
	if (!open) return null;
	return (
		<p role="alert" className={styles["missing"]}>
			{words.sheetMissing} <a href={window.location.href}>{words.retry}</a>
		</p>
	);
}
