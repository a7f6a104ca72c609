import { useQuery } from "@tanstack/react-query";
import { ask } from "../../../lib/ask.ts";
import { compareTexts } from "../../../lib/format.ts";
import type { Option } from "../../../parts/fields/select-field.tsx";
import { nameOf } from "../words.ts";

const inOrder = (options: Option<number>[]) => options.toSorted((a, b) => compareTexts(a.label, b.label));

/** What can be held. */
export function useTrainingOptions(): Option<number>[] {
	const { data = [] } = useQuery(ask("listTrainings"));
	return inOrder(
		data.map((training) => ({ value: training.id, label: `${nameOf(training)}, ${training.duration} min` })),
	);
}

/** Who can hold it: those of the club first, then everybody else of the chain. */
export function useCoachOptions(gymId: number): Option<number>[] {
	const { data = [] } = useQuery(ask("listTrainers"));
	const options = (ofClub: boolean) =>
		inOrder(
			data
				.filter(({ gym_ids }) => gym_ids.includes(gymId) === ofClub)
				.map(({ id, name }) => ({ value: id, label: name })),
		);
	return [...options(true), ...options(false)];
}

/** Somebody who is not in the list any more still holds what is planned. */
export function withCurrent(options: Option<number>[], current: { id: number; name: string } | null): Option<number>[] {
	if (!current || options.some(({ value }) => value === current.id)) return options;
	return [{ value: current.id, label: current.name }, ...options];
}
