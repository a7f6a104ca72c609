import type { StaffMemberBooking } from "@kvart/contract/staff/members";
import { formatTime } from "@kvart/contract/time";
import { Badge, Button, Text, Title } from "@mantine/core";
import { useState } from "react";
import { currentLanguage } from "../../i18n/language.ts";
import { formatDate } from "../../lib/format.ts";
import { m } from "../../paraglide/messages.js";
import { Panel } from "../../parts/panel/panel.tsx";
import { bookingOutcome } from "./member-words.ts";
import styles from "./members.module.css";

function Booking({ booking }: { booking: StaffMemberBooking }) {
	const { color, words } = bookingOutcome(booking);
	const training = currentLanguage() === "en" ? booking.training_eng : booking.training;
	return (
		<li className={styles.item}>
			<div>
				<Text fw={600}>{training}</Text>
				<Text size="sm" c="dimmed">
					{formatDate(booking.training_date)} {formatTime(booking.time)}, {booking.gym}
				</Text>
			</div>
			<Badge color={color}>{words}</Badge>
		</li>
	);
}

interface BookingListProps {
	title: string;
	none: string;
	bookings: readonly StaffMemberBooking[];
}

/** A year of trainings is a long list: the latest, until somebody wants all of them. */
const shownAtFirst = 10;

function BookingList({ title, none, bookings }: BookingListProps) {
	const [all, setAll] = useState(false);
	const shown = all ? bookings : bookings.slice(0, shownAtFirst);
	return (
		<>
			<Title order={3}>{title}</Title>
			{bookings.length === 0 ? (
				<Text c="dimmed" mt="xs" mb="lg">
					{none}
				</Text>
			) : (
				<ul className={styles.list}>
					{shown.map((booking) => (
						<Booking key={booking.id} booking={booking} />
					))}
				</ul>
			)}
			{shown.length < bookings.length && (
				<Button variant="default" onClick={() => setAll(true)}>
					{m.members_show_all({ count: bookings.length })}
				</Button>
			)}
		</>
	);
}

/** What comes next first, then what was, the latest of it on top. */
export function MemberBookings({ bookings }: { bookings: readonly StaffMemberBooking[] }) {
	return (
		<Panel title={m.members_bookings()}>
			<BookingList
				title={m.members_coming()}
				none={m.members_no_coming()}
				bookings={bookings.filter(({ coming }) => coming).toReversed()}
			/>
			<BookingList
				title={m.members_past()}
				none={m.members_no_past()}
				bookings={bookings.filter(({ coming }) => !coming)}
			/>
		</Panel>
	);
}
