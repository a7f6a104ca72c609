/** First and last value of each band. */
export const intensityBands = { light: [0, 2], medium: [3, 3], hard: [4, 5] } as const;
export const durationBands = { short: [0, 30], medium: [31, 50], long: [51, Number.POSITIVE_INFINITY] } as const;

export type IntensityBand = keyof typeof intensityBands;
export type DurationBand = keyof typeof durationBands;

export interface TrainingFilter {
	intensity: IntensityBand | undefined;
	duration: DurationBand | undefined;
}

function bandIn<T extends string>(bands: Record<T, unknown>, value: string | null): T | undefined {
	return value !== null && Object.hasOwn(bands, value) ? (value as T) : undefined;
}

/** The filter of an address; unknown values are ignored. */
export function filterOf(search: string): TrainingFilter {
	const params = new URLSearchParams(search);
	return {
		intensity: bandIn(intensityBands, params.get("intensity")),
		duration: bandIn(durationBands, params.get("duration")),
	};
}

function within(value: number, [first, last]: readonly [number, number]): boolean {
	return value >= first && value <= last;
}

export function matches(training: { intensity: number; duration: number }, filter: TrainingFilter): boolean {
	return (
		(!filter.intensity || within(training.intensity, intensityBands[filter.intensity])) &&
		(!filter.duration || within(training.duration, durationBands[filter.duration]))
	);
}
