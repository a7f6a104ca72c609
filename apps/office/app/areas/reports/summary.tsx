import type { BookingReport, EnquiryReport, FillReport } from "@kvart/contract/staff/reports";
import { formatNumber, formatShare } from "../../lib/format.ts";
import { m } from "../../paraglide/messages.js";
import { StatCard } from "../../parts/stat-card/stat-card.tsx";
import { ChangeNote } from "./change-note.tsx";
import styles from "./reports.module.css";
import { formatDuration, formatPoints, shareOf } from "./values.ts";

interface SummaryReports {
	fill: FillReport | undefined;
	bookings: BookingReport | undefined;
	enquiries: EnquiryReport | undefined;
}

const waiting = "…";
const unknown = "–";

type Weeks = BookingReport["weeks"];

/** Sums of all weeks; shares are null without anything to divide by. */
function attendance(weeks: Weeks) {
	const sum = (count: "booked" | "cancelled" | "expected" | "came") =>
		weeks.reduce((total, week) => total + week[count], 0);
	const [booked, expected] = [sum("booked"), sum("expected")];
	return {
		booked,
		cancelled: booked === 0 ? 0 : sum("cancelled") / booked,
		missed: expected === 0 ? null : (expected - sum("came")) / expected,
	};
}

function BookingCards({ weeks, before }: { weeks: Weeks; before: Weeks | undefined }) {
	const { booked, cancelled, missed } = attendance(weeks);
	const earlier = before && attendance(before);
	return (
		<>
			<StatCard
				label={m.reports_bookings()}
				value={formatNumber(booked)}
				note={m.reports_cancelled_note({ share: formatShare(cancelled) })}
				change={<ChangeNote now={booked} before={earlier?.booked} format={formatNumber} better="more" />}
			/>
			<StatCard
				label={m.reports_no_show()}
				value={missed === null ? unknown : formatShare(missed)}
				note={missed === null ? m.reports_no_check_ins() : m.reports_no_show_note()}
				change={
					missed !== null && (
						<ChangeNote
							now={missed}
							before={earlier?.missed}
							format={formatShare}
							formatDifference={formatPoints}
							better="less"
						/>
					)
				}
			/>
		</>
	);
}

function ReplyCard({ hours, before }: { hours: number | null; before: number | null | undefined }) {
	return (
		<StatCard
			label={m.reports_answer_time()}
			value={hours === null ? unknown : formatDuration(hours)}
			note={hours === null ? m.reports_no_replies() : m.reports_answer_time_note()}
			change={hours !== null && <ChangeNote now={hours} before={before} format={formatDuration} better="less" />}
		/>
	);
}

function FillCards({ total, before }: { total: FillReport["total"]; before: FillReport["total"] | undefined }) {
	const share = shareOf(total);
	const [taken, capacity] = [formatNumber(total.taken), formatNumber(total.capacity)];
	return (
		<>
			<StatCard
				label={m.reports_fill()}
				value={share === null ? unknown : formatShare(share)}
				note={m.reports_fill_note({ taken, capacity })}
				change={
					share !== null && (
						<ChangeNote
							now={share}
							before={before && shareOf(before)}
							format={formatShare}
							formatDifference={formatPoints}
							better="more"
						/>
					)
				}
			/>
			<StatCard
				label={m.reports_held()}
				value={formatNumber(total.held)}
				note={m.reports_held_note()}
				change={<ChangeNote now={total.held} before={before?.held} format={formatNumber} />}
			/>
		</>
	);
}

export function Summary({ now, before }: { now: SummaryReports; before: SummaryReports }) {
	const { fill, bookings, enquiries } = now;
	return (
		<div className={styles.summary}>
			{fill ? (
				<FillCards total={fill.total} before={before.fill?.total} />
			) : (
				<StatCard label={m.reports_fill()} value={waiting} />
			)}
			{bookings && <BookingCards weeks={bookings.weeks} before={before.bookings?.weeks} />}
			{enquiries && <ReplyCard hours={enquiries.total.median_hours} before={before.enquiries?.total.median_hours} />}
		</div>
	);
}
