import { useQuery } from "@tanstack/react-query";
import { compareTexts } from "../../../lib/format.ts";
import { nameOf } from "../../../lib/labels.ts";
import { apiQuery } from "../../../lib/queries.ts";
import type { Option } from "../../../parts/fields/choice-fields.tsx";

const inOrder = (options: Option<number>[]) => options.toSorted((a, b) => compareTexts(a.label, b.label));

export function useTrainingOptions(): Option<number>[] {
	const { data = [] } = useQuery(apiQuery("listTrainings"));
	return inOrder(
		data.map((training) => ({ value: training.id, label: `${nameOf(training)}, ${training.duration} min` })),
	);
}

/** In minutes; that of no training is 0. */
export function useDurationOf(trainingId: number | null): number {
	const { data = [] } = useQuery(apiQuery("listTrainings"));
	return data.find(({ id }) => id === trainingId)?.duration ?? 0;
}

/** Coaches of the club first. */
export function useCoachOptions(gymId: number): Option<number>[] {
	const { data = [] } = useQuery(apiQuery("listTrainers"));
	const options = (ofClub: boolean) =>
		inOrder(
			data
				.filter(({ gym_ids }) => gym_ids.includes(gymId) === ofClub)
				.map(({ id, name }) => ({ value: id, label: name })),
		);
	return [...options(true), ...options(false)];
}

/** Adds the current value if it is not an option any more. */
export function withCurrent(options: Option<number>[], current: { id: number; name: string } | null): Option<number>[] {
	if (!current || options.some(({ value }) => value === current.id)) return options;
	return [{ value: current.id, label: current.name }, ...options];
}
