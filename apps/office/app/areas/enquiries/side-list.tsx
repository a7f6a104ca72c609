import type { EnquirySummary } from "@kvart/contract/staff/enquiries";
import { Badge, Button } from "@mantine/core";
import { NavLink, useLocation } from "react-router";
import { formatNumber } from "../../lib/format.ts";
import { m } from "../../paraglide/messages.js";
import styles from "./enquiries.module.css";
import { dueLabel, kindLabel, personLabel, urgencyColors, urgencyOf } from "./enquiry-labels.ts";
import { useEnquiryFilter } from "./use-enquiry-filter.ts";
import { useInbox } from "./use-inbox.ts";

function Entry({ enquiry, search }: { enquiry: EnquirySummary; search: string }) {
	const { id, kind, gym, message, new_mail } = enquiry;
	return (
		<li>
			<NavLink to={{ pathname: `/enquiries/inbox/${id}`, search }} className={styles.entry}>
				<strong className={styles.line}>{personLabel(enquiry)}</strong>
				<span className={styles.line}>{message || kindLabel(kind)}</span>
				<span className={styles.entryState}>
					<Badge size="sm" color={urgencyColors[urgencyOf(enquiry)]}>
						{dueLabel(enquiry)}
					</Badge>
					{new_mail && (
						<Badge size="sm" color="lime">
							{m.enquiries_new_mail_badge()}
						</Badge>
					)}
					<span>{gym?.name ?? m.enquiries_no_club()}</span>
				</span>
			</NavLink>
		</li>
	);
}

/** The list that an enquiry was opened from, beside it. */
export function SideList() {
	const { search } = useLocation();
	const { query, more } = useInbox(useEnquiryFilter().filter);
	const { data: rows = [] } = query;
	return (
		<nav aria-label={m.enquiries_title()} className={styles.side}>
			<p className={styles.sideCount}>
				{more.has && more.total !== undefined
					? m.parts_rows_of({ count: rows.length, total: formatNumber(more.total) })
					: m.parts_rows({ count: rows.length })}
			</p>
			<ul className={styles.entries}>
				{rows.map((enquiry) => (
					<Entry key={enquiry.id} enquiry={enquiry} search={search} />
				))}
			</ul>
			{more.has && (
				<Button variant="default" fullWidth loading={more.loading} onClick={more.load}>
					{m.parts_more_rows()}
				</Button>
			)}
		</nav>
	);
}
