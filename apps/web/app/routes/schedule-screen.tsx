import { BookingButton } from "../features/booking/booking-button.tsx";
import { BookingSheetHost } from "../features/booking/booking-sheet-host.tsx";
import type { SentBooking } from "../features/booking/requests.ts";
import { useBookings } from "../features/booking/use-bookings.ts";
import { boardAddress, sameBoard, shownWeek } from "../features/schedule/board-address.ts";
import type { ScheduleData } from "../features/schedule/schedule.server.ts";
import { Schedule } from "../features/schedule/schedule.tsx";
import { useNewWeek } from "../features/schedule/use-new-week.ts";
import { useAddress } from "../lib/address.ts";
import { usePageData } from "../lib/use-page-data.ts";
import { LazyPart } from "../ui/request/lazy-part.tsx";

const loadOverlapSheet = async () => (await import("../features/booking/overlap-sheet.tsx")).OverlapSheet;

interface ScheduleScreenProps {
	board: ScheduleData;
	lateConsequence: string;
	/** Guests confirm by mail. */
	emailRequired: boolean;
	/** The answer to a plain POST. */
	sent: SentBooking | null;
}

/** The schedule and the promotion page are the same screen. */
export function ScheduleScreen({ board: first, lateConsequence, emailRequired, sent }: ScheduleScreenProps) {
	const { data: board, replaceBy, ...loading } = usePageData<ScheduleData>(first, sameBoard);
	const bookings = useBookings(board, sent);
	const old = useNewWeek(board, bookings, replaceBy);
	const { club, rooms, roomId, weeks } = board;
	const room = rooms.find(({ id }) => id === roomId)?.name ?? "";
	const { days } = shownWeek(weeks, boardAddress(useAddress().search));
	const { overlap } = bookings;
	const overlapSlot =
		overlap && bookings.slots.find((slot) => slot.id === overlap.id && slot.trainingDate === overlap.trainingDate);
	return (
		<>
			<Schedule
				data={board}
				slots={old ? board.slots : bookings.slots}
				circumstances={bookings.circumstances}
				loading={loading}
				renderAction={({ slot, state }, bookTo) => (
					<BookingButton
						slot={slot}
						state={state}
						bookTo={bookTo}
						bookings={bookings}
						lateConsequence={lateConsequence}
					/>
				)}
			/>
			<BookingSheetHost
				bookings={bookings}
				emailRequired={emailRequired}
				sent={sent}
				place={`${club.name}, ${room}`}
				dayNames={Object.fromEntries(days.map(({ date, full }) => [date, full]))}
			/>
			{overlapSlot && <LazyPart load={loadOverlapSheet} props={{ slot: overlapSlot, bookings, lateConsequence }} />}
		</>
	);
}
