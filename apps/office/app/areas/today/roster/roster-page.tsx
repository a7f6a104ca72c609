import { brand } from "@kvart/contract/brand";
import { parseReason } from "@kvart/contract/staff/change-reasons";
import type { DeskTraining, Roster } from "@kvart/contract/staff/today";
import { type CalendarDate, formatClock, instantOf, minutesOf, wallTime } from "@kvart/contract/time";
import { Alert, Button } from "@mantine/core";
import { MessageSquare, Printer, QrCode, UserPlus } from "lucide-react";
import { useState } from "react";
import { useParams } from "react-router";
import { currentLanguage } from "../../../i18n/language.ts";
import { api } from "../../../lib/api.ts";
import { formatLongDate } from "../../../lib/format.ts";
import { reasonLabel } from "../../../lib/reasons.ts";
import { useFile } from "../../../lib/use-file.ts";
import { m } from "../../../paraglide/messages.js";
import { PageHeader } from "../../../parts/page-header/page-header.tsx";
import { Panel } from "../../../parts/panel/panel.tsx";
import { NotFound, QueryResult } from "../../../parts/states/states.tsx";
import { boardAddress, dateIn, periodIn } from "../addresses.ts";
import { Marks, Places } from "../board/training-card.tsx";
import { useRoster } from "../desk-queries.ts";
import { MessageDialog, SentMessages } from "../message/message-dialog.tsx";
import { ScanDialog } from "../scan/scan-dialog.tsx";
import { hours, roomName, trainingName } from "../training-labels.ts";
import { People } from "./people.tsx";
import styles from "./roster.module.css";
import { type RosterState, rosterState } from "./roster-state.ts";
import { WaitingList } from "./waiting-list.tsx";
import { WalkInDialog } from "./walk-in-dialog.tsx";

function usePrint({ period_id, date }: DeskTraining): { busy: boolean; start: () => void } {
	const query = { date, lang: currentLanguage() };
	const load = () => api.getRosterSheet({ params: { id: period_id }, query });
	return useFile(load, `${m.today_roster().toLowerCase()}-${date}.pdf`);
}

function Summary({ training }: Pick<Roster, "training">) {
	return (
		<div className={styles.summary}>
			<div>
				<div className={styles.hours}>
					<time dateTime={`${training.date}T${formatClock(minutesOf(training.time))}`}>{hours(training)}</time>
					<Marks training={training} />
				</div>
				<p className={styles.place}>
					{brand.name} {training.gym.name}, {roomName(training)} · {training.coach?.name ?? m.today_no_coach()}
				</p>
			</div>
			<Places training={training} />
		</div>
	);
}

/** Explains why no member can be added. */
function Notice({ training, state }: { training: Roster["training"]; state: RosterState }) {
	if (training.cancelled) {
		const reason = training.cancel_reason && reasonLabel(parseReason(training.cancel_reason));
		return <Alert color="danger">{reason ? m.today_is_cancelled_why({ reason }) : m.today_is_cancelled()}</Alert>;
	}
	if (!state.change) return <Alert color="gray">{m.today_has_ended()}</Alert>;
	return state.add ? null : <Alert color="gray">{m.today_no_places()}</Alert>;
}

function RosterView({ roster }: { roster: Roster }) {
	const { training } = roster;
	const [open, setOpen] = useState<"scan" | "walk-in" | "message" | null>(null);
	const print = usePrint(training);
	const state = rosterState(roster, instantOf(training.date, training.time));
	const today = wallTime(new Date(roster.now)).date;
	return (
		<>
			<PageHeader
				title={trainingName(training)}
				back={{
					to: boardAddress(training.date, today),
					label: training.date === today ? m.today_title() : formatLongDate(training.date),
				}}
				actions={
					<>
						<Button
							variant="default"
							leftSection={<Printer size={20} aria-hidden />}
							loading={print.busy}
							onClick={print.start}
						>
							{m.today_print()}
						</Button>
						<Button
							variant="default"
							leftSection={<MessageSquare size={20} aria-hidden />}
							disabled={!state.change || training.cancelled}
							onClick={() => setOpen("message")}
						>
							{m.today_message()}
						</Button>
						<Button
							variant="default"
							leftSection={<UserPlus size={20} aria-hidden />}
							disabled={!state.add}
							onClick={() => setOpen("walk-in")}
						>
							{m.today_walk_in()}
						</Button>
						<Button
							leftSection={<QrCode size={20} aria-hidden />}
							disabled={!state.checkIn}
							onClick={() => setOpen("scan")}
						>
							{m.today_scan()}
						</Button>
					</>
				}
			/>
			<Summary training={training} />
			<Panel title={m.today_roster()}>
				<Notice training={training} state={state} />
				<People roster={roster} state={state} />
			</Panel>
			<WaitingList roster={roster} state={state} />
			<SentMessages training={training} />
			{open === "scan" && <ScanDialog training={training} onClose={() => setOpen(null)} />}
			{open === "message" && <MessageDialog training={training} onClose={() => setOpen(null)} />}
			{open === "walk-in" && <WalkInDialog training={training} state={state} onClose={() => setOpen(null)} />}
		</>
	);
}

function RosterOf({ period, date }: { period: number; date: CalendarDate }) {
	return (
		<QueryResult query={useRoster(period, date)} page>
			{(roster) => <RosterView roster={roster} />}
		</QueryResult>
	);
}

export function RosterPage() {
	const params = useParams();
	const period = periodIn(params["period"]);
	const date = dateIn(params["date"]);
	return period !== null && date !== null ? <RosterOf period={period} date={date} /> : <NotFound />;
}
