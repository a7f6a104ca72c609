import { enquiryForm } from "@kvart/contract/enquiries/kinds";
import type { EnquirySummary } from "@kvart/contract/staff/enquiries";
import type { CalendarDate } from "@kvart/contract/time";
import { useQuery } from "@tanstack/react-query";
import { ArrowRight, CalendarClock } from "lucide-react";
import { useId } from "react";
import { Link } from "react-router";
import { currentLanguage } from "../../../i18n/language.ts";
import { useClub } from "../../../lib/club.ts";
import { formatDate } from "../../../lib/format.ts";
import { apiQuery } from "../../../lib/queries.ts";
import { mayEnter, useStaff } from "../../../lib/staff.ts";
import { m } from "../../../paraglide/messages.js";
import styles from "./follow-ups.module.css";

/** As many as fit without pushing the day away. */
const most = 4;

const filter = "follow_up=due";

function FollowUp({ enquiry, today }: { enquiry: EnquirySummary; today: CalendarDate }) {
	const { id, name, phone, kind, gym, follow_up_on } = enquiry;
	const since =
		follow_up_on && follow_up_on < today ? m.today_follow_up_since({ date: formatDate(follow_up_on) }) : null;
	const details = [enquiryForm(kind).name[currentLanguage()], gym?.name, since].filter(Boolean).join(", ");
	return (
		<li className={styles.person}>
			<Link to={`/enquiries/inbox/${id}?${filter}`} className={styles.name}>
				{name}
			</Link>
			<a href={`tel:${phone.replace(/[^\d+]/g, "")}`} className={styles.phone}>
				{phone}
			</a>
			<span className={styles.details}>{details}</span>
		</li>
	);
}

/** People with whom staff wants to get in touch again today; nothing without any. */
export function FollowUps({ today }: { today: CalendarDate }) {
	const title = useId();
	const { club } = useClub();
	const gym = club && { gym: String(club.id) };
	const { data } = useQuery({
		...apiQuery("listEnquiries", { query: { follow_up: "due", ...gym } }),
		enabled: mayEnter(useStaff(), "enquiries"),
	});
	if (!data || data.total === 0) return null;
	return (
		<section aria-labelledby={title} className={styles.section}>
			<h2 id={title} className={styles.title}>
				<CalendarClock size={20} aria-hidden />
				{m.today_follow_ups()}
			</h2>
			<ul className={styles.people}>
				{data.enquiries.slice(0, most).map((enquiry) => (
					<FollowUp key={enquiry.id} enquiry={enquiry} today={today} />
				))}
			</ul>
			{data.total > most && (
				<Link to={`/enquiries/inbox?${filter}`} className={styles.all}>
					{m.today_follow_ups_all({ count: data.total })}
					<ArrowRight size={18} aria-hidden />
				</Link>
			)}
		</section>
	);
}
