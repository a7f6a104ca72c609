import { BookingButton } from "../features/booking/booking-button.tsx";
import type { BookingWords, SentBooking } from "../features/booking/booking-data.ts";
import { BookingSheetHost } from "../features/booking/booking-sheet-host.tsx";
import { useBookings } from "../features/booking/use-bookings.ts";
import { sameBoard } from "../features/schedule/board-address.ts";
import { Schedule } from "../features/schedule/schedule.tsx";
import type { ScheduleData } from "../features/schedule/schedule-data.ts";
import { useNewWeek } from "../features/schedule/use-new-week.ts";
import { usePageProps } from "../lib/use-page-props.ts";

interface ScheduleScreenProps {
	board: ScheduleData;
	words: BookingWords;
	/** On the page that answers a guest's form. */
	sent: SentBooking | null;
}

/** The schedule and the promotion page are the same screen. */
export function ScheduleScreen(first: ScheduleScreenProps) {
	const { props, replaceBy, ...loading } = usePageProps("schedule", first, sameBoard);
	const { board, words } = props;
	const bookings = useBookings(board, first.sent);
	const old = useNewWeek(board, bookings, replaceBy);
	const { club, rooms, roomId, weeks } = board;
	const room = rooms.find(([id]) => id === roomId)?.[1] ?? "";
	const days = weeks.flatMap((week) => week.days);
	return (
		<>
			<Schedule
				data={board}
				slots={old ? board.slots : bookings.slots}
				circumstances={bookings.circumstances}
				loading={loading}
				renderAction={({ slot, state }, bookTo) => (
					<BookingButton slot={slot} state={state} bookTo={bookTo} bookings={bookings} words={words} />
				)}
			/>
			<BookingSheetHost
				bookings={bookings}
				words={words}
				sent={first.sent}
				place={`${club.name}, ${room}`}
				dayNames={Object.fromEntries(days.map(({ date, full }) => [date, full]))}
			/>
		</>
	);
}
