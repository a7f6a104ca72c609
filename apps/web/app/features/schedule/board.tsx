import { type Day, stepDay, type WallTime } from "@kvart/contract/time";
import { type CSSProperties, type ReactNode, type TouchEvent, useRef } from "react";
import { changeAddress, useAddress, withParams } from "../../lib/address.ts";
import type { Slot, SlotState } from "../../lib/slot.ts";
import { Link } from "../../ui/link/link.tsx";
import styles from "./board.module.css";
import { type BoardAddress, ofDay } from "./board-address.ts";
import { DayColumn } from "./day-column.tsx";
import type { ScheduleTexts } from "./texts.server.ts";
import type { BoardWeek } from "./week.server.ts";

export interface BoardEntry {
	slot: Slot;
	state: SlotState;
}

/** Renders the button of a card; `bookTo` is the address of the booking sheet. */
export type BoardAction = (entry: BoardEntry, bookTo: string) => ReactNode;

interface BoardProps {
	entries: readonly BoardEntry[];
	week: BoardWeek;
	day: Day;
	mode: BoardAddress["mode"];
	/** Also the days that are over. */
	past: boolean;
	now: WallTime;
	texts: ScheduleTexts;
	renderAction: BoardAction;
}

/** Seven columns or one: by the address, or else by the width of the screen. */
export function Board({ entries, week, day, mode, past, now, texts, renderAction }: BoardProps) {
	const location = useAddress();
	const swipe = useDaySwipe((step) => {
		if (window.matchMedia(oneDay[mode ?? "auto"]).matches)
			changeAddress(withParams(location, ofDay(stepDay(day, step))), "replace");
	});
	const sheetTo = (name: "info" | "book", id: number) =>
		withParams(location, { info: undefined, book: undefined, [name]: String(id) });
	const shown = mode === "day" ? week.days.filter((each) => each.day === day) : week.days;
	const over = week.days.filter(({ date }) => date < now.date).length;
	const columns = past ? week.days.length : week.days.length - over;
	return (
		<div data-mode={mode ?? "auto"} data-past={past ? "shown" : "folded"} className={styles.frame}>
			{over > 0 && over < week.days.length && (
				<p className={styles.past}>
					<Link to={withParams(location, { past: past ? undefined : "1" })} inPlace="replace">
						{past ? texts.hidePastDays : texts.pastDays}
					</Link>
				</p>
			)}
			<div className={styles.board} style={{ "--columns": columns } as CSSProperties} {...swipe}>
				{shown.map((each) => (
					<DayColumn
						key={each.date}
						day={each}
						chosen={each.day === day}
						over={each.date < now.date}
						entries={entries.filter(({ slot }) => slot.trainingDate === each.date)}
						now={now}
						texts={texts}
						sheetTo={sheetTo}
						renderAction={renderAction}
					/>
				))}
			</div>
		</div>
	);
}

/** Media queries for showing one day only. */
const oneDay = { week: "not all", day: "all", auto: "(width < 1280px)" };

/** In pixels, and clearly more sideways than down. */
const swipeDistance = 56;
const swipeSlope = 1.6;

/** Detects swipes without blocking taps and scrolling. */
function useDaySwipe(onStep: (by: 1 | -1) => void) {
	const start = useRef<{ x: number; y: number } | null>(null);
	return {
		onTouchStart: ({ touches }: TouchEvent) => {
			const finger = touches.item(0);
			start.current = touches.length === 1 && finger ? { x: finger.clientX, y: finger.clientY } : null;
		},
		onTouchEnd: ({ changedTouches }: TouchEvent) => {
			const finger = changedTouches.item(0);
			const from = start.current;
			start.current = null;
			if (!from || !finger) return;
			const [x, y] = [finger.clientX - from.x, finger.clientY - from.y];
			if (Math.abs(x) > swipeDistance && Math.abs(x) > swipeSlope * Math.abs(y)) onStep(x < 0 ? 1 : -1);
		},
	};
}
