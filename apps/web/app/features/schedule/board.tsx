import { type Day, stepDay, type WallTime } from "@kvart/contract/time";
import type { ReactNode } from "react";
import { changeAddress, useAddress, withParams } from "../../lib/address.ts";
import type { Slot, SlotState } from "../../lib/slot.ts";
import styles from "./board.module.css";
import { type BoardAddress, ofDay } from "./board-address.ts";
import { DayColumn } from "./day-column.tsx";
import type { BoardWeek, ScheduleWords } from "./schedule-data.ts";
import { useDaySwipe } from "./use-day-swipe.ts";

/** A training with what can be done about it now. */
export interface BoardEntry {
	slot: Slot;
	state: SlotState;
}

/** Makes the button of a card; `bookTo` is where the sheet is in which a place is booked. */
export type BoardAction = (entry: BoardEntry, bookTo: string) => ReactNode;

interface BoardProps {
	entries: readonly BoardEntry[];
	week: BoardWeek;
	day: Day;
	mode: BoardAddress["mode"];
	now: WallTime;
	words: ScheduleWords;
	renderAction: BoardAction;
}

/** Seven columns, or one of them: the address decides, and where it does not, the width of the screen. */
export function Board({ entries, week, day, mode, now, words, renderAction }: BoardProps) {
	const location = useAddress();
	const swipe = useDaySwipe((step) => {
		if (window.matchMedia(oneDay[mode ?? "auto"]).matches)
			changeAddress(withParams(location, ofDay(stepDay(day, step))), "replace");
	});
	const sheetTo = (name: "info" | "book", id: number) =>
		withParams(location, { info: undefined, book: undefined, [name]: String(id) });
	const shown = mode === "day" ? week.days.filter((each) => each.day === day) : week.days;
	return (
		<div data-mode={mode ?? "auto"} className={styles.frame}>
			<div className={styles.board} {...swipe}>
				{shown.map((each) => (
					<DayColumn
						key={each.date}
						day={each}
						chosen={each.day === day}
						entries={entries.filter(({ slot }) => slot.trainingDate === each.date)}
						now={now}
						words={words}
						sheetTo={sheetTo}
						renderAction={renderAction}
					/>
				))}
			</div>
		</div>
	);
}

/** When only one day is on the screen. */
const oneDay = { week: "not all", day: "all", auto: "(width < 1280px)" };
