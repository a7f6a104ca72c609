import { formatTime } from "@kvart/contract/time";
import { useAddress } from "../../lib/address.ts";
import { useSheetParam } from "../../ui/sheet/use-sheet-param.ts";
import { withParams } from "../../lib/address.ts";
import { useShown } from "../../ui/sheet/use-shown.ts";
import type { BoardEntry } from "./board.tsx";
import { InfoSheet } from "./info-sheet.tsx";
import type { BoardDay, TrainingInfo } from "./schedule-data.ts";

interface InfoSheetHostProps {
	info: TrainingInfo | null;
	entries: readonly BoardEntry[];
	days: readonly BoardDay[];
}

/** The sheet of the training that the address asks about. */
export function InfoSheetHost({ info, entries, days }: InfoSheetHostProps) {
	const location = useAddress();
	const sheet = useSheetParam("info");
	const open = info !== null && sheet.value === String(info.slotId);
	const shown = useShown(info ?? undefined);
	const entry = entries.find(({ slot }) => slot.id === shown?.slotId);
	if (!shown || !entry) return null;
	const { slot, state } = entry;
	const day = days.find(({ date }) => date === slot.trainingDate);
	return (
			<InfoSheet
				info={shown}
				coach={slot.coach}
				when={`${day?.full ?? ""}, ${formatTime(slot.time)}`}
				open={open}
				onClose={sheet.close}
				closeTo={sheet.closeTo}
				bookTo={state === "open" ? withParams(location, { info: undefined, book: String(slot.id) }) : undefined}
			/>
	);
}
