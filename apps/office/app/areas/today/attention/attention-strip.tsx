import type { DeskDay } from "@kvart/contract/staff/today";
import { useQuery } from "@tanstack/react-query";
import { ArrowRight, TriangleAlert } from "lucide-react";
import { useId } from "react";
import { Link } from "react-router";
import { useClub } from "../../../lib/club.ts";
import { apiQuery } from "../../../lib/queries.ts";
import { mayEnter, useStaff } from "../../../lib/staff.ts";
import { m } from "../../../paraglide/messages.js";
import styles from "./attention.module.css";
import { enquiryMatters, substitutionMatters, trainingMatters } from "./attention.ts";

/** Items that need attention today. */
export function AttentionStrip({ day, withClub }: { day: DeskDay; withClub: boolean }) {
	const title = useId();
	const staff = useStaff();
	const { club, clubs, choose } = useClub();
	const { data: counts } = useQuery(apiQuery("countEnquiries"));
	const { data: requests = [] } = useQuery({
		...apiQuery("listSubstitutions"),
		enabled: mayEnter(staff, "schedule"),
	});
	const substitutions = club ? requests.filter(({ gym }) => gym.id === club.id) : requests;
	const matters = [
		...trainingMatters(day.trainings, new Date(day.now), withClub),
		...substitutionMatters(substitutions),
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
				{matters.map(({ key, label, to, gymId }) => (
					<li key={key}>
						<Link
							to={to}
							className={styles.matter}
							onClick={() => gymId !== undefined && choose(clubs.find(({ id }) => id === gymId) ?? null)}
						>
							{label}
							<ArrowRight size={18} aria-hidden />
						</Link>
					</li>
				))}
			</ul>
		</section>
	);
}
