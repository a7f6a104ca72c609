import type { BookingCircumstances } from "@kvart/contract/booking";
import type { ReactNode } from "react";
import { useLocalePath } from "../../i18n/use-locale.ts";
import type { Slot } from "../../lib/slot.ts";
import { LinkChip } from "../../ui/chip/link-chip.tsx";
import { Container } from "../../ui/container/container.tsx";
import { VisuallyHidden } from "../../ui/visually-hidden/visually-hidden.tsx";
import { Board, type BoardEntry } from "./board.tsx";
import { BoardHead } from "./board-head.tsx";
import { EmptyBoard } from "./empty-board.tsx";
import { InfoSheetHost } from "./info-sheet-host.tsx";
import { Toolbar } from "./toolbar.tsx";
import type { ScheduleData } from "./schedule-data.ts";
import styles from "./schedule-page.module.css";
import { useBoard } from "./use-board.ts";

interface SchedulePageProps {
	data: ScheduleData;
	/** The trainings as they are now, for the person who looks. */
	slots: readonly Slot[];
	circumstances: BookingCircumstances;
	/** What stands at the foot of a card: the button that books. */
	renderAction: (entry: BoardEntry) => ReactNode;
}

export function SchedulePage({ data, slots, circumstances, renderAction }: SchedulePageProps) {
	const { words } = data;
	const localePath = useLocalePath();
	const { address, week, day, now, entries, shown } = useBoard(data.weeks, slots, circumstances);
	const missing = address.sheet !== null && entries.every(({ slot }) => String(slot.id) !== address.sheet);
	return (
		<div data-ground="ink">
			<Container>
				<BoardHead data={data} week={week} />
				{data.roomId !== null && <Toolbar data={data} day={day} today={now.date} />}
				{missing && <output className={styles["missing"]}>{words.missing}</output>}
				{shown.length === 0 ? (
					<EmptyBoard words={words} filtered={slots.length > 0} />
				) : (
					<div className={styles["board"]}>
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
				{data.others.length > 0 && (
					<nav aria-labelledby="other-schedules" className={styles["others"]}>
						<h2 id="other-schedules" className={styles["title"]}>
							{words.others}
						</h2>
						<ul className={styles["list"]}>
							{data.others.map(([name, path]) => (
								<li key={path}>
									<LinkChip on={false} to={localePath(path)}>
										{name}
									</LinkChip>
								</li>
							))}
						</ul>
					</nav>
				)}
			</Container>
			<InfoSheetHost info={data.info} entries={entries} days={week.days} />
		</div>
	);
}
