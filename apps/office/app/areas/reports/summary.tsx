import type { BookingReport, EnquiryReport, FillReport } from "@kvart/contract/staff/reports";
import { formatNumber, formatShare } from "../../lib/format.ts";
import { m } from "../../paraglide/messages.js";
import { StatCard } from "../../parts/stat-card/stat-card.tsx";
import styles from "./reports.module.css";
import { fillLabel, formatDuration } from "./values.ts";

interface SummaryProps {
	fill: FillReport | undefined;
	bookings: BookingReport | undefined;
	enquiries: EnquiryReport | undefined;
}

const waiting = "…";
const unknown = "–";

function BookingCards({ weeks }: Pick<BookingReport, "weeks">) {
	const sum = (count: "booked" | "cancelled" | "expected" | "came") =>
		weeks.reduce((total, week) => total + week[count], 0);
	const [booked, expected] = [sum("booked"), sum("expected")];
	const cancelled = formatShare(booked === 0 ? 0 : sum("cancelled") / booked);
	const missed = expected === 0 ? null : formatShare((expected - sum("came")) / expected);
	return (
		<>
			<StatCard
				label={m.reports_bookings()}
				value={formatNumber(booked)}
				note={m.reports_cancelled_note({ share: cancelled })}
			/>
			<StatCard
				label={m.reports_no_show()}
				value={missed ?? unknown}
				note={missed === null ? m.reports_no_check_ins() : m.reports_no_show_note()}
			/>
		</>
	);
}

function ReplyCard({ hours }: { hours: number | null }) {
	return (
		<StatCard
			label={m.reports_answer_time()}
			value={hours === null ? unknown : formatDuration(hours)}
			note={hours === null ? m.reports_no_replies() : m.reports_answer_time_note()}
		/>
	);
}

export function Summary({ fill, bookings, enquiries }: SummaryProps) {
	const total = fill?.total;
	const [taken, capacity] = [formatNumber(total?.taken ?? 0), formatNumber(total?.capacity ?? 0)];
	return (
		<div className={styles.summary}>
			<StatCard
				label={m.reports_fill()}
				value={total ? fillLabel(total) || unknown : waiting}
				note={m.reports_fill_note({ taken, capacity })}
			/>
			<StatCard
				label={m.reports_held()}
				value={total ? formatNumber(total.held) : waiting}
				note={m.reports_held_note()}
			/>
			{bookings && <BookingCards weeks={bookings.weeks} />}
			{enquiries && <ReplyCard hours={enquiries.total.median_hours} />}
		</div>
	);
}
