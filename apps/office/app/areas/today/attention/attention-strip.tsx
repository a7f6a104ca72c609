import type { DeskDay } from "@kvart/contract/staff/today";
import { useQuery } from "@tanstack/react-query";
import { ArrowRight, TriangleAlert } from "lucide-react";
import { useId } from "react";
import { Link } from "react-router";
import { apiQuery } from "../../../lib/queries.ts";
import { m } from "../../../paraglide/messages.js";
import styles from "./attention.module.css";
import { enquiryMatters, trainingMatters } from "./attention.ts";

/** What somebody has to see to today; nothing on a calm day. */
export function AttentionStrip({ day, withClub }: { day: DeskDay; withClub: boolean }) {
	const title = useId();
	const { data: counts } = useQuery(apiQuery("countEnquiries"));
	const matters = [
		...trainingMatters(day.trainings, new Date(day.now), withClub),
		...(counts ? enquiryMatters(counts) : []),
	];
	if (matters.length === 0) return null;
	return (
		<section aria-labelledby={title} className={styles.strip}>
			<h2 id={title} className={styles.title}>
				<TriangleAlert size={20} aria-hidden />
				{m.today_attention()}
			</h2>
			<ul className={styles.matters}>
				{matters.map(({ key, label, to }) => (
					<li key={key}>
						<Link to={to} className={styles.matter}>
							{label}
							<ArrowRight size={18} aria-hidden />
						</Link>
					</li>
				))}
			</ul>
		</section>
	);
}
