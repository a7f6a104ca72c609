import { useQuery } from "@tanstack/react-query";
import { formatNumber } from "../../lib/format.ts";
import { apiQuery } from "../../lib/queries.ts";
import { useStaff } from "../../lib/staff.ts";
import { m } from "../../paraglide/messages.js";
import { StatCard } from "../../parts/stat-card/stat-card.tsx";
import styles from "./enquiries.module.css";

const inbox = (query: Record<string, string>) => `/enquiries/inbox?${new URLSearchParams(query).toString()}`;

/** How many enquiries wait; each number links to its list. */
export function InboxCounts() {
	const { user_id } = useStaff();
	const { data } = useQuery(apiQuery("countEnquiries"));
	if (!data) return <div className={styles.counts} data-waiting="" />;
	const show = formatNumber;
	return (
		<div className={styles.counts}>
			<StatCard label={m.enquiries_waiting()} value={show(data.waiting)} to={inbox({ status: "waiting" })} />
			<StatCard
				label={m.enquiries_late()}
				value={show(data.late)}
				note={m.enquiries_late_note({ count: data.reply_days })}
				to={inbox({ age: "late" })}
			/>
			<StatCard
				label={m.enquiries_overdue()}
				value={show(data.overdue)}
				note={m.enquiries_overdue_note()}
				to={inbox({ age: "overdue" })}
			/>
			<StatCard
				label={m.enquiries_unassigned()}
				value={show(data.unassigned)}
				to={inbox({ status: "waiting", assignee: "none" })}
			/>
			<StatCard
				label={m.enquiries_mine()}
				value={show(data.mine)}
				to={inbox({ status: "waiting", assignee: String(user_id) })}
			/>
		</div>
	);
}
