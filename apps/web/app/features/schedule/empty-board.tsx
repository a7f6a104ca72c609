import { CalendarX2, SearchX } from "lucide";
import { useLocalePath } from "../../i18n/use-locale.ts";
import { useAddress, withParams } from "../../lib/address.ts";
import { LinkButton } from "../../ui/button/link-button.tsx";
import { EmptyState } from "../../ui/empty-state/empty-state.tsx";
import { noFilters } from "./board-address.ts";
import type { ScheduleData } from "./schedule-data.ts";

interface EmptyBoardProps {
	data: Pick<ScheduleData, "kind" | "club" | "roomId" | "words">;
	/** There are trainings, but none that the filters let through. */
	filtered: boolean;
}

export function EmptyBoard({ data: { kind, club, roomId, words }, filtered }: EmptyBoardProps) {
	const location = useAddress();
	const localePath = useLocalePath();
	// That there is no promotion, the head of the page has said.
	if (kind === "promotion" && roomId === null) {
		return <LinkButton to={localePath(`/training-schedule/${club.id}`)}>{words.schedule}</LinkButton>;
	}
	if (!filtered) return <EmptyState glyph={CalendarX2} title={words.none} text={words.noneText} />;
	return (
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
	);
}
