import type { GymRoom } from "@kvart/contract/clubs";
import { dateField } from "@kvart/contract/fields";
import type { ScheduleEntry, ScheduleWeek } from "@kvart/contract/staff/schedule";
import { addDays, type CalendarDate, weekOf } from "@kvart/contract/time";
import { ActionIcon, Alert, Button, SegmentedControl } from "@mantine/core";
import { useMediaQuery } from "@mantine/hooks";
import { keepPreviousData, useQueries } from "@tanstack/react-query";
import { ChevronLeft, ChevronRight, CopyPlus, Plus, TriangleAlert, UserX } from "lucide-react";
import { useState } from "react";
import { useSearchParams } from "react-router";
import { formatDate } from "../../lib/format.ts";
import { nameOf } from "../../lib/labels.ts";
import { apiQuery } from "../../lib/queries.ts";
import { m } from "../../paraglide/messages.js";
import { ClassCallsButton, ClassCallsDialog } from "../../parts/class-calls/class-calls.tsx";
import { PageHeader } from "../../parts/page-header/page-header.tsx";
import { QueryResult, type QueryState } from "../../parts/states/states.tsx";
import { AbsenceDialog } from "./absence/absence-dialog.tsx";
import { AbsencesBar } from "./absence/absences-bar.tsx";
import { Board } from "./board/board.tsx";
import { Legend } from "./board/legend.tsx";
import { ChangesBar } from "./changes-bar.tsx";
import { ClosedBanner } from "./closings/closed-banner.tsx";
import { CopyWeekDialog } from "./dialogs/copy-week-dialog.tsx";
import { type Made, opensCalls } from "./dialogs/use-schedule-change.ts";
import { type Open, Opened } from "./opened.tsx";
import styles from "./schedule.module.css";
import { SubstitutionsBar } from "./substitutions/substitutions-bar.tsx";

interface WeekChoiceProps {
	dates: readonly CalendarDate[];
	today: CalendarDate;
	/** Null is the current week. */
	onChoose: (monday: CalendarDate | null) => void;
}

function WeekChoice({ dates, today, onChoose }: WeekChoiceProps) {
	const monday = dates[0] ?? today;
	const isThis = monday === weekOf(today)[0];
	return (
		<nav className={styles.weeks} aria-label={m.schedule_weeks()}>
			<ActionIcon aria-label={m.schedule_previous_week()} onClick={() => onChoose(addDays(monday, -7))}>
				<ChevronLeft aria-hidden />
			</ActionIcon>
			<span className={styles.week} aria-live="polite">
				{formatDate(monday).replace(/ ?\d{4}\.?$/, "")} – {formatDate(dates.at(-1) ?? monday)}
			</span>
			<ActionIcon aria-label={m.schedule_next_week()} onClick={() => onChoose(addDays(monday, 7))}>
				<ChevronRight aria-hidden />
			</ActionIcon>
			<Button variant="default" className={styles.current} disabled={isThis} onClick={() => onChoose(null)}>
				{m.schedule_this_week()}
			</Button>
		</nav>
	);
}

const allRooms = "all";

/** Room and week are in the address, so that links restore them. */
function usePlace(rooms: readonly GymRoom[], first: GymRoom) {
	const [search, setSearch] = useSearchParams();
	// On a narrower screen the columns would be too narrow to read.
	const wide = useMediaQuery("(min-width: 1200px)", false, { getInitialValueInEffect: false });
	const several = wide && rooms.length > 1;
	const room = rooms.find(({ id }) => String(id) === search.get("room")) ?? first;
	const shown = several && search.get("room") === allRooms ? rooms : [room];
	const week = dateField.safeParse(search.get("week")).data;
	function go(change: { room?: string; week?: string | null }) {
		const next = new URLSearchParams(search);
		if (change.room !== undefined) next.set("room", change.room);
		if (change.week === null) next.delete("week");
		else if (change.week !== undefined) next.set("week", change.week);
		setSearch(next, { replace: true });
	}
	const choices = rooms.map((one) => ({ value: String(one.id), label: nameOf(one) }));
	return {
		shown,
		week,
		go,
		chosen: shown.length > 1 ? allRooms : String(room.id),
		choices: several ? [...choices, { value: allRooms, label: m.schedule_all_rooms() }] : choices,
	};
}

type Weeks = readonly [ScheduleWeek, ...ScheduleWeek[]];

