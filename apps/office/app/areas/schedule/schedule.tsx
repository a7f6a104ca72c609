import { Button } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { CalendarOff, MapPin } from "lucide-react";
import { type Club, useClub } from "../../lib/club.ts";
import { apiQuery } from "../../lib/queries.ts";
import { m } from "../../paraglide/messages.js";
import { type AreaPage, AreaPages } from "../../parts/area-pages/area-pages.tsx";
import { PageHeader } from "../../parts/page-header/page-header.tsx";
import { EmptyState, QueryResult } from "../../parts/states/states.tsx";
import { ClosingsPage } from "./closings/closings-page.tsx";
import { RoomSchedule } from "./room-schedule.tsx";
import styles from "./schedule.module.css";

/** Shown if no club is selected in the header. */
function ChooseClub() {
	const { clubs, choose } = useClub();
	return (
		<>
			<PageHeader title={m.schedule_title()} />
			<EmptyState
				icon={MapPin}
				title={m.schedule_choose_club()}
				text={m.schedule_choose_club_text()}
				action={
					<div className={styles.clubs}>
						{clubs.map((club) => (
							<Button key={club.id} variant="default" onClick={() => choose(club)}>
								{club.name}
							</Button>
						))}
					</div>
				}
			/>
		</>
	);
}

function ClubSchedule({ club }: { club: Club }) {
	const rooms = useQuery(apiQuery("listGymRooms", { params: { id: club.id } }));
	return (
		<QueryResult query={rooms} rows={8}>
			{(list) =>
				list[0] ? (
					<RoomSchedule key={club.id} rooms={list} first={list[0]} />
				) : (
					<>
						<PageHeader title={m.schedule_title()} />
						<EmptyState icon={CalendarOff} title={m.schedule_no_rooms()} text={m.schedule_no_rooms_text()} />
					</>
				)
			}
		</QueryResult>
	);
}

function WeekPage() {
	const { club } = useClub();
	return club ? <ClubSchedule key={club.id} club={club} /> : <ChooseClub />;
}

const pages: AreaPage[] = [
	{ path: "week", label: m.schedule_title, element: <WeekPage /> },
	{ path: "closings", label: m.closings_title, element: <ClosingsPage /> },
];

export function Component() {
	return <AreaPages path="/schedule" label={m.shell_schedule()} pages={pages} />;
}
