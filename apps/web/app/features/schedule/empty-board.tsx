import { CalendarX2, SearchX } from "lucide-react";
import { useAddress } from "../../lib/address.ts";
import { LinkButton } from "../../ui/button/link-button.tsx";
import { EmptyState } from "../../ui/empty-state/empty-state.tsx";
import { withParams } from "../../lib/address.ts";
import { noFilters } from "./board-address.ts";
import type { ScheduleWords } from "./schedule-data.ts";
import styles from "./schedule-page.module.css";

interface EmptyBoardProps {
	words: ScheduleWords;
	/** There are trainings, but none that the filters let through. */
	filtered: boolean;
}

/** Rare, and rarely what somebody stays for: it comes when it is needed. */
export function EmptyBoard({ words, filtered }: EmptyBoardProps) {
	const location = useAddress();
	return (
		<div className={styles["empty"]}>
			{filtered ? (
				<EmptyState
					glyph={SearchX}
					title={words.noneFiltered}
					text={words.noneFilteredText}
					action={
						<LinkButton to={withParams(location, noFilters)} inPlace="push">
							{words.clear}
						</LinkButton>
					}
				/>
			) : (
				<EmptyState glyph={CalendarX2} title={words.none} text={words.noneText} />
			)}
		</div>
	);
}
