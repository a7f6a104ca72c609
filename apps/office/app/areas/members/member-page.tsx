import { Alert } from "@mantine/core";
import { Ban } from "lucide-react";
import { useParams } from "react-router";
import { formatInstantDate } from "../../lib/format.ts";
import { fullName } from "../../lib/staff.ts";
import { m } from "../../paraglide/messages.js";
import { PageHeader } from "../../parts/page-header/page-header.tsx";
import { Answer } from "../../parts/states/answer.tsx";
import { MemberActions } from "./member-actions.tsx";
import { MemberBookings } from "./member-bookings.tsx";
import { MemberFacts } from "./member-facts.tsx";
import { MemberMails, MemberSessions } from "./member-mails.tsx";
import styles from "./members.module.css";
import { useMember } from "./use-member.ts";

/** One member: who they are, what they booked, and what can be done for them. */
export function MemberPage() {
	const { id } = useParams();
	return (
		<Answer query={useMember(Number(id))} page>
			{(member) => {
				const { blocked_at, blocked_because: reason } = member;
				const date = blocked_at && formatInstantDate(blocked_at);
				return (
					<>
						<PageHeader title={fullName(member)} back={{ to: "/members/list", label: m.members_title() }} />
						{date && (
							<Alert color="danger" icon={<Ban size={20} aria-hidden />} className={styles.alert ?? ""}>
								{reason ? m.members_blocked_text({ date, reason }) : m.members_blocked_no_reason({ date })}
							</Alert>
						)}
						<div className={styles.columns}>
							<div className={styles.column}>
								<MemberFacts key={member.id} member={member} />
								<MemberSessions sessions={member.sessions} />
							</div>
							<div className={styles.column}>
								<MemberBookings bookings={member.bookings} />
								<MemberMails mails={member.mails} />
								<MemberActions member={member} />
							</div>
						</div>
					</>
				);
			}}
		</Answer>
	);
}
