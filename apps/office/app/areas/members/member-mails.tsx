import type { StaffMember } from "@kvart/contract/staff/members";
import { Badge, Text } from "@mantine/core";
import { formatInstant, formatInstantDate } from "../../lib/format.ts";
import { m } from "../../paraglide/messages.js";
import { Panel } from "../../parts/panel/panel.tsx";
import { mailInWords, mailOutcome } from "./member-words.ts";
import styles from "./members.module.css";

/** What was written to the member, and whether it arrived; what was in it is theirs. */
export function MemberMails({ mails }: Pick<StaffMember, "mails">) {
	return (
		<Panel title={m.members_mails()}>
			{mails.length === 0 && <Text c="dimmed">{m.members_no_mails()}</Text>}
			<ul className={styles.list}>
				{mails.map((mail) => {
					const { color, words } = mailOutcome(mail);
					return (
						<li key={mail.id} className={styles.item}>
							<div>
								<Text fw={600}>{mailInWords(mail.template)}</Text>
								<Text size="sm" c="dimmed">
									{formatInstant(mail.sent_at ?? mail.created_at)}
								</Text>
							</div>
							<Badge color={color}>{words}</Badge>
						</li>
					);
				})}
			</ul>
		</Panel>
	);
}

export function MemberSessions({ sessions }: Pick<StaffMember, "sessions">) {
	return (
		<Panel title={m.members_sessions()}>
			{sessions.length === 0 && <Text c="dimmed">{m.members_no_sessions()}</Text>}
			<ul className={styles.list}>
				{sessions.map(({ id, device, created_at, expires_at }) => (
					<li key={id} className={styles.item}>
						<div>
							<Text fw={600}>{device || m.members_device_unknown()}</Text>
							<Text size="sm" c="dimmed">
								{formatInstant(created_at)}, {m.members_session_until({ date: formatInstantDate(expires_at) })}
							</Text>
						</div>
					</li>
				))}
			</ul>
		</Panel>
	);
}
