/** A condition that must hold, and the measured value. */
export interface Check {
	what: string;
	measured: string | number;
	wanted: string;
	holds: boolean;
}

export interface Outcome {
	/** Columns of the report; equal for all trials of a kind. */
	figures: Record<string, string | number>;
	checks: Check[];
	/** Remarks for the report. */
	notes?: string[];
}

export interface Trial {
	/** Name on the command line. */
	name: string;
	title: string;
	/** `report` prints the progress. */
	run(report: (text: string) => void): Promise<Outcome>;
}

export function none(what: string, measured: number): Check {
	return { what, measured, wanted: "0", holds: measured === 0 };
}

export function all(what: string, measured: number, wanted: number): Check {
	return { what, measured, wanted: String(wanted), holds: measured === wanted };
}

export function some(what: string, measured: number): Check {
	return { what, measured, wanted: "more than 0", holds: measured > 0 };
}

export function atMost(what: string, measured: number, most: number, unit = ""): Check {
	return { what, measured: `${round(measured)}${unit}`, wanted: `at most ${most}${unit}`, holds: measured <= most };
}

export function round(value: number): number {
	return Math.round(value * 100) / 100;
}
