import type { EnquiryNote, ReceivedMail } from "@kvart/contract/staff/enquiries";
import { Badge } from "@mantine/core";
import { Paperclip } from "lucide-react";
import { formatInstant } from "../../lib/format.ts";
import { m } from "../../paraglide/messages.js";
import styles from "./enquiries.module.css";

function originLabel(note: EnquiryNote, { bounce }: ReceivedMail): string {
	if (bounce) return m.enquiries_mail_bounce();
	return note.kind === "automatic" ? m.enquiries_mail_automatic() : m.enquiries_mail_received();
}

/** The address is what the mail says, so warnings stand beside it. */
function Sender({ mail }: { mail: ReceivedMail }) {
	const { sender, sender_name, other_sender, genuine } = mail;
	return (
		<>
			<strong>{sender_name || sender}</strong> {sender_name && `<${sender}> `}
			{other_sender && (
				<Badge color="warning" size="sm">
					{m.enquiries_mail_other_sender()}
				</Badge>
			)}{" "}
			{genuine !== null && (
				<Badge color={genuine ? "booked" : "danger"} size="sm">
					{genuine ? m.enquiries_mail_genuine() : m.enquiries_mail_not_genuine()}
				</Badge>
			)}
		</>
	);
}

/** A mail of the person, or of their mail program. */
export function ReceivedMailNote({ note, mail }: { note: EnquiryNote; mail: ReceivedMail }) {
	const { kind, text, created_at } = note;
	const { attachments, quoted, shortened, bounce } = mail;
	return (
		<li className={styles.note} data-kind={bounce ? "bounce" : kind}>
			<header>
				<span>
					<Sender mail={mail} />
					<br />
					{originLabel(note, mail)}
				</span>
				<time dateTime={created_at}>{formatInstant(created_at)}</time>
			</header>
			<p>{text || m.enquiries_mail_no_text()}</p>
			{shortened && <p className={styles.aside}>{m.enquiries_mail_shortened()}</p>}
			{attachments.length > 0 && (
				<p className={styles.aside}>
					<Paperclip size={16} aria-hidden />{" "}
					{m.enquiries_mail_attachments({ count: attachments.length, names: attachments.join(", ") })}
				</p>
			)}
			{quoted && (
				<details className={styles.quoted}>
					<summary>{m.enquiries_mail_quoted()}</summary>
					<p>{quoted}</p>
				</details>
			)}
		</li>
	);
}
