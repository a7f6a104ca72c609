import { formatTime } from "@kvart/contract/time";
import type { ReactNode } from "react";
import { problemMessage } from "../../i18n/problem-message.ts";
import { useAddress, withParams } from "../../lib/address.ts";
import type { ProblemCode } from "../../lib/line-error.ts";
import { Notice } from "../../ui/notice/notice.tsx";
import { lazySheet, useLazySheet } from "../../ui/sheet/lazy-sheet.ts";
import { useSheetParam, useShown } from "../../ui/sheet/use-sheet-param.ts";
import type { BoardEntry } from "./board.tsx";
import type { TrainingInfo } from "./schedule.server.ts";
import type { BoardDay } from "./week.server.ts";

export const infoSheet = lazySheet(async () => (await import("./info-sheet.tsx")).InfoSheet);

interface InfoSheetHostProps {
	info: TrainingInfo | null;
	/** Why the info could not be loaded, and the button to try again. */
	problem: ProblemCode | null;
	retry: ReactNode;
	entries: readonly BoardEntry[];
	days: readonly BoardDay[];
}

/** The info sheet in the address. It opens with the data of the board, before the texts have loaded. */
export function InfoSheetHost({ info, problem, retry, entries, days }: InfoSheetHostProps) {
	const location = useAddress();
	const sheet = useSheetParam("info");
	const wanted = entries.find(({ slot }) => String(slot.id) === sheet.value);
	const shownId = useShown(wanted?.slot.id);
	const entry = entries.find(({ slot }) => slot.id === shownId);
	const { Sheet: InfoSheet } = useLazySheet(infoSheet, wanted?.slot.id, sheet.close);
	if (!entry || !InfoSheet) return null;
	const { slot, state } = entry;
	const day = days.find(({ date }) => date === slot.trainingDate);
	return (
		<InfoSheet
			slot={slot}
			info={info?.slotId === slot.id ? info : null}
			problem={
				problem !== null && (
					<Notice kind="error" live action={retry}>
						{problemMessage(problem)}
					</Notice>
				)
			}
			when={`${day?.full ?? ""}, ${formatTime(slot.time)}`}
			open={wanted !== undefined}
			onClose={sheet.close}
			closeTo={sheet.closeTo}
			bookTo={state === "open" ? withParams(location, { info: undefined, book: String(slot.id) }) : undefined}
		/>
	);
}