/** The same week of each room, once all are there. */
function useWeeks(rooms: readonly GymRoom[], date: CalendarDate | undefined): QueryState<Weeks> {
	const results = useQueries({
		queries: rooms.map(({ id }) => ({
			...apiQuery("getScheduleWeek", { params: { id }, query: date === undefined ? {} : { date } }),
			placeholderData: keepPreviousData,
		})),
	});
	const [first, ...others] = results.flatMap(({ data }) => data ?? []);
	const complete =
		first && others.length === rooms.length - 1 && others.every(({ dates }) => dates[0] === first.dates[0]);
	return {
		data: complete ? [first, ...others] : undefined,
		error: results.find(({ error }) => error)?.error ?? null,
		refetch: () => Promise.all(results.map(({ refetch }) => refetch())),
	};
}

const uniqueById = <T extends { id: number }>(items: readonly T[]) => [
	...new Map(items.map((item) => [item.id, item])).values(),
];

export function RoomSchedule({ rooms, first }: { rooms: readonly GymRoom[]; first: GymRoom }) {
	const { shown, week, go, chosen, choices } = usePlace(rooms, first);
	const [open, setOpen] = useState<Open | null>(null);
	const [calling, setCalling] = useState(false);
	const query = useWeeks(shown, week);

	function changed(made: Made) {
		setOpen(null);
		setCalling(opensCalls(made));
	}

	const openEntry = (entry: ScheduleEntry) => setOpen({ kind: "entry", entry });
	const addFrom = ({ dates, today, room }: ScheduleWeek) =>
		setOpen({
			kind: "add",
			roomId: room.id,
			draft: { date: dates.includes(today) ? today : (dates[0] ?? today), time: 1800 },
		});

	return (
		<QueryResult query={query} rows={10}>
			{(weeks) => {
				const [data] = weeks;
				const conflicts = new Set(weeks.flatMap(({ clashes }) => clashes.map(({ period_id }) => period_id)));
				return (
					<>
						<PageHeader
							title={m.schedule_title()}
							text={m.schedule_text()}
							actions={
								<>
									<ClassCallsButton gymId={data.gym.id} onOpen={() => setCalling(true)} />
									<Button
										variant="default"
										leftSection={<UserX size={18} aria-hidden />}
										onClick={() => setOpen({ kind: "away" })}
									>
										{m.schedule_away()}
									</Button>
									{weeks.length === 1 && (
										<Button
											variant="default"
											leftSection={<CopyPlus size={18} aria-hidden />}
											onClick={() => setOpen({ kind: "copy-week" })}
										>
											{m.schedule_copy_week()}
										</Button>
									)}
									<Button leftSection={<Plus size={18} aria-hidden />} onClick={() => addFrom(data)}>
										{m.schedule_add()}
									</Button>
								</>
							}
						/>
						<div className={styles.tools}>
							{rooms.length > 1 ? (
								<SegmentedControl
									size="md"
									aria-label={m.schedule_rooms()}
									value={chosen}
									onChange={(room) => go({ room })}
									data={choices}
								/>
							) : (
								<b>{nameOf(data.room)}</b>
							)}
							<WeekChoice dates={data.dates} today={data.today} onChoose={(monday) => go({ week: monday })} />
						</div>
						<SubstitutionsBar
							gymId={data.gym.id}
							onSolve={(away) => setOpen({ kind: "away", ...away })}
							onDone={changed}
						/>
						<AbsencesBar
							gymId={data.gym.id}
							today={data.today}
							onSolve={(away) => setOpen({ kind: "away", ...away })}
						/>
						<ChangesBar gymId={data.gym.id} onCall={() => setCalling(true)} />
						<ClosedBanner closings={uniqueById(weeks.flatMap(({ closings }) => closings))} />
						{conflicts.size > 0 && (
							<Alert color="danger" mb="md" icon={<TriangleAlert size={20} aria-hidden />}>
								{m.schedule_clashes({ count: conflicts.size })}
							</Alert>
						)}
						<Board
							weeks={weeks}
							onOpen={openEntry}
							onRemove={(entry) => setOpen({ kind: "remove", entry })}
							onAdd={({ roomId, ...draft }) => draft.date >= data.today && setOpen({ kind: "add", roomId, draft })}
							onMove={(entry, to) => setOpen({ kind: "move", entry, to })}
						/>
						<Legend />
						{open?.kind === "copy-week" && (
							<CopyWeekDialog week={data} rooms={rooms} onDone={changed} onClose={() => setOpen(null)} />
						)}
						{open?.kind === "away" && (
							<AbsenceDialog
								gymId={data.gym.id}
								today={data.today}
								start={open}
								onDone={changed}
								onClose={() => setOpen(null)}
							/>
						)}
						{open && open.kind !== "copy-week" && open.kind !== "away" && (
							<Opened open={open} weeks={weeks} rooms={rooms} onOpen={setOpen} onChanged={changed} />
						)}
						{calling && <ClassCallsDialog gymId={data.gym.id} onClose={() => setCalling(false)} />}
					</>
				);
			}}
		</QueryResult>
	);
}
