import type { BookingReport, EnquiryReport, FillReport } from "@kvart/contract/staff/reports";
import { formatNumber, formatShare } from "../../lib/format.ts";
import { m } from "../../paraglide/messages.js";
import { StatCard } from "../../parts/stat-card/stat-card.tsx";
import { durationInWords } from "./duration.ts";
import { shareInWords } from "./fill.ts";
import styles from "./numbers.module.css";

interface SummaryProps {
	fill: FillReport | undefined;
	bookings: BookingReport | undefined;
	enquiries: EnquiryReport | undefined;
}

const waiting = "…";
const unknown = "–";

function BookingCards({ weeks }: BookingReport) {
	const sum = (figure: "booked" | "cancelled" | "expected" | "came") =>
		weeks.reduce((total, week) => total + week[figure], 0);
	const [booked, expected] = [sum("booked"), sum("expected")];
	const cancelled = formatShare(booked === 0 ? 0 : sum("cancelled") / booked);
	const missed = expected === 0 ? null : formatShare((expected - sum("came")) / expected);
	return (
		<>
			<StatCard
				label={m.numbers_bookings()}
				value={formatNumber(booked)}
				note={m.numbers_cancelled_note({ share: cancelled })}
			/>
			<StatCard
				label={m.numbers_no_show()}
				value={missed ?? unknown}
				note={missed === null ? m.numbers_no_check_ins() : m.numbers_no_show_note()}
			/>
		</>
	);
}

function ReplyCard({ hours }: { hours: number | null }) {
	return (
		<StatCard
			label={m.numbers_answer_time()}
			value={hours === null ? unknown : durationInWords(hours)}
			note={hours === null ? m.numbers_no_replies() : m.numbers_answer_time_note()}
		/>
	);
}

/** The figures that everybody asks for first. */
export function Summary({ fill, bookings, enquiries }: SummaryProps) {
	const total = fill?.total;
	const [taken, capacity] = [formatNumber(total?.taken ?? 0), formatNumber(total?.capacity ?? 0)];
	return (
		<div className={styles.summary}>
			<StatCard
				label={m.numbers_fill()}
				value={total ? shareInWords(total) || unknown : waiting}
				note={m.numbers_fill_note({ taken, capacity })}
			/>
			<StatCard
				label={m.numbers_held()}
				value={total ? formatNumber(total.held) : waiting}
				note={m.numbers_held_note()}
			/>
			{bookings && <BookingCards weeks={bookings.weeks} />}
			{enquiries && <ReplyCard hours={enquiries.total.median_hours} />}
		</div>
	);
}
