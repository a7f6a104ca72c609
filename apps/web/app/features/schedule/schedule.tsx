import type { BookingCircumstances } from "@kvart/contract/booking";
import type { ReactNode } from "react";
import { problemMessage } from "../../i18n/problem-message.ts";
import type { Slot } from "../../lib/slot.ts";
import type { PageProps } from "../../lib/use-page-props.ts";
import { Button } from "../../ui/button/button.tsx";
import { Notice } from "../../ui/notice/notice.tsx";
import { VisuallyHidden } from "../../ui/visually-hidden/visually-hidden.tsx";
import { Board, type BoardAction } from "./board.tsx";
import { BoardHead } from "./board-head.tsx";
import { EmptyBoard } from "./empty-board.tsx";
import { InfoSheetHost } from "./info-sheet-host.tsx";
import styles from "./schedule.module.css";
import type { ScheduleData } from "./schedule-data.ts";
import { Toolbar } from "./toolbar.tsx";
import { useBoard } from "./use-board.ts";

interface ScheduleProps {
	data: ScheduleData;
	/** The trainings as they are now, for the person who looks. */
	slots: readonly Slot[];
	circumstances: BookingCircumstances;
	/** How it stands with what the address asks for and the data does not hold yet. */
	loading: Pick<PageProps<unknown>, "stale" | "problem" | "retry">;
	/** What stands at the foot of a card: the button that books. */
	renderAction: BoardAction;
}

export function Schedule({ data, slots, circumstances, loading, renderAction }: ScheduleProps) {
	const { words } = data;
	const board = useBoard(data, slots, circumstances);
	const { address, week, day, now, entries, shown } = board;
	const { stale, problem, retry } = loading;
	const sheet = address.book ?? address.info;
	const missing = !stale && sheet !== undefined && entries.every(({ slot }) => slot.id !== sheet);
	const otherRoom = board.roomId !== data.roomId;
	const again = (
		<Button look="ghost" size="small" onClick={retry}>
			{words.retry}
		</Button>
	);
	return (
		<>
			<BoardHead data={data} week={week} />
			{data.roomId !== null && <Toolbar data={data} roomId={board.roomId} day={day} today={now.date} />}
			{missing && <output className={styles.missing}>{words.missing}</output>}
			{otherRoom && problem !== null ? (
				<Instead>
					<Notice kind="error" live action={again}>
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
						words={words}
						renderAction={renderAction}
					/>
				</div>
			)}
			<VisuallyHidden as="output">
				{shown.length < entries.length ? `${shown.length} / ${entries.length}` : ""}
			</VisuallyHidden>
			<InfoSheetHost
				info={data.info}
				problem={problem}
				again={again}
				entries={entries}
				days={week.days}
				words={words}
			/>
		</>
	);
}

function Instead({ children }: { children: ReactNode }) {
	return <div className={styles.instead}>{children}</div>;
}
