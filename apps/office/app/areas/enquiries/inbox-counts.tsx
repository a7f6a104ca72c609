import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { formatNumber } from "../../lib/format.ts";
import { apiQuery } from "../../lib/queries.ts";
import { useStaff } from "../../lib/staff.ts";
import { m } from "../../paraglide/messages.js";
import styles from "./enquiries.module.css";

const inbox = (query: Record<string, string>) => `/enquiries/inbox?${new URLSearchParams(query).toString()}`;

/** How many enquiries wait; each number links to its list. */
export function InboxCounts() {
	const { user_id } = useStaff();
	const { data } = useQuery(apiQuery("countEnquiries"));
	if (!data) return <div className={styles.counts} data-waiting="" />;
	const late = m.enquiries_late_note({ count: data.reply_days });
	const counts: [label: string, count: number, to: string, title?: string][] = [
		[m.enquiries_waiting(), data.waiting, inbox({ status: "waiting" })],
		[m.enquiries_late(), data.late, inbox({ age: "late" }), late],
		[m.enquiries_overdue(), data.overdue, inbox({ age: "overdue" }), m.enquiries_overdue_note()],
		[m.enquiries_unassigned(), data.unassigned, inbox({ status: "waiting", assignee: "none" })],
		[m.enquiries_mine(), data.mine, inbox({ status: "waiting", assignee: String(user_id) })],
		[m.enquiries_follow_ups(), data.follow_ups, inbox({ follow_up: "due" })],
	];
	return (
		<nav aria-label={m.enquiries_counts()} className={styles.counts}>
			{counts.map(([label, count, to, title]) => (
				<Link key={label} to={to} className={styles.count} title={title}>
					<data value={count}>{formatNumber(count)}</data> {label}
				</Link>
			))}
		</nav>
	);
}
