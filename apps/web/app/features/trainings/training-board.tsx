import { ArrowRight, SearchX } from "lucide";
import type { ReactNode } from "react";
import { useLocalePath } from "../../i18n/use-locale.ts";
import { useAddress, withParams } from "../../lib/address.ts";
import { m } from "../../paraglide/messages.js";
import { LinkButton } from "../../ui/button/link-button.tsx";
import { LinkChip } from "../../ui/chip/link-chip.tsx";
import { EmptyState } from "../../ui/empty-state/empty-state.tsx";
import { Icon } from "../../ui/icon/icon.tsx";
import { Link } from "../../ui/link/link.tsx";
import { Notice } from "../../ui/notice/notice.tsx";
import { useSheetParam } from "../../ui/sheet/use-sheet-param.ts";
import { VisuallyHidden } from "../../ui/visually-hidden/visually-hidden.tsx";
import styles from "./training-board.module.css";
import { TrainingCard } from "./training-card.tsx";
import {
	type DurationBand,
	durationBands,
	filterOf,
	type IntensityBand,
	intensityBands,
	matches,
} from "./training-filter.ts";
import { TrainingSheet } from "./training-sheet.tsx";
import type { Training, TrainingsData } from "./trainings.server.ts";

const intensityNames: Record<IntensityBand, () => string> = {
	light: m.trainings_light,
	medium: m.trainings_moderate,
	hard: m.trainings_hard,
};
const durationNames: Record<DurationBand, () => string> = {
	short: m.trainings_short,
	medium: m.trainings_middling,
	long: m.trainings_long,
};

/** Filter and sheet are part of the address. */
export function TrainingBoard({ data }: { data: TrainingsData }) {
	const { trainings } = data;
	const { pathname, search } = useAddress();
	const sheet = useSheetParam("training");
	const shown = trainings.filter((training) => matches(training, filterOf(search)));
	const open = trainings.find(({ id }) => String(id) === sheet.value);
	return (
		<>
			<VisuallyHidden as="h2">{m.trainings_list()}</VisuallyHidden>
			<FilterBar trainings={trainings} />
			<output data-swap="count" className={styles.count}>
				{m.trainings_shown({ count: shown.length, total: trainings.length })}
			</output>
			<div data-swap="missing" className={styles.missing}>
				{sheet.value !== undefined && !open && (
					<Notice kind="error" dismissTo={sheet.closeTo}>
						{m.trainings_missing()}
					</Notice>
				)}
			</div>
			<div data-swap="list">
				{shown.length > 0 ? (
					<ul className={styles.grid}>
						{shown.map((training) => (
							<li key={training.id}>
								<TrainingCard training={training} to={sheet.hrefOf(String(training.id))} />
							</li>
						))}
						<li>
							<Schedules schedules={data.schedules} />
						</li>
					</ul>
				) : (
					<EmptyState
						glyph={SearchX}
						level={3}
						title={m.trainings_empty_title()}
						text={m.trainings_empty_text()}
						action={
							<LinkButton to={pathname} look="ink" inPlace="push">
								{m.trainings_clear()}
							</LinkButton>
						}
					/>
				)}
			</div>
			<div data-swap="sheet">{open && <TrainingSheet training={open} data={data} closeTo={sheet.closeTo} />}</div>
		</>
	);
}

/** Links, so that a choice works without scripts. Bands without trainings are left out. */
function FilterBar({ trainings }: { trainings: readonly Training[] }) {
	const { pathname, search } = useAddress();
	const now = filterOf(search);
	const none = { intensity: undefined, duration: undefined };
	const intensities = (Object.keys(intensityBands) as IntensityBand[]).filter((band) =>
		trainings.some((training) => matches(training, { ...none, intensity: band })),
	);
	const durations = (Object.keys(durationBands) as DurationBand[]).filter((band) =>
		trainings.some((training) => matches(training, { ...none, duration: band })),
	);
	const to = (name: string, band: string, on: boolean) =>
		withParams({ pathname, search }, { training: undefined, [name]: on ? undefined : band });
	return (
		<nav aria-label={m.trainings_filter()} data-swap="filter" className={styles.bar}>
			<Choice label={m.trainings_intensity()}>
				{intensities.map((band) => (
					<li key={band}>
						<LinkChip on={now.intensity === band} to={to("intensity", band, now.intensity === band)}>
							{intensityNames[band]()}
						</LinkChip>
					</li>
				))}
			</Choice>
			<Choice label={m.trainings_duration()}>
				{durations.map((band) => (
					<li key={band}>
						<LinkChip on={now.duration === band} to={to("duration", band, now.duration === band)}>
							{durationNames[band]()}
						</LinkChip>
					</li>
				))}
			</Choice>
		</nav>
	);
}

function Choice({ label, children }: { label: string; children: ReactNode }) {
	return (
		<div className={styles.choice}>
			<p className={styles.label}>{label}</p>
			<ul aria-label={label} className={styles.chips}>
				{children}
			</ul>
		</div>
	);
}

function Schedules({ schedules }: Pick<TrainingsData, "schedules">) {
	const localePath = useLocalePath();
	return (
		<section aria-labelledby="training-schedules" data-ground="lime" className={styles.block}>
			<h3 id="training-schedules" className={styles.title}>
				{m.trainings_schedule()}
			</h3>
			<ul className={styles.list}>
				{schedules.map(({ name, path }) => (
					<li key={path}>
						<Link to={localePath(path)} className={styles.link}>
							{name}
							<Icon glyph={ArrowRight} />
						</Link>
					</li>
				))}
			</ul>
		</section>
	);
}
