import { formatTime } from "@kvart/contract/time";
import type { ReactNode } from "react";
import { problemMessage } from "../../i18n/problem-message.ts";
import { useAddress, withParams } from "../../lib/address.ts";
import type { ProblemCode } from "../../lib/line-error.ts";
import { Notice } from "../../ui/notice/notice.tsx";
import { useSheetParam } from "../../ui/sheet/use-sheet-param.ts";
import { useShown } from "../../ui/sheet/use-shown.ts";
import type { BoardEntry } from "./board.tsx";
import { InfoSheet } from "./info-sheet.tsx";
import type { BoardDay, ScheduleWords, TrainingInfo } from "./schedule-data.ts";

interface InfoSheetHostProps {
	info: TrainingInfo | null;
	/** Why the text did not come, and the button that asks again. */
	problem: ProblemCode | null;
	again: ReactNode;
	entries: readonly BoardEntry[];
	days: readonly BoardDay[];
	words: ScheduleWords;
}

/** The sheet of the training that the address asks about. What the board knows of it is there at once. */
export function InfoSheetHost({ info, problem, again, entries, days, words }: InfoSheetHostProps) {
	const location = useAddress();
	const sheet = useSheetParam("info");
	const asked = entries.find(({ slot }) => String(slot.id) === sheet.value);
	const shownId = useShown(asked?.slot.id);
	const entry = entries.find(({ slot }) => slot.id === shownId);
	if (!entry) return null;
	const { slot, state } = entry;
	const day = days.find(({ date }) => date === slot.trainingDate);
	return (
		<InfoSheet
			slot={slot}
			words={words}
			info={info?.slotId === slot.id ? info : null}
			problem={
				problem !== null && (
					<Notice kind="error" live action={again}>
						{problemMessage(problem)}
					</Notice>
				)
			}
			when={`${day?.full ?? ""}, ${formatTime(slot.time)}`}
			open={asked !== undefined}
			onClose={sheet.close}
			closeTo={sheet.closeTo}
			bookTo={state === "open" ? withParams(location, { info: undefined, book: String(slot.id) }) : undefined}
		/>
	);
}
