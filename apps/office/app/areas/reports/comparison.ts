import { addDays, daysBetween } from "@kvart/contract/time";
import { formatShare } from "../../lib/format.ts";
import { m } from "../../paraglide/messages.js";
import type { DateRange } from "./date-range.ts";

/** As many days, just before. */
export function rangeBefore({ from, until }: DateRange): DateRange {
	const days = daysBetween(from, until) + 1;
	return { from: addDays(from, -days), until: addDays(from, -1) };
}

export interface Compared {
	now: number;
	before: number;
	format: (value: number) => string;
	/** Shares are compared in points: a percentage of a percentage misleads. */
	formatDifference?: (difference: number) => string;
}

export interface Change {
	trend: "more" | "less" | "same";
	/** `+12 (+8%)` */
	short: string;
	/** The same as a sentence. */
	sentence: string;
}

const signs = { more: "+", less: "−" } as const;
const sentences = { more: m.reports_change_more, less: m.reports_change_less } as const;

export function changeOf({ now, before, format, formatDifference }: Compared): Change {
	const size = (formatDifference ?? format)(Math.abs(now - before));
	const earlier = format(before);
	// As shown: a difference that is rounded away is none.
	if (now === before || size === (formatDifference ?? format)(0)) {
		return { trend: "same", short: m.reports_change_none(), sentence: m.reports_change_same({ before: earlier }) };
	}
	const trend = now > before ? "more" : "less";
	const sign = signs[trend];
	const share = formatDifference || before === 0 ? null : formatShare(Math.abs(now - before) / before);
	return {
		trend,
		short: share === null ? `${sign}${size}` : `${sign}${size} (${sign}${share})`,
		sentence: sentences[trend]({ difference: share === null ? size : `${size} (${share})`, before: earlier }),
	};
}
