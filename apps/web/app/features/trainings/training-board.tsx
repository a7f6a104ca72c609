import { SearchX } from "lucide";
import { useAddress } from "../../lib/address.ts";
import { m } from "../../paraglide/messages.js";
import { LinkButton } from "../../ui/button/link-button.tsx";
import { EmptyState } from "../../ui/empty-state/empty-state.tsx";
import { Notice } from "../../ui/notice/notice.tsx";
import { useSheetParam } from "../../ui/sheet/use-sheet-param.ts";
import { VisuallyHidden } from "../../ui/visually-hidden/visually-hidden.tsx";
import { FilterBar } from "./filter-bar.tsx";
import { Schedules } from "./schedules.tsx";
import styles from "./training-board.module.css";
import { TrainingCard } from "./training-card.tsx";
import { filterOf, matches } from "./training-filter.ts";
import { TrainingSheet } from "./training-sheet.tsx";
import type { TrainingsData } from "./trainings-data.ts";

/** Filter, cards and the sheet of the one that the address names: all three follow the address alone. */
export function TrainingBoard({ data }: { data: TrainingsData }) {
	const { words, trainings } = data;
	const { pathname, search } = useAddress();
	const sheet = useSheetParam("training");
	const shown = trainings.filter((training) => matches(training, filterOf(search)));
	const open = trainings.find(({ id }) => String(id) === sheet.value);
	return (
		<>
			<VisuallyHidden as="h2">{words.trainings}</VisuallyHidden>
			<FilterBar words={words.filter} trainings={trainings} />
			<output data-swap="count" className={styles.count}>
				{m.trainings_shown({ count: shown.length, total: trainings.length })}
			</output>
			<div data-swap="missing" className={styles.missing}>
				{sheet.value !== undefined && !open && (
					<Notice kind="error" dismissTo={sheet.closeTo}>
						{words.missing}
					</Notice>
				)}
			</div>
			<div data-swap="list">
				{shown.length > 0 ? (
					<ul className={styles.grid}>
						{shown.map((training) => (
							<li key={training.id}>
								<TrainingCard training={training} facts={words.facts} to={sheet.hrefOf(String(training.id))} />
							</li>
						))}
						<li>
							<Schedules title={words.schedule} schedules={data.schedules} />
						</li>
					</ul>
				) : (
					<EmptyState
						glyph={SearchX}
						level={3}
						title={words.empty.title}
						text={words.empty.text}
						action={
							<LinkButton to={pathname} look="ink" inPlace="push">
								{words.filter.clear}
							</LinkButton>
						}
					/>
				)}
			</div>
			<div data-swap="sheet">{open && <TrainingSheet training={open} data={data} closeTo={sheet.closeTo} />}</div>
		</>
	);
}
