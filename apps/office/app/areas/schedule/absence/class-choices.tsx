import type { CoachClass } from "@kvart/contract/staff/schedule-absence";
import { Select, Text } from "@mantine/core";
import { CalendarX } from "lucide-react";
import { formatMoment, nameOf } from "../../../lib/labels.ts";
import { m } from "../../../paraglide/messages.js";
import styles from "../dialogs/dialogs.module.css";

/** The substitute of a class; null cancels it, `keep` leaves it to the coach. */
export type Choice = number | null | "keep";
export type Choices = Readonly<Record<string, Choice>>;

export const keyOf = ({ period_id, training_date }: CoachClass) => `${period_id} ${training_date}`;

/** A coach who is free and teaches it, of the club if possible; without one the class is cancelled. */
export function firstChoice({ candidates }: CoachClass): number | null {
	return candidates.find(({ teaches }) => teaches)?.id ?? null;
}

/** The first choice for each class. A coach who asked about one class keeps the others. */
export function firstChoices(classes: readonly CoachClass[], askedFor?: number): Choices {
	const isAsked = ({ period_id }: CoachClass) => askedFor === undefined || period_id === askedFor;
	return Object.fromEntries(classes.map((one) => [keyOf(one), isAsked(one) ? firstChoice(one) : "keep"]));
}

interface ClassChoicesProps {
	classes: readonly CoachClass[];
	choices: Choices;
	onChoose: (one: CoachClass, choice: Choice) => void;
}

const cancelValue = "cancel";
const keepValue = "keep";

function choiceOf(value: string | null): Choice {
	if (value === keepValue) return "keep";
	return value === null || value === cancelValue ? null : Number(value);
}

/** Free coaches in two groups: those who teach the training, and the others. */
function groupsOf({ candidates }: CoachClass) {
	const options = (teaches: boolean) =>
		candidates
			.filter((candidate) => candidate.teaches === teaches)
			.map(({ id, name, of_club }) => ({
				value: String(id),
				label: of_club ? name : m.schedule_away_other_club({ name }),
			}));
	return [
		{ group: m.schedule_away_able(), items: options(true) },
		{
			group: m.schedule_away_decision(),
			items: [
				{ value: cancelValue, label: m.schedule_away_cancel() },
				{ value: keepValue, label: m.schedule_away_keep() },
			],
		},
		{ group: m.schedule_away_free(), items: options(false) },
	].filter(({ items }) => items.length > 0);
}

export function ClassChoices({ classes, choices, onChoose }: ClassChoicesProps) {
	return (
		<ul className={styles.classes}>
			{classes.map((one) => {
				const label = `${nameOf(one.training)}, ${formatMoment(one.training_date, one.time)}`;
				const chosen = choices[keyOf(one)] ?? null;
				return (
					<li key={keyOf(one)} className={styles.coachClass}>
						<div>
							<Text fw={700}>{nameOf(one.training)}</Text>
							<Text size="sm" className={styles.text}>
								{formatMoment(one.training_date, one.time)}
							</Text>
							<Text size="sm" c="dimmed">
								{one.gym.name}, {nameOf(one.room)} · {m.schedule_away_booked({ count: one.taken })}
							</Text>
						</div>
						<Select
							aria-label={m.schedule_away_choice({ training: label })}
							className={styles.choice}
							data={groupsOf(one)}
							value={chosen === null ? cancelValue : String(chosen)}
							onChange={(value) => onChoose(one, choiceOf(value))}
							allowDeselect={false}
							searchable
							data-cancels={chosen === null || undefined}
							leftSection={chosen === null && <CalendarX size={18} aria-hidden />}
							renderOption={({ option }) =>
								option.value === cancelValue ? (
									<span className={styles.cancels}>
										<CalendarX size={18} aria-hidden />
										{option.label}
									</span>
								) : (
									option.label
								)
							}
							maxDropdownHeight={320}
							nothingFoundMessage={m.parts_nothing_found()}
						/>
					</li>
				);
			})}
		</ul>
	);
}
