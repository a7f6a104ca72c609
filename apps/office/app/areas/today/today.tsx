import type { DeskDay } from "@kvart/contract/staff/today";
import { addDays, type CalendarDate } from "@kvart/contract/time";
import { ActionIcon, Button, Text } from "@mantine/core";
import { DateInput } from "@mantine/dates";
import { CalendarX2, ChevronLeft, ChevronRight, QrCode } from "lucide-react";
import { useState } from "react";
import { Route, Routes, useNavigate, useSearchParams } from "react-router";
import { useClub } from "../../lib/club.ts";
import { formatLongDate } from "../../lib/format.ts";
import { m } from "../../paraglide/messages.js";
import { ClassCallsButton, ClassCallsDialog } from "../../parts/class-calls/class-calls.tsx";
import { calendarLabels } from "../../parts/fields/date-fields.tsx";
import { typedDate } from "../../parts/fields/typed-date.ts";
import { PageHeader } from "../../parts/page-header/page-header.tsx";
import { EmptyState, NotFound, QueryResult } from "../../parts/states/states.tsx";
import { boardAddress, dateIn } from "./addresses.ts";
import { AttentionStrip } from "./attention/attention-strip.tsx";
import styles from "./board/board.module.css";
import { FoldedPhase, PhaseSection } from "./board/phase-section.tsx";
import { minutesUntilEnd, minutesUntilStart, phasesOf } from "./board/phases.ts";
import { useDeskDay } from "./desk-queries.ts";
import { FollowUps } from "./follow-ups/follow-ups.tsx";
import { RosterPage } from "./roster/roster-page.tsx";
import { ScanDialog } from "./scan/scan-dialog.tsx";

function DayChoice({ date, onChange }: { date: CalendarDate; onChange: (date: CalendarDate) => void }) {
	return (
		<div className={styles.days}>
			<ActionIcon variant="default" aria-label={m.today_previous_day()} onClick={() => onChange(addDays(date, -1))}>
				<ChevronLeft aria-hidden />
			</ActionIcon>
			<DateInput
				className={styles.day}
				aria-label={m.today_date()}
				value={date}
				valueFormat={(shown) => formatLongDate(shown)}
				dateParser={typedDate}
				ariaLabels={calendarLabels()}
				autoComplete="off"
				onChange={(chosen) => chosen && onChange(chosen)}
			/>
			<ActionIcon variant="default" aria-label={m.today_next_day()} onClick={() => onChange(addDays(date, 1))}>
				<ChevronRight aria-hidden />
			</ActionIcon>
		</div>
	);
}

/** In minutes. */
const longestCountdown = 90;

function TodayBoard({ day, withClub }: { day: DeskDay; withClub: boolean }) {
	const now = new Date(day.now);
	const phases = phasesOf(day.trainings, now);
	const isDone = phases.over.length === day.trainings.length;
	return (
		<div className={styles.board}>
			{isDone && <Text>{m.today_nothing_left()}</Text>}
			<div className={styles.pair}>
				<PhaseSection
					title={m.today_now()}
					trainings={phases.now}
					look="cards"
					countdown={(training) => m.today_ends_in({ minutes: minutesUntilEnd(training, now) })}
					withClub={withClub}
				/>
				<PhaseSection
					title={m.today_next()}
					trainings={phases.next}
					look="cards"
					countdown={(training) => {
						const minutes = minutesUntilStart(training, now);
						return minutes <= longestCountdown ? m.today_starts_in({ minutes }) : "";
					}}
					withClub={withClub}
				/>
			</div>
			<PhaseSection title={m.today_later()} trainings={phases.later} look="lines" withClub={withClub} />
			<FoldedPhase title={m.today_over()} trainings={phases.over} look="lines" withClub={withClub} />
		</div>
	);
}

function Board({ day, withClub }: { day: DeskDay; withClub: boolean }) {
	if (day.trainings.length === 0)
		return <EmptyState icon={CalendarX2} title={m.today_none()} text={m.today_none_text()} />;
	if (day.date === day.today) return <TodayBoard day={day} withClub={withClub} />;
	return <PhaseSection title={m.today_day_trainings()} trainings={day.trainings} look="lines" withClub={withClub} />;
}

function BoardPage() {
	const [search] = useSearchParams();
	const navigate = useNavigate();
	const { club, clubs } = useClub();
	const [open, setOpen] = useState<"scan" | "calls" | null>(null);
	const requested = dateIn(search.get("date")) ?? undefined;
	const query = useDeskDay(requested);
	const today = query.data?.today;
	const date = requested ?? today;
	const isToday = date === undefined || date === today;

	return (
		<>
			<PageHeader
				title={isToday ? m.today_title() : formatLongDate(date)}
				actions={
					<>
						{!isToday && (
							<Button variant="default" onClick={() => void navigate("/today")}>
								{m.today_back()}
							</Button>
						)}
						{date && <DayChoice date={date} onChange={(chosen) => void navigate(boardAddress(chosen, today ?? ""))} />}
						<ClassCallsButton gymId={club?.id} onOpen={() => setOpen("calls")} />
						<Button leftSection={<QrCode size={20} aria-hidden />} onClick={() => setOpen("scan")}>
							{m.today_scan()}
						</Button>
					</>
				}
			/>
			<QueryResult query={query} rows={8}>
				{(day) => {
					const trainings = club ? day.trainings.filter(({ gym }) => gym.id === club.id) : day.trainings;
					const shown = { ...day, trainings };
					const withClub = !club && clubs.length > 1;
					return (
						<>
							{isToday && <AttentionStrip day={shown} withClub={withClub} />}
							{isToday && <FollowUps today={day.today} />}
							<Board day={shown} withClub={withClub} />
						</>
					);
				}}
			</QueryResult>
			{open === "scan" && <ScanDialog onClose={() => setOpen(null)} />}
			{open === "calls" && <ClassCallsDialog gymId={club?.id} onClose={() => setOpen(null)} />}
		</>
	);
}

export function Component() {
	return (
		<Routes>
			<Route index element={<BoardPage />} />
			<Route path=":period/:date" element={<RosterPage />} />
			<Route path="*" element={<NotFound />} />
		</Routes>
	);
}
