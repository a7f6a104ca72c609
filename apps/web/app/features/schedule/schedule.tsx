import type { BookingCircumstances } from "@kvart/contract/booking";
import { Info } from "lucide";
import type { ReactNode } from "react";
import { problemMessage } from "../../i18n/problem-message.ts";
import { useLocalePath } from "../../i18n/use-locale.ts";
import { useAddress, withParams } from "../../lib/address.ts";
import type { Slot } from "../../lib/slot.ts";
import type { LoadedData } from "../../lib/use-page-data.ts";
import { m } from "../../paraglide/messages.js";
import { Button } from "../../ui/button/button.tsx";
import { LinkButton } from "../../ui/button/link-button.tsx";
import { EmptyState } from "../../ui/empty-state/empty-state.tsx";
import { Notice } from "../../ui/notice/notice.tsx";
import { VisuallyHidden } from "../../ui/visually-hidden/visually-hidden.tsx";
import { Board, type BoardAction } from "./board.tsx";
import { noFilters } from "./board-address.ts";
import { BoardHead } from "./board-head.tsx";
import { InfoSheetHost } from "./info-sheet-host.tsx";
import styles from "./schedule.module.css";
import type { ScheduleData } from "./schedule.server.ts";
import { Toolbar } from "./toolbar.tsx";
import { useBoard } from "./use-board.ts";

interface ScheduleProps {
	data: ScheduleData;
	/** Updated for the current person. */
	slots: readonly Slot[];
	circumstances: BookingCircumstances;
	/** State of data that the address needs and the page does not have yet. */
	loading: Pick<LoadedData<unknown>, "stale" | "problem" | "retry">;
	renderAction: BoardAction;
}

export function Schedule({ data, slots, circumstances, loading, renderAction }: ScheduleProps) {
	const board = useBoard(data, slots, circumstances);
	const { address, week, day, now, entries, shown } = board;
	const { stale, problem, retry } = loading;
	const sheet = address.book ?? address.info;
	const missing = !stale && sheet !== undefined && entries.every(({ slot }) => slot.id !== sheet);
	const otherRoom = board.roomId !== data.roomId;
	const retryButton = (
		<Button look="ghost" size="small" onClick={retry}>
			{m.schedule_retry()}
		</Button>
	);
	return (
		<>
			<BoardHead data={data} week={week} room={data.rooms.find(({ id }) => id === board.roomId)?.name} />
			{data.roomId !== null && <Toolbar data={data} roomId={board.roomId} day={day} today={now.date} />}
			{missing && <output className={styles.missing}>{m.schedule_missing()}</output>}
			{otherRoom && problem !== null ? (
				<Instead>
					<Notice kind="error" live action={retryButton}>
						{problemMessage(problem)}
					</Notice>
				</Instead>
			) : shown.length === 0 ? (
				<Instead>
					<EmptyBoard data={data} filtered={slots.length > 0} />
				</Instead>
			) : (
				<div aria-busy={otherRoom || undefined} className={styles.board}>
					<Board
						entries={shown}
						week={week}
						day={day}
						mode={address.mode}
						now={now}
						partner={data.partner}
						renderAction={renderAction}
					/>
				</div>
			)}
			<VisuallyHidden as="output">
				{shown.length < entries.length ? `${shown.length} / ${entries.length}` : ""}
			</VisuallyHidden>
			<InfoSheetHost info={data.info} problem={problem} retry={retryButton} entries={entries} days={week.days} />
		</>
	);
}

function Instead({ children }: { children: ReactNode }) {
	return <div className={styles.instead}>{children}</div>;
}

interface EmptyBoardProps {
	data: Pick<ScheduleData, "kind" | "club" | "roomId">;
	/** The filters hide all trainings. */
	filtered: boolean;
}

function EmptyBoard({ data: { kind, club, roomId }, filtered }: EmptyBoardProps) {
	const location = useAddress();
	const localePath = useLocalePath();
	// The head of the page says that there is no promotion.
	if (kind === "promotion" && roomId === null) {
		return (
			<LinkButton to={localePath(`/training-schedule/${club.id}`)}>{m.schedule_title({ club: club.name })}</LinkButton>
		);
	}
	if (!filtered)
		return (
			<EmptyState
				glyph={Info}
				title={kind === "promotion" ? m.schedule_no_promotion() : m.schedule_none()}
				text={kind === "promotion" ? m.schedule_no_promotion_text() : m.schedule_none_text()}
			/>
		);
	return (
		<EmptyState
			glyph={Info}
			title={m.schedule_none_filtered()}
			text={m.schedule_none_filtered_text()}
			action={
				<LinkButton to={withParams(location, noFilters)} inPlace="push">
					{m.schedule_clear()}
				</LinkButton>
			}
		/>
	);
}
