import type { FillReport } from "@kvart/contract/staff/reports";
import { formatShare } from "../../lib/format.ts";
import { m } from "../../paraglide/messages.js";
import type { FigureColumn } from "./figure.tsx";

export type Fill = FillReport["total"];

/** Of the places there were; null when there were none. */
export function shareOf({ taken, capacity }: Fill): number | null {
	return capacity === 0 ? null : taken / capacity;
}

export function shareInWords(fill: Fill): string {
	const share = shareOf(fill);
	return share === null ? "" : formatShare(share);
}

/** Percent with one digit, for spreadsheets. */
function percent(fill: Fill): number | null {
	const share = shareOf(fill);
	return share === null ? null : Math.round(share * 1000) / 10;
}

export function fillColumns<Row extends Fill>(): FigureColumn<Row>[] {
	return [
		{ label: m.numbers_held(), value: ({ held }) => held, align: "end" },
		{ label: m.numbers_places(), value: ({ capacity }) => capacity, align: "end" },
		{ label: m.numbers_taken(), value: ({ taken }) => taken, align: "end" },
		{ label: `${m.numbers_share()} %`, value: percent, show: shareInWords, align: "end" },
	];
}
