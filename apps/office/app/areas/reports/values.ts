import type { FillReport } from "@kvart/contract/staff/reports";
import { formatNumber, formatShare } from "../../lib/format.ts";
import { m } from "../../paraglide/messages.js";
import type { ChartColumn } from "./chart-panel.tsx";

const hoursInDay = 24;

/** In hours up to two days, then in days. */
export function formatDuration(hours: number): string {
	if (hours < 2 * hoursInDay) return m.reports_hours({ count: Math.round(hours) });
	return m.reports_days({ count: Math.round(hours / hoursInDay) });
}

/** 0.032 as `3,2 p. p.` */
export function formatPoints(share: number): string {
	return m.reports_points({ points: formatNumber(share * 100) });
}

type Fill = FillReport["total"];

/** Null if there was no capacity. */
export function shareOf({ taken, capacity }: Fill): number | null {
	return capacity === 0 ? null : taken / capacity;
}

export function fillLabel(fill: Fill): string {
	const share = shareOf(fill);
	return share === null ? "" : formatShare(share);
}

/** Percent with one decimal, for spreadsheets. */
function percent(fill: Fill): number | null {
	const share = shareOf(fill);
	return share === null ? null : Math.round(share * 1000) / 10;
}

export function fillColumns<Row extends Fill>(): ChartColumn<Row>[] {
	return [
		{ label: m.reports_held(), value: ({ held }) => held, align: "end" },
		{ label: m.reports_places(), value: ({ capacity }) => capacity, align: "end" },
		{ label: m.reports_taken(), value: ({ taken }) => taken, align: "end" },
		{ label: `${m.reports_share()} %`, value: percent, show: fillLabel, align: "end" },
	];
}
