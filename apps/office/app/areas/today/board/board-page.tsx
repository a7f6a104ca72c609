import type { DeskDay } from "@kvart/contract/staff/today";
import { Button, Text } from "@mantine/core";
import { CalendarX2, QrCode } from "lucide-react";
import { useState } from "react";
import { useNavigate, useSearchParams } from "react-router";
import { useClub } from "../../../lib/club.ts";
import { formatLongDate } from "../../../lib/format.ts";
import { m } from "../../../paraglide/messages.js";
import { PageHeader } from "../../../parts/page-header/page-header.tsx";
import { Answer } from "../../../parts/states/answer.tsx";
import { EmptyState } from "../../../parts/states/empty-state.tsx";
import { boardAddress, dateIn } from "../addresses.ts";
import { useDeskDay } from "../desk-queries.ts";
import { ScanDialog } from "../scan/scan-dialog.tsx";
import styles from "./board.module.css";
import { DayChoice } from "./day-choice.tsx";
import { FoldedPhase, PhaseSection } from "./phase-section.tsx";
import { minutesUntilEnd, minutesUntilStart, phasesOf } from "./phases.ts";

/** A countdown is of use while it is short. */
const longestCountdown = 90;

function TodayBoard({ day, withClub }: { day: DeskDay; withClub: boolean }) {
	const now = new Date(day.now);
	const phases = phasesOf(day.trainings, now);
	const isDone = phases.over.length === day.trainings.length;
	return (
		<div className={styles.board}>
			{isDone && <Text>{m.today_nothing_left()}</Text>}
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

/** The front desk's first page: what runs, what comes next, and one tap to each roster. */
export function BoardPage() {
	const [search] = useSearchParams();
	const navigate = useNavigate();
	const { club, clubs } = useClub();
	const [scanning, setScanning] = useState(false);
	const asked = dateIn(search.get("date")) ?? undefined;
	const query = useDeskDay(asked);
	const today = query.data?.today;
	const date = asked ?? today;
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
						<Button leftSection={<QrCode size={20} aria-hidden />} onClick={() => setScanning(true)}>
							{m.today_scan()}
						</Button>
					</>
				}
			/>
			<Answer query={query} rows={8}>
				{(day) => {
					const trainings = club ? day.trainings.filter(({ gym }) => gym.id === club.id) : day.trainings;
					return <Board day={{ ...day, trainings }} withClub={!club && clubs.length > 1} />;
				}}
			</Answer>
			{scanning && <ScanDialog onClose={() => setScanning(false)} />}
		</>
	);
}
