import { type Day, stepDay, type WallTime } from "@kvart/contract/time";
import { Fragment, type ReactNode, Suspense, type TouchEvent, useRef, useState } from "react";
import { changeAddress, useAddress, withParams } from "../../lib/address.ts";
import type { Slot, SlotState } from "../../lib/slot.ts";
import styles from "./board.module.css";
import { type BoardAddress, ofDay } from "./board-address.ts";
import { DayColumn } from "./day-column.tsx";
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
	now: WallTime;
	/** Sponsors some trainings. */
	partner: string;
	renderAction: BoardAction;
}

/** Seven columns or one: by the address, or else by the width of the board. */
export function Board({ entries, week, day, mode, now, partner, renderAction }: BoardProps) {
	const location = useAddress();
	const swipe = useDaySwipe((step) => {
		if (mode !== "week") changeAddress(withParams(location, ofDay(stepDay(day, step))), "replace");
	});
	const sheetTo = (name: "info" | "book", id: number) =>
		withParams(location, { info: undefined, book: undefined, [name]: String(id) });
	const [seenFirst] = useState(day);
	const shown = mode === "day" ? week.days.filter((each) => each.day === day) : week.days;
	return (
		<div data-mode={mode ?? "auto"} className={styles.board} {...swipe}>
			{shown.map((each) => {
				// React hydrates what is in a `Suspense` later, or when it is pressed.
				const Turn = each.day === seenFirst ? Fragment : Suspense;
				return (
					<Turn key={each.date}>
						<DayColumn
							day={each}
							chosen={each.day === day}
							over={each.date < now.date}
							entries={entries.filter(({ slot }) => slot.trainingDate === each.date)}
							now={now}
							partner={partner}
							sheetTo={sheetTo}
							renderAction={renderAction}
						/>
					</Turn>
				);
			})}
		</div>
	);
}

/** CSS decides how many days the board has room for. */
function showsOneDay(board: Element): boolean {
	return [...board.children].filter((day) => day.clientWidth > 0).length === 1;
}

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
		onTouchEnd: ({ changedTouches, currentTarget }: TouchEvent) => {
			const finger = changedTouches.item(0);
			const from = start.current;
			start.current = null;
			if (!from || !finger || !showsOneDay(currentTarget)) return;
			const [x, y] = [finger.clientX - from.x, finger.clientY - from.y];
			if (Math.abs(x) > swipeDistance && Math.abs(x) > swipeSlope * Math.abs(y)) onStep(x < 0 ? 1 : -1);
		},
	};
}
