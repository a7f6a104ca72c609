/** Something that must hold, and what was seen of it. */
export interface Check {
	what: string;
	measured: string | number;
	wanted: string;
	holds: boolean;
}

/** What a trial found. */
export interface Outcome {
	/** For the table of the report; trials of one kind name the same ones. */
	figures: Record<string, string | number>;
	checks: Check[];
	/** What the reader of the figures should know. */
	notes?: string[];
}

/** One way of making life hard for the software, and what must hold meanwhile. */
export interface Trial {
	/** By which it is called on the command line. */
	name: string;
	title: string;
	/** `say` tells whoever waits what is being done. */
	run(say: (text: string) => void): Promise<Outcome>;
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
