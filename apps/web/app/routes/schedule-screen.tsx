import { BookingAction } from "../features/booking/booking-action.tsx";
import type { BookingWords } from "../features/booking/booking-data.ts";
import { BookingSheetHost } from "../features/booking/booking-sheet-host.tsx";
import { useBookings } from "../features/booking/use-bookings.ts";
import type { ScheduleData } from "../features/schedule/schedule-data.ts";
import { SchedulePage } from "../features/schedule/schedule-page.tsx";

interface ScheduleScreenProps {
	schedule: ScheduleData;
	words: BookingWords;
}

/** The schedule and the promotion page are the same screen. Another room, or another week, is another board. */
export function ScheduleScreen({ schedule, words }: ScheduleScreenProps) {
	const { kind, club, roomId, weeks } = schedule;
	return <LiveBoard key={[kind, club.id, roomId, weeks[0]?.monday].join()} data={schedule} words={words} />;
}

/** The board with its buttons. */
function LiveBoard({ data, words }: { data: ScheduleData; words: BookingWords }) {
	const bookings = useBookings(data);
	const { club, rooms, roomId, weeks } = data;
	const days = weeks.flatMap((week) => week.days);
	return (
		<>
			<SchedulePage
				data={data}
				slots={bookings.slots}
				circumstances={bookings.circumstances}
				renderAction={({ slot, state }) => (
					<BookingAction slot={slot} state={state} bookings={bookings} words={words} />
				)}
			/>
			<BookingSheetHost
				bookings={bookings}
				words={words}
				club={club}
				room={rooms.find(([id]) => id === roomId)?.[1] ?? ""}
				dayNames={Object.fromEntries(days.map(({ date, full }) => [date, full]))}
			/>
		</>
	);
}
